import Cells
import Files
import InterfaceBuilder

/// One of the two files that are compared.
struct DiffSide {
  /// What git gives as the other side of a file that was added or removed.
  static let nothing = "/dev/null"
  /// The most bytes of a file that are compared.
  private static let limit = 64 << 20

  /// The path as it was given.
  let path: String
  /// Why it is no layout that can be drawn; nil where it is one, or nothing.
  private let error: InterfaceBuilderError?

  init(_ path: String) {
    self.path = path
    // A pipe, as from `<(…)`, can be read once alone.
    let isPipe = path == "-" || FileKind(ofPath: path) == .other
    guard path != Self.nothing, !isPipe else {
      error = nil
      return
    }
    do {
      _ = try Document(contentsOf: path)
      error = nil
    } catch {
      self.error = error
    }
  }

  /// The path as people know it: git lays old versions out in folders of its own.
  var name: String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let folder = parts.lastIndex(where: { $0.hasPrefix("git-blob-") }),
      folder + 1 < parts.count
    else { return path }
    return parts[(folder + 1)...].joined(separator: "/")
  }

  /// Whether it is a file of another kind, neither a layout by its name nor by its content.
  var isOther: Bool {
    guard error != nil, FileKind(ofPath: path) != .folder, FileKind(ofPath: path) != .missing else {
      return false
    }
    return Document.fileSuffix(of: path) == nil
  }

  /// Says why it cannot be compared.
  func refuse(_ console: inout Console) {
    guard let error else { return }
    if FileKind(ofPath: path) == .folder {
      console.fail("'\(name)' is a folder; 'diff' compares two layouts")
      return
    }
    let place = error.location.map { ":\($0)" } ?? ""
    console.refuse("\(name)\(place): error: \(error.message)")
  }

  /// The file's bytes; none where it can't be read, which is said.
  func bytes(_ console: inout Console) -> [UInt8] {
    guard path != Self.nothing else { return [] }
    do {
      return try FileContents.read(path, limit: Self.limit)
    } catch {
      console.refuse("\(name): error: \(error.reason)")
      return []
    }
  }
}
