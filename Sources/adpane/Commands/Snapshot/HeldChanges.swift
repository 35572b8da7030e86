import Files
import Snapshots

/// Changes of one layout that wait until all its cases are known, so that each is told once.
struct HeldChanges {
  /// A case that is told in full, and the others with the same change.
  struct Group {
    let first: CaseResult
    let change: SharedChange
    var others: [String] = []
  }

  /// More names than these are told by their number.
  private static let namedOthers = 8

  private(set) var groups: [Group] = []
  private var places: [SharedChange: Int] = [:]
  private var folder: String?

  /// Whether a case is one of the layout whose changes are held.
  func belongs(_ name: String) -> Bool { folder == nil || folder == FilePath.parent(of: name) }

  /// Holds a change back.
  mutating func append(_ result: CaseResult, _ change: SharedChange) {
    folder = FilePath.parent(of: result.name)
    if let place = places[change] {
      groups[place].others.append(result.name)
    } else {
      places[change] = groups.count
      groups.append(Group(first: result, change: change))
    }
  }

  /// Takes the changes out.
  mutating func take() -> [Group] {
    defer { self = HeldChanges() }
    return groups
  }

  /// Which others have the change of a group; empty where none has.
  static func sentence(about group: Group) -> String {
    guard !group.others.isEmpty else { return "" }
    let count = group.others.count
    let extent = group.change.extent == .all ? "" : " of texts and views"
    let names = group.others.prefix(namedOthers).map(FilePath.name(of:)).joined(separator: ", ")
    let more = count - namedOthers
    let rest = more > 0 ? " and \(more) more ('--verbose' shows all)" : ""
    let others = "\(count) \(count == 1 ? "other" : "others")"
    return "the same change\(extent) in \(others): \(names)\(rest)\n"
  }
}
