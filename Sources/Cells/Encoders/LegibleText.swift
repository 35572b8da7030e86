extension Cell {
  /// Returns the style in which the cell's text can be told from its background when colours become numbers.
  ///
  /// Two colours of a layout may come to the same one of many, in which a text would vanish; such a text becomes black or
  /// white.
  ///
  /// - Parameter number: the number of a colour in the palette that is written with.
  public func legibleStyle(_ number: (Color) -> UInt8) -> Style {
    guard let (foreground, background) = textColors else { return style }
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

  /// Returns the style whose foreground is, of the first basic colours, the nearest that keeps the text's contrast.
  ///
  /// Basic colours are so few that two of them may be much nearer to each other than what they stand for. A text in black,
  /// white or grey stays one.
  ///
  /// - Parameter count: how many of ``Palette/basic`` there are, 8 or 16.
  public func legibleStyle(ofBasic count: Int) -> Style {
    guard let (foreground, background) = textColors else { return style }
    var result = style
    result.foreground = Palette.basicText(foreground, on: background, count: count)
    return result
  }

  /// The colours of a text; nil for blanks, for lines and blocks, whose parts may well have the same colour, and for what is
  /// hidden on purpose.
  private var textColors: (foreground: Color, background: Color)? {
    guard let foreground = style.foreground, let background = style.background,
      foreground != background, let first = text.unicodeScalars.first, first != " ",
      !(0x2500...0x259F).contains(first.value)
    else { return nil }
    return (foreground, background)
  }
}
