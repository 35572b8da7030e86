import AdPreview
import Cells
import NativeAds
import Pictures

extension Browser {
  /// The clock of the status line goes on so often while no frames do it, in seconds.
  private static let tick = 0.25

  /// Keeps the video of the ad on the screen in step with the SDK's controller, and shows its newest frame.
  func showVideo() {
    loop.deadline = nil
    guard let loaded, loaded.videoController.hasVideoContent else {
      note(nil)
      return endVideo()
    }
    let controller = loaded.videoController
    controller.update()
    let now = EventLoop.now
    if loaded.isVisible, let stage = state.stands.first?.rendered.video {
      show(stage, of: loaded, at: now)
    } else if !loaded.isVisible || !isWaitingForPictures {
      // While pictures are on their way, the media view is there although it cannot be drawn.
      endVideo()
      note(firstFrameProblem(of: loaded) ?? missingFile(of: loaded))
    }
    takeFacts(of: loaded)
    guard controller.state == .playing else { return }
    let second = 1 - controller.currentTime.truncatingRemainder(dividingBy: 1)
    let tick = player == nil ? Self.tick : second
    loop.deadline = now + min(player?.delay(at: now) ?? tick, tick)
  }

  /// Ends the player; the poster is shown again.
  func endVideo() {
    setPlayer(nil)
    if state.stands.first?.playing != nil { setPlaying(nil) }
  }

  /// Gives the terminal away while `body` runs; what nobody sees does not play meanwhile.
  func lendTerminal(_ body: () -> Void) {
    let isPlaying = loaded?.videoController.state == .playing
    if isPlaying {
      loaded?.videoController.mediaPause()
      showVideo()
    }
    terminal.lend(body)
    if isPlaying { loaded?.videoController.mediaPlay() }
  }

  /// What the user learns who plays a video that is not there.
  func sayWhatPlays() {
    if let note = state.videoNote { say(note) }
  }

  // MARK: Parts

  private var isWaitingForPictures: Bool {
    state.feed?.selectedSlot.map(incompleteSlots.contains) ?? needsPictures
  }

  private func show(_ stage: VideoStage, of ad: LoadedAd, at now: Double) {
    let controller = ad.videoController
    let isPlaying = controller.state == .playing
    guard isPlaying || controller.state == .paused else {
      setPlayer(nil)
      shownOverlay = nil
      if state.stands[0].playing != nil { setPlaying(nil) }
      return
    }
    do throws(PictureError) {
      guard let path = stage.path, videoProblem?.path != path else {
        setPlayer(nil)
        let known = videoProblem.flatMap { $0.path == stage.path ? $0.note : nil }
        note(known ?? VideoWords.poster(of: ad.assets, path: stage.path))
        try draw(nil, on: stage, of: controller, duration: stage.duration, isNew: false)
        return
      }
      note(nil)
      let source = VideoPlayer.Source(
        ad: ObjectIdentifier(ad), path: path, size: stage.size, crop: stage.crop)
      let isShown = player?.source.isSameVideo(as: source) == true
      if isWaitingForPictures, !isShown {
        // Decoding begins once all that is seen at first is on the screen.
        setPlayer(nil)
        try draw(nil, on: stage, of: controller, duration: stage.duration, isNew: false)
        return
      }
      // While a size is being changed the frames of the last one do.
      if player?.source != source, !isWaitingForPictures {
        // What passed while ffmpeg was not there yet is not lost.
        let place = controller.currentTime
        setPlayer(
          try VideoPlayer(
            source, start: place < 1 ? 0 : place, duration: stage.duration, after: player))
      }
      try play(stage, of: controller, at: now)
    } catch {
      setPlayer(nil)
      fail(stage.path ?? "", error)
    }
  }

  private func play(
    _ stage: VideoStage, of controller: VideoController, at now: Double
  ) throws(PictureError) {
    guard let player else { return }
    let isFirst = player.frame == nil
    let isNew = try player.advance(isPlaying: controller.state == .playing, at: now)
    // The SDK's clock went on while ffmpeg started.
    if isFirst, isNew { controller.mediaFollow(player.position(at: now)) }
    if let problem = player.problem { throw problem }
    watch(player)
    if player.isOver {
      controller.mediaEnd()
      setPlayer(nil)
      shownOverlay = nil
      return setPlaying(nil)
    }
    guard let frame = player.newestFrame else { return }
    try draw(
      frame.scaled(to: stage.size), on: stage, of: controller, duration: player.duration,
      isNew: isNew)
  }

  /// Draws a frame, or the poster, with the bar of the media view, if that looks otherwise than what is shown.
  private func draw(
    _ frame: PicturePixels?, on stage: VideoStage, of controller: VideoController,
    duration: Double, isNew: Bool
  ) throws(PictureError) {
    let overlay = VideoOverlay(
      state: controller.state == .playing ? .playing : .paused, position: controller.currentTime,
      duration: duration, isMuted: controller.isMuted)
    let isShown = state.stands[0].playing != nil && shownOverlay == overlay
    guard isNew || !isShown else { return }
    shownOverlay = overlay
    setPlaying(try stage.grid(showing: frame, overlay))
  }

  /// Shows the ad's cells as they are now, without drawing anything else anew.
  private func setPlaying(_ grid: Grid?) {
    state.stands[0].playing = grid
    let stand = state.stands[0]
    if let slot = state.feed?.selectedSlot { state.feed?.set(.drawn(stand), inSlot: slot) }
    // The whole screen comes anyway.
    if !needsPaint { paintAd() }
  }

  private func setPlayer(_ new: VideoPlayer?) {
    guard player !== new else { return }
    player = new
    watch(new)
  }

  private func watch(_ player: VideoPlayer?) {
    let descriptor = player?.descriptor ?? -1
    guard descriptor != watchedVideo else { return }
    loop.unwatch(watchedVideo)
    watchedVideo = descriptor
    loop.watch(descriptor) { [unowned self] in self.player?.read() }
  }

  private func fail(_ path: String, _ error: PictureError) {
    let words = VideoWords.problem(error.description)
    sayOnce(words, of: path)
    note(words)
  }

  /// Without a poster, it was the first frame that could not be drawn.
  private func firstFrameProblem(of ad: LoadedAd) -> String? {
    guard ad.isVisible, case .file(let path)? = ad.assets.mediaContent.video,
      let problem = state.stands.first?.rendered.pictureProblems.first(where: { $0.path == path })
    else { return nil }
    sayOnce(problem.message, of: path)
    return problem.message
  }

  /// Without a poster either, there is nothing to be drawn.
  private func missingFile(of ad: LoadedAd) -> String? {
    guard ad.isVisible, state.options.pictures == .symbols else { return nil }
    if case .file? = ad.assets.mediaContent.video { return nil }
    return VideoWords.poster(of: ad.assets, path: nil)
  }

  private func sayOnce(_ words: String, of path: String) {
    if videoProblem?.path != path { say(words) }
    videoProblem = (path, words)
  }

  /// Keeps for the inspector why the poster stands.
  private func note(_ words: String?) {
    guard words != state.videoNote else { return }
    state.videoNote = words
    needsPaint = true
  }
}
