/// Guesses what data without a type is, by its text.
enum DataGuess {
  /// Words that buttons carry; a guess in English.
  private static let buttonWords: Set = [
    "apply", "apply now", "book", "book now", "buy", "buy now", "call", "contact us", "discover",
    "download", "explore", "find out more", "get", "get app", "get it", "get now", "get offer",
    "get started", "go", "install", "install now", "join", "join now", "learn more", "listen",
    "map", "more", "open", "order now", "play", "play now", "read", "read more", "see more",
    "shop", "shop now", "sign up", "start", "subscribe", "try", "try now", "use app", "view",
    "view more", "visit", "visit site", "watch", "watch now",
  ]

  /// The slots of those assets that are data; nil for the others and for what stays unclear.
  static func slots(
    _ assets: [OpenRTBAsset], taken: [AssetMeaning.Slot]
  ) -> [AssetMeaning.Slot?] {
    var slots: [AssetMeaning.Slot?] = Array(repeating: nil, count: assets.count)
    var taken = taken
    var open = texts(assets)
    func claim(_ type: OpenRTBDataType, _ candidate: (index: Int, text: String, label: String?)?) {
      guard let candidate, !taken.contains(.data(type)) else { return }
      slots[candidate.index] = .data(type)
      taken.append(.data(type))
      open.removeAll { $0.index == candidate.index }
    }
    for candidate in open {
      if let type = candidate.label.flatMap(OpenRTBDataType.init(label:)) { claim(type, candidate) }
    }
    claim(.rating, open.first { isRating($0.text) })
    claim(.price, open.first { isPrice($0.text) })
    claim(.callToAction, open.first { isButton($0.text) })
    claim(
      .description,
      open.filter { isSentence($0.text) }.max { $0.text.count < $1.text.count })
    claim(.sponsored, open.first { !isSentence($0.text) })
    return slots
  }

  private static func texts(
    _ assets: [OpenRTBAsset]
  ) -> [(index: Int, text: String, label: String?)] {
    assets.enumerated().compactMap { index, asset in
      guard case .data(let text, nil, let label) = asset.content else { return nil }
      return (index, text, label)
    }
  }

  private static func isRating(_ text: String) -> Bool {
    StarRating.parse(text) != nil
  }

  private static func isPrice(_ text: String) -> Bool {
    text.count <= 20 && text.contains(where: \.isNumber)
      && text.contains { $0.isCurrencySymbol }
  }

  private static func isButton(_ text: String) -> Bool {
    buttonWords.contains(text.lowercased().filter { $0.isLetter || $0 == " " })
  }

  private static func isSentence(_ text: String) -> Bool {
    text.count > 25 || text.last.map { ".!?。！？…".contains($0) } ?? false && text.contains(" ")
  }
}
