import Files
import Glibc

/// Watches folders for files that come, go or change (inotify).
///
/// Folders are watched rather than files, since editors write a new file and rename it over the old one, which a watch
/// of the old file would not see. In place of a folder that is gone, the nearest one above it is watched, where it would
/// come back.
@MainActor
final class FolderWatch {
  /// What to wait for; -1 where the system has no watches left.
  let descriptor: Int32
  private var folders: [Int32: String] = [:]
  private var watches: [String: Int32] = [:]
  /// Folders that are not there.
  private var missing: Set<String> = []

  private static let changes =
    UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_CREATE)
    | UInt32(IN_DELETE) | UInt32(IN_ATTRIB) | UInt32(IN_MOVE_SELF)

  /// Creates a watch of nothing.
  init() { descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC)) }

  isolated deinit { if descriptor >= 0 { close(descriptor) } }

  /// Watches these folders and no others.
  ///
  /// - Returns: whether a folder that was missing is there; what came into it before is to be read.
  func watch(_ wanted: Set<String>) -> Bool {
    guard descriptor >= 0 else { return false }
    let existing = Set(wanted.map(Self.nearestFolder))
    for (folder, watch) in watches where !existing.contains(folder) { stop(folder, watch) }
    for folder in existing where watches[folder] == nil {
      let watch = inotify_add_watch(descriptor, folder, Self.changes)
      guard watch >= 0 else { continue }
      watches[folder] = watch
      folders[watch] = folder
    }
    let found = missing.intersection(existing)
    missing = wanted.subtracting(existing)
    return !found.isEmpty
  }

  private func stop(_ folder: String, _ watch: Int32) {
    inotify_rm_watch(descriptor, watch)
    watches[folder] = nil
    folders[watch] = nil
  }

  /// The folder itself, or the nearest one above it that is there.
  private static func nearestFolder(_ folder: String) -> String {
    var folder = folder
    while FileKind(ofPath: folder) != .folder, folder != ".", folder != "/" {
      folder = FilePath.parent(of: folder)
    }
    return folder
  }

  /// Takes the paths of files that changed; nil where so much changed that the system lost count.
  func changedPaths() -> Set<String>? {
    var paths: Set<String> = []
    var isOverrun = false
    let size = 16_384
    withUnsafeTemporaryAllocation(byteCount: size, alignment: 8) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress, size)
        guard count > 0 else { return }
        var offset = 0
        while offset + MemoryLayout<inotify_event>.size <= count {
          let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          let nameOffset = offset + MemoryLayout<inotify_event>.size
          if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { isOverrun = true }
          if event.mask & UInt32(IN_IGNORED) != 0 {
            forget(event.wd)
          } else if event.mask & UInt32(IN_MOVE_SELF) != 0 {
            // The watch goes with the folder, but what is wanted is what stands at its path.
            if let folder = folders[event.wd] { stop(folder, event.wd) }
            isOverrun = true
          } else if let folder = folders[event.wd], event.len > 0 {
            let bytes = buffer[nameOffset..<nameOffset + Int(event.len)].prefix { $0 != 0 }
            paths.insert(folder + "/" + String(decoding: bytes, as: UTF8.self))
          }
          offset = nameOffset + Int(event.len)
        }
      }
    }
    return isOverrun ? nil : paths
  }

  /// The system took a watch away, as it does when a folder is deleted.
  private func forget(_ watch: Int32) {
    guard let folder = folders.removeValue(forKey: watch) else { return }
    watches[folder] = nil
  }
}
