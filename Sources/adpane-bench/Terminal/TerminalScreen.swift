import Cells

/// The screen that a terminal shows: as much of xterm as curses uses.
struct TerminalScreen {
  /// A cell, and when it was changed last.
  struct Cell: Equatable {
    /// The character; nil right of a wide one.
    var scalar: UInt32? = 0x20
    /// Colours and attributes, as the numbers that chose them.
    var style = TerminalStyle()
    /// Microseconds of ``Stopwatch/now``.
    var time = 0.0

    static func == (left: Cell, right: Cell) -> Bool {
      left.scalar == right.scalar && left.style == right.style
    }
  }

  private(set) var columns: Int
  private(set) var rows: Int
  private(set) var cells: [Cell]
  private var style = TerminalStyle()
  private var column = 0
  private var row = 0
  /// Whether the last column is full, so that the next character goes to the next row.
  private var isPending = false
  private var scrollRows: Range<Int>
  private var last: UInt32 = 0x20
  private var parser = EscapeParser()
  private var time = 0.0

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Cell(), count: columns * rows)
    scrollRows = 0..<rows
  }

  /// Takes another size; what fits stays in the upper left corner.
  mutating func resize(columns: Int, rows: Int) {
    var other = Array(repeating: Cell(), count: columns * rows)
    for row in 0..<min(rows, self.rows) {
      for column in 0..<min(columns, self.columns) {
        other[row * columns + column] = cells[row * self.columns + column]
      }
    }
    cells = other
    self.columns = columns
    self.rows = rows
    scrollRows = 0..<rows
    column = min(column, columns - 1)
    row = min(row, rows - 1)
    isPending = false
  }

  /// Shows what a program wrote.
  mutating func show(_ chunks: [ProgramInTerminal.Chunk]) {
    for chunk in chunks {
      time = chunk.time
      for byte in chunk.bytes {
        switch parser.take(byte) {
        case .nothing: break
        case .scalar(let scalar): put(scalar)
        case .control(let byte): control(byte)
        case .escape(let byte): escape(byte)
        case .sequence(let sequence): run(sequence)
        }
      }
    }
  }

  private mutating func set(_ column: Int, _ row: Int, _ scalar: UInt32?, _ style: TerminalStyle) {
    guard row >= 0, row < rows, column >= 0, column < columns else { return }
    let new = Cell(scalar: scalar, style: style, time: time)
    if cells[row * columns + column] != new { cells[row * columns + column] = new }
  }

  private mutating func put(_ scalar: UInt32) {
    let width = Self.width(of: scalar)
    // A mark goes into the cell before, which is compared without it.
    guard width > 0 else { return }
    if isPending || column + width > columns {
      column = 0
      isPending = false
      lineFeed()
    }
    set(column, row, scalar, style)
    if width == 2 { set(column + 1, row, nil, style) }
    last = scalar
    column += width
    if column >= columns {
      column = columns - 1
      isPending = true
    }
  }

  private static func width(of scalar: UInt32) -> Int {
    // Nearly everything on a screen is ASCII, lines or blocks.
    if scalar < 0x300 || (0x2500...0x25FF).contains(scalar) { return 1 }
    return Unicode.Scalar(scalar).map { DisplayText.width(of: String(Character($0))) } ?? 1
  }

  private mutating func control(_ byte: UInt8) {
    isPending = false
    switch byte {
    case 0x08: column = max(0, column - 1)
    case 0x09: column = min(columns - 1, (column / 8 + 1) * 8)
    case 0x0A: lineFeed()
    case 0x0D: column = 0
    default: break
    }
  }

  private mutating func escape(_ byte: UInt8) {
    guard byte == UInt8(ascii: "M") else { return }
    if row == scrollRows.lowerBound { scroll(by: -1, from: row) } else { row = max(0, row - 1) }
  }

  private mutating func lineFeed() {
    if row == scrollRows.upperBound - 1 {
      scroll(by: 1, from: scrollRows.lowerBound)
    } else {
      row = min(rows - 1, row + 1)
    }
  }

  /// Moves the rows from one to the end of what scrolls: up where the count is above 0.
  private mutating func scroll(by count: Int, from first: Int) {
    let range = first..<scrollRows.upperBound
    let old = cells
    for row in range {
      for column in 0..<columns {
        let source = row + count
        let cell =
          range.contains(source) ? old[source * columns + column] : Cell(style: style.ground)
        set(column, row, cell.scalar, cell.style)
      }
    }
  }

  private mutating func run(_ sequence: EscapeParser.Sequence) {
    guard sequence.mark == nil else { return }
    let count = max(1, sequence.number(0))
    isPending = false
    switch sequence.final {
    case "A": row = max(0, row - count)
    case "B": row = min(rows - 1, row + count)
    case "C": column = min(columns - 1, column + count)
    case "D": column = max(0, column - count)
    case "G": column = min(columns - 1, count - 1)
    case "d": row = min(rows - 1, count - 1)
    case "H":
      row = min(rows - 1, count - 1)
      column = min(columns - 1, max(1, sequence.number(1)) - 1)
    case "Z": column = max(0, ((column + 7) / 8 - count) * 8)
    case "J": eraseScreen(sequence.number(0))
    case "K": eraseLine(sequence.number(0))
    case "X": for offset in 0..<count { set(column + offset, row, 0x20, style.ground) }
    case "b": for _ in 0..<count { put(last) }
    case "@": shiftLine(by: count)
    case "P": shiftLine(by: -count)
    case "L": for _ in 0..<count { scroll(by: -1, from: row) }
    case "M": for _ in 0..<count { scroll(by: 1, from: row) }
    case "S": scroll(by: count, from: scrollRows.lowerBound)
    case "T": scroll(by: -count, from: scrollRows.lowerBound)
    case "r":
      let end = sequence.number(1) == 0 ? rows : min(rows, sequence.number(1))
      scrollRows = min(count - 1, end - 1)..<end
      (column, row) = (0, 0)
    case "m": style.apply(sequence.parameters)
    default: break
    }
  }

  private mutating func eraseScreen(_ part: Int) {
    let place = row * columns + column
    let range = part == 0 ? place..<cells.count : part == 1 ? 0..<place + 1 : 0..<cells.count
    for index in range { set(index % columns, index / columns, 0x20, style.ground) }
  }

  private mutating func eraseLine(_ part: Int) {
    let range = part == 0 ? column..<columns : part == 1 ? 0..<column + 1 : 0..<columns
    for column in range { set(column, row, 0x20, style.ground) }
  }

  private mutating func shiftLine(by count: Int) {
    let old = Array(cells[row * columns..<(row + 1) * columns])
    for target in column..<columns {
      let source = target - count
      let cell = source >= column && source < columns ? old[source] : Cell(style: style.ground)
      set(target, row, cell.scalar, cell.style)
    }
  }
}

extension TerminalScreen {
  /// When the last of the cells changed that show a character and no part of a picture: letters, outlines, frames.
  var textTime: Double {
    cells.reduce(0) { latest, cell in
      guard let scalar = cell.scalar, scalar != 0x20, !(0x2580...0x259F).contains(scalar) else {
        return latest
      }
      return max(latest, cell.time)
    }
  }

  /// The rows as text.
  var lines: [String] {
    (0..<rows).map { row in
      String(
        String.UnicodeScalarView(
          cells[row * columns..<(row + 1) * columns].compactMap {
            $0.scalar.flatMap(Unicode.Scalar.init)
          }))
    }
  }
}
