import InterfaceBuilder

/// A font as it is measured: size, weight and line metrics.
public struct ResolvedFont: Equatable, Sendable {
  /// The size in points.
  public let pointSize: Double
  /// The weight; widths of weights that were not measured are estimated.
  public let weight: FontWeight
  /// Whether the font is italic; it has the advances of the upright font.
  public let isItalic: Bool
  /// The height of a line in points, not rounded.
  public let lineHeight: Double
  /// The distance in points from the top of a line to its baseline.
  public let ascender: Double
  /// The distance in points from the baseline to the bottom of a line, as a positive number.
  public let descender: Double
  /// The distance in points from one line to the next: a text style's leading, else the line height.
  public let linePitch: Double
  /// Whether the metrics are those of the font itself, or the system font's in its place.
  public let isKnown: Bool

  let row: SystemFontMetrics.Row
  /// What 1/10,000 em comes to in points.
  let unit: Double
  /// Points added to each character.
  let tracking: Double
  /// A monospaced font's advance in points.
  let fixedAdvance: Double?
  let hasKerning: Bool

  init(
    family: FontFamily?, pointSize: Double, weight: FontWeight, isItalic: Bool,
    leading: Double? = nil, edition: SystemFontEdition = .current
  ) {
    let metrics = family ?? .system
    let (row, factor) =
      metrics.isHelvetica
      ? SystemFontMetrics.helveticaRow(for: weight) : SystemFontMetrics.row(for: weight)
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
    self.row = row
    isKnown = family != nil
    lineHeight = metrics.lineHeight * pointSize
    ascender = metrics.ascender * pointSize
    descender = lineHeight - ascender
    linePitch = leading ?? lineHeight
    let scale =
      metrics.isSystem
      ? SystemFontMetrics.largeScale(pointSize: pointSize, row: row) : metrics.width
    unit = pointSize * scale * factor / SystemFontMetrics.unitsPerEm
    tracking =
      metrics.isSystem
      ? SystemFontMetrics.tracking(pointSize: pointSize, edition: edition) : 0
    fixedAdvance = metrics.fixedAdvance.map { $0 * pointSize }
    hasKerning = metrics.isSystem
  }

  /// Returns the same font at another size in points.
  func scaled(by factor: Double) -> ResolvedFont {
    ResolvedFont(copying: self, factor: factor)
  }

  private init(copying font: ResolvedFont, factor: Double) {
    pointSize = font.pointSize * factor
    weight = font.weight
    isItalic = font.isItalic
    lineHeight = font.lineHeight * factor
    ascender = font.ascender * factor
    descender = font.descender * factor
    linePitch = font.linePitch * factor
    isKnown = font.isKnown
    row = font.row
    unit = font.unit * factor
    tracking = font.tracking * factor
    fixedAdvance = font.fixedAdvance.map { $0 * factor }
    hasKerning = font.hasKerning
  }
}
