extension DocumentDecoder {
  /// The greatest magnitude of a length in points that is taken at its word.
  static let greatestLength = 10_000_000.0

  /// Returns a Boolean attribute; anything but `YES` and `NO` is noted and counts as absent.
  mutating func flag(_ element: XMLElement, _ name: String, default fallback: Bool) -> Bool {
    guard let text = element[name] else { return fallback }
    switch text {
    case "YES", "true", "1": return true
    case "NO", "false", "0": return false
    default:
      noteUnreadable(element, name, text)
      return fallback
    }
  }

  /// Returns a finite number within reason, or nil where it is absent or can't be read.
  mutating func number(_ element: XMLElement, _ name: String) -> Double? {
    guard let text = element[name] else { return nil }
    guard let value = Double(text), value.isFinite, abs(value) <= Self.greatestLength else {
      noteUnreadable(element, name, text)
      return nil
    }
    return value
  }

  /// Returns a whole number of 32 bits, or nil where it is absent or can't be read.
  mutating func integer(_ element: XMLElement, _ name: String) -> Int? {
    guard let text = element[name] else { return nil }
    guard let value = Int32(text) ?? Double(text).flatMap({ Int32(exactly: $0) }) else {
      noteUnreadable(element, name, text)
      return nil
    }
    return Int(value)
  }

  /// Returns one of an enumeration's values; others are noted.
  mutating func choice<Value: RawRepresentable<String>>(
    _ element: XMLElement, _ name: String, default fallback: Value
  ) -> Value {
    guard let text = element[name] else { return fallback }
    if let value = Value(rawValue: text) { return value }
    noteUnreadable(element, name, text)
    return fallback
  }

  /// Returns the rectangle of a `<rect>`.
  mutating func rect(_ element: XMLElement) -> Rect? {
    guard let x = number(element, "x"), let y = number(element, "y"),
      let width = number(element, "width"), let height = number(element, "height")
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// Returns the extent of a `<size>` or an `<image>`.
  mutating func size(_ element: XMLElement) -> Size? {
    guard let width = number(element, "width"), let height = number(element, "height") else {
      return nil
    }
    return Size(width: width, height: height)
  }

  /// Returns the distances of an `<edgeInsets>`; what is left out is 0.
  mutating func edgeInsets(_ element: XMLElement) -> EdgeInsets {
    EdgeInsets(
      top: number(element, "top") ?? 0, left: number(element, "left") ?? 0,
      bottom: number(element, "bottom") ?? 0, right: number(element, "right") ?? 0)
  }

  /// Returns the distances of an `<inset>`, which names its edges by axis.
  mutating func inset(_ element: XMLElement) -> EdgeInsets {
    EdgeInsets(
      top: number(element, "minY") ?? 0, left: number(element, "minX") ?? 0,
      bottom: number(element, "maxY") ?? 0, right: number(element, "maxX") ?? 0)
  }

  /// Returns the distances of a `<directionalEdgeInsets>`; what is left out is 0.
  mutating func directionalInsets(_ element: XMLElement) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: number(element, "top") ?? 0, leading: number(element, "leading") ?? 0,
      bottom: number(element, "bottom") ?? 0, trailing: number(element, "trailing") ?? 0)
  }
}
