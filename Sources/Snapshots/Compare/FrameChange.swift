/// What changed from one frame to another, in a few words.
struct FrameChange: Equatable {
  /// The views whose place, size or state is another, in the order of the frame.
  let views: [String]
  /// What changed where no view did.
  let rest: String

  init(from old: FrameFile?, to new: FrameFile) {
    let before = Set(old?.views ?? [])
    let after = Set(new.views)
    var names: [String] = []
    let lines =
      new.views.filter { !before.contains($0) } + (old?.views ?? []).filter { !after.contains($0) }
    for name in lines.map(Self.name) where !names.contains(name) { names.append(name) }
    views = names
    rest =
      old?.textRows != new.textRows
      ? "text" : old?.circumstances != new.circumstances ? "size" : "colours or styles"
  }

  /// The name that a line of a frame file begins with.
  private static func name(_ line: String) -> String {
    let text = line.drop { $0 == " " }
    var end = text.startIndex
    while end < text.endIndex, !text[end...].hasPrefix("  ") { end = text.index(after: end) }
    return String(text[..<end])
  }
}
