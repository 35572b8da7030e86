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

  /// What the ending of the file's name says about the form; nil for folders, devices and names without ending.
  var ending: FileEnding? {
    guard case .file(let path) = self, !path.hasPrefix("/dev/") else { return nil }
    return FileEnding(ofPath: path)
  }

  /// Writes a file into a folder, which is created where it is missing.
  static func write(
    _ text: String, named name: String, into folder: String, _ console: inout Console
  ) {
    do {
      try FileContents.createFolder(folder)
      try FileContents.write(text, to: folder + (folder.hasSuffix("/") ? "" : "/") + name)
    } catch {
      console.fail(error.message)
    }
  }

  /// Writes a file.
  static func write(_ text: String, to path: String, _ console: inout Console) {
    do {
      try FileContents.write(text, to: path)
    } catch {
      console.fail(error.message)
    }
  }
}

/// The end of a file's name, as far as it promises a form.
struct FileEnding: Equatable {
  /// The ending in lower case, with its dot, such as `.svg`.
  let text: String

  /// The ending of a path's last part; nil where there is none.
  ///
  /// The dot of a hidden file begins no ending.
  init?(ofPath path: String) {
    let name = FilePath.name(of: path)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    text = name[dot...].lowercased()
  }

  /// The form that is promised; nil for an ending that promises none of AdPane's.
  var format: Request.Format? {
    switch text {
    case ".svg": .svg
    case ".html", ".htm": .html
    case ".ans", ".ansi": .ansi
    case ".txt": .text
    case ".json", ".jsonl": .json
    case ".md": .markdown
    case ".1": .man
    case ".bash": .bash
    case ".zsh": .zsh
    case ".fish": .fish
    default: nil
    }
  }
}

extension Request {
  /// Chooses the form by the name of the output file where `--format` is silent.
  /// - Throws: what is wrong where the name promises another form than the one that is written.
  mutating func settleFormat(among formats: [Format]) throws(OutputConflict) {
    guard let output, let ending = OutputDestination(output).ending else { return }
    if format == nil, let promised = ending.format, formats.contains(promised) {
      format = promised
    } else if format == nil {
      throw OutputConflict(output: output, format: nil, formats: formats)
    } else if let promised = ending.format, promised != format {
      throw OutputConflict(output: output, format: format, formats: formats)
    }
  }
}

/// A file's name that promises another form than the one that would be written.
struct OutputConflict: Error {
  /// The file.
  let output: String
  /// The form that was asked for; nil where the name alone decides.
  let format: Request.Format?
  /// The forms that the command writes.
  let formats: [Request.Format]

  /// What is wrong and what helps.
  var message: String {
    if let format {
      return
        "'-o \(output)' is no name for '--format \(format.rawValue)'; end it in \(format.ending)"
    }
    let names = formats.map(\.ending)
    let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    return "'-o \(output)': this form can't be written; end the name in \(list), or say --format"
  }
}
