/// Turns characters into clusters by the policy that ``DisplayText`` documents.
struct ClusterBuilder {
  private(set) var clusters: [DisplayCluster] = []
  private var invisibles: InvisibleCharacters

  /// Marks of one cell, as many as ncurses keeps.
  private static let marksPerCell = 4
  /// Cells of one cluster; a longer one is cut into several, so that no text resists a line break.
  private static let cellsPerCluster = 8
  /// Carries a mark that has nothing to combine with.
  private static let carrier: Unicode.Scalar = "\u{25CC}"

  /// Creates a builder for text that stands in a context, by which direction marks are judged.
  init(context: String) {
    invisibles = InvisibleCharacters(context: context)
  }

  /// Appends a text.
  mutating func append(_ text: String, style: Style) {
    clusters.reserveCapacity(clusters.count + text.utf8.count)
    if PlainCharacters.areAll(in: text) {
      appendPlain(text, style: style)
    } else {
      for character in text { append(character, style: style) }
    }
  }

  /// Appends a text of printable ASCII, of which every byte is a character.
  mutating func appendPlain(_ text: String, style: Style) {
    for byte in text.utf8 {
      let scalar = Unicode.Scalar(byte)
      clusters.append(
        DisplayCluster(
          text: String(Character(scalar)), width: 1, kind: byte == 0x20 ? .space : .text,
          style: style, source: scalar))
    }
  }

  /// Appends a character.
  mutating func append(_ character: Character, style: Style) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return }
    if PlainCharacters.contains(first), scalars.index(after: scalars.startIndex) == scalars.endIndex
    {
      clusters.append(
        DisplayCluster(text: String(character), width: 1, style: style, source: first))
    } else if LineEnd.isLineEnd(first) {
      let text = scalars.reduce(into: "") { $0 += VisibleMark.text(for: $1) ?? "" }
      appendAlone(text, .lineBreak, first, style)
    } else if first == " " || first == "\t" || first.properties.generalCategory == .spaceSeparator {
      appendSpace(scalars, style)
    } else if (0x1F1E6...0x1F1FF).contains(first.value) {
      appendFlag(scalars, style)
    } else if let emoji = EmojiSequence(scalars) {
      appendAlone(emoji.text, .text, first, style, width: emoji.width)
    } else {
      appendScalars(HangulSyllable.composed(Array(scalars)), style)
    }
  }

  /// Spaces of all kinds are drawn as the plain one, so that no blank is anything else in a file;
  /// the wide space of East Asia keeps its two columns.
  private mutating func appendSpace(_ scalars: Character.UnicodeScalarView, _ style: Style) {
    guard let first = scalars.first, scalars.count == 1 else {
      appendScalars(Array(scalars), style)
      return
    }
    let isWide = first.value == 0x3000
    let isGlue = first.value == 0xA0 || first.value == 0x202F || first.value == 0x2007
    appendAlone(
      isWide ? "\u{3000}" : " ", isGlue ? .text : .space, first, style, width: isWide ? 2 : 1)
  }

  /// A flag's two code points cannot share a cell, and terminals differ on their width: the letters
  /// that they stand for are what everyone can read.
  private mutating func appendFlag(_ scalars: Character.UnicodeScalarView, _ style: Style) {
    var text = String.UnicodeScalarView()
    for scalar in scalars where (0x1F1E6...0x1F1FF).contains(scalar.value) {
      text.append(Unicode.Scalar(UInt8(scalar.value - 0x1F1E6) + 0x41))
    }
    guard let source = text.first else { return }
    appendAlone(String(text), .text, source, style, width: text.count)
  }

  private mutating func appendScalars(_ scalars: [Unicode.Scalar], _ style: Style) {
    var text = String.UnicodeScalarView()
    var width = 0
    var cells = 0
    var marks = 0
    var source: Unicode.Scalar?
    func flushed() -> DisplayCluster? {
      guard let source, width > 0 else { return nil }
      return DisplayCluster(text: String(text), width: width, style: style, source: source)
    }
    for (index, scalar) in scalars.enumerated() {
      let previous = index > 0 ? scalars[index - 1] : clusters.last?.text.unicodeScalars.last
      let verdict = invisibles.judge(scalar, after: previous)
      if verdict == .dropped { continue }
      if verdict != .visible {
        if let cluster = flushed() { clusters.append(cluster) }
        (text, width, cells, marks, source) = (String.UnicodeScalarView(), 0, 0, 0, nil)
        if verdict == .hidden {
          appendAlone("", .hidden, scalar, style, width: 0)
        } else {
          appendAlone(VisibleMark.text(for: scalar) ?? "\u{FFFD}", .mark, scalar, style)
        }
        continue
      }
      let scalarWidth = ScalarWidth.width(of: scalar)
      if scalarWidth > 0, cells == Self.cellsPerCluster, let cluster = flushed() {
        clusters.append(cluster)
        (text, width, cells, marks, source) = (String.UnicodeScalarView(), 0, 0, 0, nil)
      }
      if scalarWidth == 0 {
        if cells == 0 {
          text.append(Self.carrier)
          width += 1
          cells += 1
        }
        marks += 1
        if marks <= Self.marksPerCell { text.append(scalar) }
      } else {
        text.append(scalar)
        width += scalarWidth
        cells += 1
        marks = 0
      }
      if source == nil { source = scalar }
    }
    if let cluster = flushed() { clusters.append(cluster) }
  }

  private mutating func appendAlone(
    _ text: String, _ kind: DisplayCluster.Kind, _ source: Unicode.Scalar, _ style: Style,
    width: Int? = nil
  ) {
    // A mark is made of characters of one column each.
    let columns = width ?? text.unicodeScalars.count
    clusters.append(
      DisplayCluster(text: text, width: columns, kind: kind, style: style, source: source))
  }
}
