import Files

/// Every case of a manifest, known before anything is drawn.
public struct SnapshotPlan: Equatable, Sendable {
  /// What a manifest names and cannot be had, with the references that belong to it.
  public struct Absence: Equatable, Sendable {
    /// Why.
    public var error: SnapshotsError
    /// How the names of the cases begin that cannot be drawn for that reason; nil where they are not known.
    public var prefix: String?
    /// Whether the prefix begins the last part of names rather than the whole.
    public var isAd = false

    /// Whether a case is one of those that cannot be drawn.
    public func covers(_ name: String) -> Bool {
      guard let prefix else { return false }
      guard isAd else { return name.hasPrefix(prefix + "/") }
      let last = name.split(separator: "/").last.map(String.init) ?? name
      return last == prefix || last.hasPrefix(prefix + ".")
    }
  }

  /// The manifest.
  public let manifest: Manifest
  /// The layouts' cases, in order of the manifest.
  private(set) var groups: [CaseGroup] = []
  /// How many cases lie before each group.
  private var starts: [Int] = []
  /// How many cases there are.
  public private(set) var count = 0
  /// What cannot be had; the plan is whole only where there is nothing.
  public internal(set) var absences: [Absence] = []
  /// Remarks about the ads.
  public internal(set) var notes: [String] = []

  init(manifest: Manifest) { self.manifest = manifest }

  /// The case with a number, counted from 0.
  public subscript(index: Int) -> SnapshotCase {
    var low = 0
    var high = groups.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    return groups[low][index - starts[low]]
  }

  /// Returns names in the order of the cases; those that belong to no case follow, in their own order.
  public func inOrder(_ names: [String]) -> [String] {
    var rest = Set(names)
    var ordered: [String] = []
    for index in 0..<count where !rest.isEmpty {
      if let name = rest.remove(self[index].name) { ordered.append(name) }
    }
    return ordered + names.filter(rest.contains)
  }

  /// The layout of a case; nil where the plan has none of its folder.
  func layout(of name: String) -> PlannedLayout? {
    let folder = FilePath.parent(of: name)
    return groups.first { $0.folder == folder }?.blocks.first?.layout
  }

  /// The numbers of the cases in a group.
  func range(ofGroup group: Int) -> Range<Int> {
    starts[group]..<starts[group] + groups[group].count
  }

  mutating func setGroups(_ groups: [CaseGroup]) {
    self.groups = groups
    starts = []
    count = 0
    for group in groups {
      starts.append(count)
      count += group.count
    }
  }
}
