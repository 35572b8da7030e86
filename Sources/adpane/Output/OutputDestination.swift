import Files

/// Where results go: to standard output, into one file, or each into a file of a folder.
enum OutputDestination: Equatable {
  case standardOutput
  case file(String)
  case folder(String)

  /// Understands the value of `--output`: a folder is one that is there, or a path that ends in a slash.
  init(_ output: String?) {
    guard let output else {
      self = .standardOutput
      return
    }
    let isFolder = output.hasSuffix("/") || FileKind(ofPath: output) == .folder
    self = isFolder ? .folder(output) : .file(output)
  }

  /// Whether the output goes where the program was started from, be it through the file of a device.
  var isStandardOutput: Bool {
    switch self {
    case .standardOutput: true
    case .file(let path): path.hasPrefix("/dev/")
    case .folder: false
    }
  }

  /// What the ending of the file's name says about the form; nil for folders, devices and names without ending.
  var ending: FileEnding? {
    guard case .file(let path) = self, !path.hasPrefix("/dev/") else { return nil }
    return FileEnding(ofPath: path)
  }

  /// Writes a file into a folder, which is created where it is missing; returns whether it could.
  @discardableResult
  static func write(
    _ text: String, named name: String, into folder: String, _ console: inout Console
  ) -> Bool {
    do {
      try FileContents.createFolder(folder)
      try FileContents.write(text, to: folder + (folder.hasSuffix("/") ? "" : "/") + name)
      return true
    } catch {
      console.refuse(error.message)
      return false
    }
  }

  /// Writes a file; returns whether it could.
  @discardableResult
  static func write(_ text: String, to path: String, _ console: inout Console) -> Bool {
    do {
      try FileContents.write(text, to: path)
      return true
    } catch {
      console.refuse(error.message)
      return false
    }
  }
}
