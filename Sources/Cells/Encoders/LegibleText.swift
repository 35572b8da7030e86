extension Cell {
  /// Returns the style in which the cell's text can be told from its background when colours become numbers.
  ///
  /// Two colours of a layout may come to the same one of few, in which a text would vanish; such a text becomes black or
  /// white. Lines and blocks stay as they are: the parts of a picture may well have the same colour.
  ///
  /// - Parameter number: the number of a colour in the palette that is written with.
  public func legibleStyle(_ number: (Color) -> UInt8) -> Style {
    guard let foreground = style.foreground, let background = style.background,
      foreground != background, let first = text.unicodeScalars.first, first != " ",
      !(0x2500...0x259F).contains(first.value)
    else { return style }
    let ground = number(background)
    guard number(foreground) == ground else { return style }
    let black = Color(rgb: 0)
    let white = Color(rgb: 0xFFFFFF)
    let isDark = background.contrastRatio(to: white) > background.contrastRatio(to: black)
    let choices = isDark ? [white, black] : [black, white]
    var result = style
    result.foreground = choices.first { number($0) != ground } ?? foreground
    return result
  }
}
