extension String {
  /// Returns the text with blanks behind it until it has so many characters; a longer one stays whole.
  ///
  /// For words of the program's own, whose characters take one column each. Texts from outside are measured in the columns
  /// that they take.
  public func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// Returns the text with blanks before it until it has so many characters; a longer one stays whole.
  public func paddedAtStart(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
