import Files
import Snapshots

/// Writes a first manifest for a folder of layouts, and what keeps git from changing frame files.
enum SnapshotInit {
  static func run(_ argument: String?, _ console: inout Console) {
    let folder = argument.map { $0 == "." ? "" : $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
    if let argument, FileKind(ofPath: argument) != .folder {
      console.fail("'\(argument)' is no folder")
      return
    }
    let path = folder + Manifest.fileName
    guard FileKind(ofPath: path) == .missing else {
      console.fail("\(path) is there already")
      return
    }
    do {
      let manifest = try NewManifest(ofFolder: folder)
      try FileContents.write(manifest.text, to: path)
      console.print("wrote \(path)\n")
      let plan = try SnapshotPlan(Manifest(contentsOf: path))
      for note in plan.notes { console.say(note) }
      for line in plan.absences.flatMap(\.error.lines) { console.refuse(line) }
      try add(NewManifest.attributes, to: folder + ".gitattributes", &console)
      let references = plan.manifest.referenceFolder
      try FileContents.createFolder(String(references.dropLast()))
      if FileKind(ofPath: references + ".gitignore") == .missing {
        try FileContents.write(NewManifest.ignored, to: references + ".gitignore")
        console.print("wrote \(references).gitignore\n")
      }
      console.print("\(plan.count) cases; 'adpane snapshot record' draws and records them\n")
    } catch let error as FileError {
      console.refuse(error.message)
    } catch let error as SnapshotsError {
      for line in error.lines { console.refuse(line) }
    } catch {
      console.fail("\(error)")
    }
  }

  /// Adds a line to a file unless it is there.
  private static func add(
    _ line: String, to path: String, _ console: inout Console
  ) throws(FileError) {
    var text = ""
    if FileKind(ofPath: path) != .missing {
      text = String(decoding: try FileContents.read(path, limit: 1 << 20), as: UTF8.self)
    }
    guard !text.split(whereSeparator: \.isNewline).contains(where: { $0 == line }) else { return }
    if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
    try FileContents.write(text + line + "\n", to: path)
    console.print("wrote \(path)\n")
  }
}
