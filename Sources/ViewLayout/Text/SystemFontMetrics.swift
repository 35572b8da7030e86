import InterfaceBuilder

/// Advance widths, kerning and tracking of the system font.
///
/// Sums are kept in whole 1/10,000 em, so that a width doesn't depend on the order of addition.
struct SystemFontMetrics: Sendable {
  /// The fonts whose advances are known; the raw value is the table's row.
  enum Row: Int, CaseIterable {
    case light, regular, medium, semibold, bold
    case helvetica, helveticaBold
  }

  /// How many units make an em.
  static let unitsPerEm = 10_000.0
  /// Line height, ascender and descender as factors of the point size.
  static let lineHeight = 1.193359375
  static let ascender = 0.952148
  static let descender = 0.241211

  /// The tables, parsed on first use.
  static let shared = SystemFontMetrics()

  private static let firstPrintable = 0x20
  private static let printableCount = 0x60
  private static let firstOther = 0xA0

  private let ascii: [Int32]
  private let kerning: [Int16]

  private init() {
    var ascii = [Int32](repeating: 0, count: Row.allCases.count * 128)
    let advances = NumberTable.numbers(of: SystemFontTables.ascii)
    for (index, advance) in advances.enumerated() {
      let perRow = Self.printableCount - 1
      ascii[index / perRow * 128 + Self.firstPrintable + index % perRow] = Int32(advance)
    }
    self.ascii = ascii

    var kerning = [Int16](repeating: 0, count: Self.printableCount * Self.printableCount)
    NumberTable.forEachPair(of: SystemFontTables.kerning) { left, right, value in
      let row = (Int(left) - Self.firstPrintable) * Self.printableCount
      kerning[row + Int(right) - Self.firstPrintable] = Int16(clamping: value)
    }
    self.kerning = kerning
  }

  /// Returns the advance of an ASCII character in 1/10,000 em; 0 for control characters.
  @inline(__always)
  func advance(ofASCII byte: UInt8, row: Row) -> Int {
    Int(ascii[row.rawValue &* 128 &+ Int(byte & 0x7F)])
  }

  /// Returns how far a pair of ASCII characters is moved together or apart, in 1/10,000 em.
  @inline(__always)
  func kerning(_ left: UInt8, _ right: UInt8) -> Int {
    guard left > 0x20, right > 0x20, left < 0x80, right < 0x80 else { return 0 }
    let row = (Int(left) &- Self.firstPrintable) &* Self.printableCount
    return Int(kerning[row &+ Int(right) &- Self.firstPrintable])
  }

  /// Returns the advance of another character of the font in 1/10,000 em; nil for one that it lacks.
  func advance(ofOther scalar: Unicode.Scalar, row: Row) -> Int? {
    let index = Int(scalar.value) - Self.firstOther
    let others = Self.others
    guard others.indices.contains(index), others[index] > 0 else { return nil }
    return Int((Double(others[index]) * Self.weightFactor(row)).rounded())
  }

  /// Advances beyond ASCII, which most layouts do without.
  private static let others: [Int16] = {
    var others: [Int16] = []
    NumberTable.forEachRange(of: SystemFontTables.others) { codePoint, advance in
      let index = codePoint - firstOther
      if index >= others.count {
        others.append(contentsOf: repeatElement(0, count: index + 1 - others.count))
      }
      others[index] = Int16(clamping: advance)
    }
    return others
  }()

  /// How much wider than regular a weight sets small letters on average.
  private static func weightFactor(_ row: Row) -> Double {
    switch row {
    case .light: 0.983
    case .regular, .helvetica: 1
    case .medium: 1.023
    case .semibold: 1.049
    case .bold, .helveticaBold: 1.088
    }
  }
}

extension SystemFontMetrics {
  /// The row that stands for a weight, and how much wider than the row the weight is.
  ///
  /// Ultralight and thin are set as light; heavy and black are wider than bold by about as much as bold is wider than semibold.
  static func row(for weight: FontWeight) -> (row: Row, factor: Double) {
    switch weight {
    case .ultraLight, .thin, .light: (.light, 1)
    case .regular: (.regular, 1)
    case .medium: (.medium, 1)
    case .semibold: (.semibold, 1)
    case .bold: (.bold, 1)
    case .heavy: (.bold, 1.03)
    case .black: (.bold, 1.06)
    }
  }

  /// The row that stands for a weight of Helvetica and its kin, and how much wider than the row the weight is.
  static func helveticaRow(for weight: FontWeight) -> (row: Row, factor: Double) {
    switch weight {
    case .ultraLight, .thin, .light: (.helvetica, 0.985)
    case .regular: (.helvetica, 1)
    case .medium, .semibold: (.helvetica, 1.02)
    case .bold, .heavy, .black: (.helveticaBold, 1)
    }
  }

  /// The space added to each character in points, for sizes below 20 points.
  ///
  /// Apple's published table, moved by a few thousandths to what canvases of each time show.
  static func tracking(pointSize: Double, edition: SystemFontEdition) -> Double {
    guard pointSize < 20 else { return 0 }
    return switch edition {
    case .current: trackings.value(at: pointSize)
    case .beforeIOS14: trackingsBeforeIOS14.value(at: pointSize)
    }
  }

  /// The factor of widths from 20 points on, where the font is set without tracking.
  static func largeScale(pointSize: Double, row: Row) -> Double {
    guard pointSize >= 20 else { return 1 }
    switch row {
    case .light, .regular: return regularScales.value(at: pointSize)
    case .medium: return mediumScales.value(at: pointSize)
    case .semibold: return semiboldScales.value(at: pointSize)
    case .bold: return boldScales.value(at: pointSize)
    case .helvetica, .helveticaBold: return 1
    }
  }

  private static let trackings = Curve([
    6: 0.24, 7: 0.23, 8: 0.21, 9: 0.17, 10: 0.12, 11: 0.057, 12: -0.003, 13: -0.083, 14: -0.157,
    15: -0.24, 16: -0.316, 17: -0.442, 18: -0.464, 19: -0.465,
  ])
  private static let trackingsBeforeIOS14 = Curve([
    6: 0.24, 7: 0.23, 8: 0.21, 9: 0.17, 10: 0.12, 11: 0.057, 12: -0.003, 13: -0.078, 14: -0.158,
    15: -0.238, 16: -0.323, 17: -0.402, 18: -0.43, 19: -0.44,
  ])
  private static let regularScales = Curve([20: 0.9216, 22: 0.916, 24: 0.912, 28: 0.914, 34: 0.915])
  private static let mediumScales = Curve([20: 0.93, 22: 0.921, 24: 0.92, 34: 0.922])
  private static let semiboldScales = Curve([20: 0.937, 22: 0.926, 24: 0.926, 34: 0.928])
  private static let boldScales = Curve([20: 0.939, 22: 0.93, 24: 0.93, 34: 0.932])
}

/// A function of the point size, given at some sizes and straight between them.
private struct Curve: Sendable {
  private let points: [(size: Double, value: Double)]

  init(_ points: KeyValuePairs<Double, Double>) {
    self.points = points.map { ($0.key, $0.value) }
  }

  /// Returns the value at a size; beyond either end the last value holds.
  func value(at size: Double) -> Double {
    guard let first = points.first, let last = points.last, size > first.size else {
      return points.first?.value ?? 0
    }
    for (low, high) in zip(points, points.dropFirst()) where size < high.size {
      return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
    }
    return last.value
  }
}
