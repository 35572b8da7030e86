/// The cases whose files lie in one folder: those of one layout, from one or several matrices.
struct CaseGroup: Equatable, Sendable {
  /// The folder below the folder of references.
  let folder: String
  private(set) var blocks: [CaseBlock]

  init(_ block: CaseBlock) throws(SnapshotsError) {
    folder = block.folder
    blocks = []
    try append(block)
  }

  /// How many cases there are.
  var count: Int { blocks.reduce(0) { $0 + $1.count } }

  /// Returns a case, counted from 0.
  subscript(index: Int) -> SnapshotCase {
    var rest = index
    for block in blocks.dropLast() {
      if rest < block.count { return block[rest] }
      rest -= block.count
    }
    return blocks[blocks.count - 1][rest]
  }

  /// Adds the cases of another matrix that are not there yet.
  /// - Throws: ``SnapshotsError/sameName(name:first:second:)`` where two different cases would have one file.
  mutating func append(_ block: CaseBlock) throws(SnapshotsError) {
    if let problem = Self.collision(among: block.ads) { throw problem }
    guard !blocks.isEmpty else {
      blocks = [block]
      return
    }
    var known: [String: SnapshotCase] = [:]
    for index in 0..<count {
      let other = self[index]
      known[other.name] = other
    }
    var block = block
    var places: [Int] = []
    for place in 0..<block.count {
      let snapshotCase = block[place]
      if let other = known[snapshotCase.name] {
        guard other == snapshotCase else {
          throw .sameName(
            name: snapshotCase.name, first: "the cases of one suite", second: "those of another")
        }
      } else {
        places.append(place)
      }
    }
    guard !places.isEmpty else { return }
    block.places = places
    blocks.append(block)
  }

  private static func collision(among ads: [PlannedAd]) -> SnapshotsError? {
    var names: [String: PlannedAd] = [:]
    for ad in ads {
      let name = SafeName.make(ad.name)
      if let other = names[name] {
        return .sameName(name: name, first: "ad \(other.name)", second: "ad \(ad.name)")
      }
      names[name] = ad
    }
    return nil
  }
}
