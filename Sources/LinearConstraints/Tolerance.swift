/// The small numbers that separate a difference from rounding noise.
enum Tolerance {
  /// Points by which a required constraint may miss before it counts as contradicted.
  ///
  /// Files hold numbers rounded to 1e-6 points and better; the smallest misfit that people can mean
  /// (half a pixel over 8 rows) is some hundredths.
  static let conflict = 1e-4
  /// Values closer to zero than this are zero.
  static let value = 1e-7
  /// Coefficients closer to zero than this are the remains of a cancellation.
  static let coefficient = 1e-11
  /// A coefficient must be this large for a division by it.
  static let pivot = 1e-7
  /// Slopes of the objective closer to zero than this are flat.
  static let slope = 1e-8
}
