/// A rating as stars.
enum StarRating {
  /// Returns a rating as stars with halves, such as `★★★★½`; empty below half a star.
  ///
  /// Ratings go down to the next half star, as the function of Google's samples that picks the picture for a
  /// rating does (4.8 shows four and a half). The samples have no pictures below 3.5; here every rating shows.
  static func halves(_ rating: Double) -> String {
    let steps = halfSteps(rating)
    return String(repeating: "★", count: steps / 2) + (steps % 2 == 1 ? "½" : "")
  }

  /// Returns a rating as five stars, such as `★★★★☆`, as Google's native templates write it.
  static func wholes(_ rating: Double) -> String {
    let filled = halfSteps(rating) / 2
    return String(repeating: "★", count: filled) + String(repeating: "☆", count: 5 - filled)
  }

  private static func halfSteps(_ rating: Double) -> Int {
    guard rating > 0 else { return 0 }
    return Int((min(rating, 5) * 2).rounded(.down))
  }
}
