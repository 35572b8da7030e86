import AdPreview
import Cells
import Files
import Snapshots

extension Browser {
  /// Offers a name for a picture of what is shown.
  func offerSave() {
    guard let stand = state.stand else { return say("there is no frame to save") }
    let name = SnapshotName.make(stand.rendered, adName: stand.adName, ending: ".svg")
    state.prompt = Prompt(.command, text: "save \(name)")
  }

  /// What the names of files end in that the frame can be saved as.
  static let pictureEndings = [".txt", ".ans", ".ansi", ".svg", ".html", ".htm"]

  /// Saves the frame; the ending of the name decides about the form.
  /// - Parameter isForced: Whether a file that is there already may be written over without a question.
  func save(to path: String, isForced: Bool = false) {
    let path = FileCompletion.expandingHome(path)
    guard let stand = state.stand else { return say("there is no frame to save") }
    guard !path.isEmpty else { return say("save needs a name, such as :save ad.svg") }
    guard let form = Self.form(of: path) else {
      return say("'\(path)' ends in none of .txt, .ans, .svg and .html")
    }
    guard isForced || !asks(about: .picture, path) else { return }
    let frame = CaptionedFrame(
      drawnForFile(stand.rendered), adName: stand.adName, showsObject: shownObject != nil)
    let text = form.encode(
      [frame], appearance: state.options.appearance, isASCII: state.options.isASCII)
    do throws(FileError) {
      try FileContents.write(text, to: path)
      say("saved \(path)")
    } catch {
      say(error.message)
    }
  }

  /// Returns the ad as a file holds it: in ASCII where that was asked for, not where the terminal shows no more.
  private func drawnForFile(_ rendered: RenderedAd) -> RenderedAd {
    guard rendered.options.isASCII != state.options.isASCII, let previewer else { return rendered }
    var options = rendered.options
    options.isASCII = state.options.isASCII
    return previewer.render(ad: ad, options: options, pictures: &pictures)
  }

  /// Asks whether a file may be written over; false where there is none.
  private func asks(about form: Question.SavedForm, _ path: String) -> Bool {
    switch FileKind(ofPath: path) {
    case .missing: return false
    case .folder: say("\(path) is a folder; a name in it is needed")
    default: state.question = Question(purpose: .overwrite(form, path: path))
    }
    needsPaint = true
    return true
  }

  /// Takes the answer to a question; other keys than those of an answer do nothing.
  func answer(_ question: Question, _ key: Key) {
    guard let isYes = Question.answer(key) else { return }
    state.question = nil
    switch question.purpose {
    case .overwrite(_, let path) where !isYes: say("\(path) is left as it was")
    case .overwrite(.picture, let path): save(to: path, isForced: true)
    case .overwrite(.snapshot, let path): saveSnapshot(to: path, isForced: true)
    }
  }

  private static func form(of path: String) -> FrameForm? {
    let name = path.lowercased()
    if name.hasSuffix(".txt") { return .text(.logical) }
    if name.hasSuffix(".ans") || name.hasSuffix(".ansi") { return .ansi(.truecolor) }
    if name.hasSuffix(".svg") { return .svg }
    if name.hasSuffix(".html") || name.hasSuffix(".htm") { return .html }
    return nil
  }

  /// Offers a name for a snapshot of what is shown.
  func takeSnapshot() {
    guard let stand = state.stand else { return say("there is no frame for a snapshot") }
    let name = SnapshotName.make(stand.rendered, adName: stand.adName, ending: ".frame")
    state.prompt = Prompt(.command, text: "snapshot \(name)")
  }

  /// Saves the frame as tests compare it: pictures as outlines, in cells of the usual size unless one was chosen.
  func saveSnapshot(to path: String, isForced: Bool = false) {
    let path = FileCompletion.expandingHome(path)
    guard let previewer else { return say("there is no frame for a snapshot") }
    guard path.hasSuffix(".frame") else {
      return say("snapshot needs a name that ends in .frame; S offers one")
    }
    guard isForced || !asks(about: .snapshot, path) else { return }
    var options = self.options(for: state.device)
    options.isASCII = state.options.isASCII
    options.pictures = .outline
    options.isMonochrome = false
    if case .cell(let size) = state.zoom { options.cell = size }
    let file = FrameFile(previewer.render(ad: ad, options: options))
    do throws(FileError) {
      try FileContents.write(file.text, to: path)
      say("saved \(path)")
    } catch {
      say(error.message)
    }
  }
}

/// Names of snapshots that are safe on every file system.
enum SnapshotName {
  static func make(_ rendered: RenderedAd, adName: String?, ending: String) -> String {
    var layout = FilePath.name(of: rendered.layoutPath)
    if let dot = layout.lastIndex(of: ".") { layout = String(layout[..<dot]) }
    var parts = [layout, adName ?? "no-ad"]
    if let device = rendered.options.device { parts.append(device.name) }
    let options = rendered.options
    if options.isLandscape { parts.append("landscape") }
    if options.appearance == .dark { parts.append("dark") }
    if let language = options.language { parts.append(language) }
    if options.isRightToLeft { parts.append("rtl") }
    if options.textSize != .large { parts.append(options.textSize.rawValue) }
    let name = parts.joined(separator: ".").lowercased()
    let safe = name.map {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) ? $0 : "-"
    }
    return String(safe) + ending
  }
}
