/// How a picture's stored rows are turned around its middle, as the linear part of a matrix of SVG and CSS.
public struct PictureTurn: Equatable, Sendable {
  /// What a stored pixel to the right adds to x and to y.
  public var across: (x: Int, y: Int)
  /// What a stored pixel further down adds to x and to y.
  public var down: (x: Int, y: Int)

  /// Rows that lie as they are shown.
  public static let none = PictureTurn(across: (1, 0), down: (0, 1))

  /// Creates a turn; each number is -1, 0 or 1.
  public init(across: (x: Int, y: Int), down: (x: Int, y: Int)) {
    self.across = across
    self.down = down
  }

  /// Whether the width of the stored rows is the height of what is shown.
  public var swapsSides: Bool { across.x == 0 }

  /// Compares the four numbers.
  public static func == (left: Self, right: Self) -> Bool {
    left.across == right.across && left.down == right.down
  }

  /// The four numbers as matrices have them.
  func numbers(separator: String) -> String {
    [across.x, across.y, down.x, down.y].map(String.init).joined(separator: separator)
  }
}
