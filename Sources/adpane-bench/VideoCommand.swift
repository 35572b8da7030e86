import Cells
import Glibc
import Pictures

/// `adpane-bench video FILE [COLUMNSxROWS] [FRAMES-A-SECOND]`: plays a file as the program does, into cells that nobody sees.
enum VideoCommand {
  /// Prints how long it played, how many frames were shown and left out, and the processor time with that of ffmpeg.
  static func run(_ arguments: [String]) -> Int32 {
    guard let path = arguments.first else {
      print("adpane-bench: error: video needs a file")
      return 2
    }
    let sides = (arguments.dropFirst().first ?? "63x18").split(separator: "x").compactMap {
      Int($0)
    }
    let rate = arguments.dropFirst(2).first.flatMap { Double($0) } ?? 25
    guard sides.count == 2, rate > 0 else {
      print("adpane-bench: error: video needs a size such as 63x18 and a rate such as 25")
      return 2
    }
    do throws(PictureError) {
      try play(path, PictureDrawing(columns: sides[0], rows: sides[1]), framesPerSecond: rate)
      return 0
    } catch {
      print("adpane-bench: error: \(path): \(error)")
      return 2
    }
  }

  private static func play(
    _ path: String, _ drawing: PictureDrawing, framesPerSecond: Double
  ) throws(PictureError) {
    let facts = try VideoFacts.read(path)
    let grounds = Array(repeating: Color.black, count: drawing.columns * drawing.rows)
    var video = try VideoPlayback(
      path: path, size: drawing.pixels, framesPerSecond: framesPerSecond, duration: facts.duration)
    let begin = Stopwatch.now
    var first: Double?
    var changes = 0
    var cells: [Cell?] = []
    while true {
      let now = Stopwatch.now / 1e6
      if let frame = video.frame(at: now) {
        if first == nil { first = now }
        let drawn = try drawing.cells(of: frame, over: grounds)
        if drawn != cells { changes += 1 }
        cells = drawn
      }
      if video.state == .ended { break }
      var waiting = pollfd(fd: video.descriptor, events: Int16(POLLIN), revents: 0)
      let delay = video.delay(at: Stopwatch.now / 1e6).map { Int32(($0 * 1000).rounded(.up)) }
      if poll(&waiting, 1, delay ?? -1) > 0 { video.read() }
    }
    if let problem = video.problem { throw problem }
    let end = Stopwatch.now / 1e6
    let played = end - (first ?? end)
    let time = processorTime(RUSAGE_SELF) + processorTime(RUSAGE_CHILDREN)
    print(
      "file: \(facts.duration.formatted(decimals: 2)) s, \(facts.framesPerSecond.formatted(decimals: 2)) frames a second"
    )
    print("first frame after \(((first ?? end) - begin / 1e6).formatted(decimals: 2)) s")
    print("played \(played.formatted(decimals: 2)) s")
    print(
      "frames: \(video.shownCount) shown, \(changes) of them different, \(video.droppedCount) left out"
    )
    print(
      "processor time: \(time.formatted(decimals: 2)) s, \(processorTime(RUSAGE_CHILDREN).formatted(decimals: 2)) s of it"
        + " ffmpeg; \((time / (end - begin / 1e6)).formatted(decimals: 2)) cores")
  }

  private static func processorTime(_ who: __rusage_who) -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(who.rawValue), &usage)
    let times = [usage.ru_utime, usage.ru_stime]
    return times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }
}
