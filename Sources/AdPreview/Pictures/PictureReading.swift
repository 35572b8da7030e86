import Cells
import InterfaceBuilder
import NativeAds
import Pictures

extension AdPainter {
  /// More cells than any terminal has are no picture that anybody looks at.
  private static let cellLimit = 100_000

  /// Reads the files of all views' pictures and decodes them at the same time.
  mutating func readyPictures() {
    guard options.pictures != .outline, !pictures.drawsOnlyKnown else { return }
    var wanted: [(picture: EncodedPicture, part: PicturePart)] = []
    for view in scene.views where !view.isHidden && !view.clip.isEmpty && !view.rect.isEmpty {
      guard let plan = scene.picture(of: view, mediaMode: options.contentMode),
        let ready = ready(plan, in: view)
      else { continue }
      readied[view.index] = ready
      if !ready.file.isVideo { wanted.append((ready.file.encoded, ready.part)) }
    }
    pictures.decode(wanted)
  }

  /// Finds a picture's cells and reads its file; nil where it cannot be drawn.
  mutating func ready(_ plan: PicturePlan, in view: SceneView) -> ReadyPicture? {
    switch plan.content {
    case .symbol, .unknown: return nil
    case .ad, .resource: break
    }
    guard let place = PicturePlace(plan.rect, of: view, in: scene),
      place.cells.columns * place.cells.rows < Self.cellLimit, let file = file(of: plan)
    else { return nil }
    var drawing = PictureDrawing(
      columns: place.cells.columns, rows: place.cells.rows, crop: place.crop)
    if plan.video != nil, !file.isVideo {
      drawing.crop = poster(file.encoded, plan.rect, place.crop)
    }
    drawing.slices = slices(of: file, filling: plan, in: view)
    return ReadyPicture(
      plan: plan, file: file, place: place, part: drawing.part, crop: drawing.crop,
      slices: drawing.slices)
  }

  /// Returns how a resizable image is stretched; nil for one that is not stretched, or stretched whole.
  private func slices(
    of file: PictureFile, filling plan: PicturePlan, in view: SceneView
  ) -> PictureSlices? {
    guard let image = file.resizable, let slices = image.slices, let pixels = image.pixels(),
      plan.rect == view.rect
    else { return nil }
    func axis(
      _ caps: (Double, Double), _ center: Double?, _ length: Double, _ target: Double
    ) -> PictureSlices.Axis {
      PictureSlices.Axis(
        leading: caps.0, trailing: caps.1, center: center ?? length - caps.0 - caps.1,
        length: length, target: target * Double(image.scale))
    }
    let caps = slices.caps
    return PictureSlices(
      horizontal: axis((caps.left, caps.right), slices.centerWidth, pixels.width, plan.rect.width),
      vertical: axis((caps.top, caps.bottom), slices.centerHeight, pixels.height, plan.rect.height),
      isTiled: slices.isTiled)
  }

  private mutating func file(of plan: PicturePlan) -> PictureFile? {
    do throws(PictureProblem) {
      switch plan.content {
      case .ad(let image):
        if plan.video != nil, let path = pictures.video(image) {
          return PictureFile(encoded: EncodedPicture([]), name: path, isVideo: true)
        }
        guard let encoded = try pictures.encoded(image) else { return nil }
        return PictureFile(encoded: encoded, name: image.name)
      case .resource(let name):
        guard
          let found = pictures.resource(
            name, of: path, scale: scene.tree.traits.scale, appearance: options.appearance),
          let encoded = try pictures.encoded(.file(found.path))
        else { return nil }
        return PictureFile(
          encoded: encoded, name: found.path, isTemplate: found.isTemplate || plan.isTemplate,
          resizable: found.slices == nil ? nil : found)
      case .symbol, .unknown: return nil
      }
    } catch {
      note(error, of: plan)
      return nil
    }
  }

  /// Keeps what is wrong with a view's picture, each once.
  mutating func note(_ problem: PictureProblem, of plan: PicturePlan) {
    var problem = problem
    problem.place = plan.place
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// Says where a file has another size than the ad states; the ad's word decides where it is drawn.
  mutating func compare(_ plan: PicturePlan, with file: PictureFile) {
    guard let stated = plan.stated, let size = pictures.size(of: file.encoded) else { return }
    let sides = [Double(size.width), Double(size.height)]
    guard sides != [stated.width, stated.height] else { return }
    var problem = PictureProblem(
      path: file.name,
      message: "the picture has \(size.width)×\(size.height) pixels, but the ad states "
        + "\(PointText.make(stated.width))×\(PointText.make(stated.height)) and is drawn so")
    problem.isReplaced = false
    note(problem, of: plan)
  }

  /// A poster fills the rectangle of its video, whatever its own ratio is.
  private mutating func poster(
    _ picture: EncodedPicture, _ rect: Rect, _ crop: PictureCrop
  ) -> PictureCrop {
    guard let size = pictures.size(of: picture) else { return crop }
    let filling = PictureCrop.filling(size, ratio: rect.width / rect.height)
    return PictureCrop(
      x: filling.x + crop.x * filling.width, y: filling.y + crop.y * filling.height,
      width: crop.width * filling.width, height: crop.height * filling.height)
  }
}

extension NativeAdImage.Content {
  /// How messages call the picture.
  fileprivate var name: String {
    switch self {
    case .file(let path): path
    case .bundled(let name): name
    case .none: ""
    }
  }
}
