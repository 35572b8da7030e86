/// Ratings as ad servers write them.
enum StarRating {
  /// The rating, from 0 to 5, of texts such as `4.5`, `4,5`, `4.5/5` and `5 stars`; nil for others.
  static func parse(_ text: String) -> Double? {
    let words = text.split { $0 == " " || $0 == "/" }
    guard let first = words.first, words.dropFirst().allSatisfy(isUnit) else { return nil }
    let digits = first.map { $0 == "," ? "." : $0 }
    guard let value = Double(String(digits)), (0...5).contains(value) else { return nil }
    return value
  }

  private static func isUnit(_ word: Substring) -> Bool {
    ["5", "5.0", "star", "stars", "★", "of", "out"].contains(word.lowercased())
  }
}
