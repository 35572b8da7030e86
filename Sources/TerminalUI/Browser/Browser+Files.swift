import AdPreview
import Files
import Glibc
import NativeAds

extension Browser {
  /// Watches the folders of the layout, its ad and the pictures that they use.
  func watchFiles() {
    if watch.watch(Set(usedFiles.map { Self.folder(of: $0) })) {
      needsLayout = true
      needsRequest = true
    }
  }

  /// The files that what is shown was made of.
  private var usedFiles: [String] {
    var files: [String] = []
    if let entry = state.layouts.selected { files.append(entry.path) }
    if let path = state.ads.selected?.path { files.append(path) }
    return files + pictureFiles
  }

  private var pictureFiles: [String] {
    guard let ad = loaded?.assets else { return [] }
    let images = [ad.icon, ad.logo, ad.mediaContent.mainImage].compactMap { $0 } + ad.images
    var contents = images.map(\.content)
    if let video = ad.mediaContent.video { contents.append(video) }
    return contents.compactMap { content in
      if case .file(let path) = content { return path }
      return nil
    }
  }

  private static func folder(of path: String) -> String {
    let folder = FilePath.parent(of: path)
    return folder.isEmpty ? "." : folder
  }

  /// Reads anew what has changed on disk.
  func answerChanges() {
    let changed = watch.changedPaths()
    func hasChanged(_ path: String) -> Bool {
      guard let changed else { return true }
      return changed.contains(Self.folder(of: path) + "/" + FilePath.name(of: path))
        || changed.contains { Self.isFolder($0, above: path) }
    }
    if let entry = state.layouts.selected, hasLayoutChanged(entry.path, changed) {
      needsLayout = true
    }
    if let path = state.ads.selected?.path, hasChanged(path) {
      relistAds(ofFile: path)
      needsRequest = true
    }
    if pictureFiles.contains(where: hasChanged) {
      // A picture of the same name may have other contents and another size.
      forgetPictures()
      needsRender = true
    }
  }

  /// Whether something that came or went is a folder on the way to a file.
  private static func isFolder(_ changed: String, above path: String) -> Bool {
    let folder =
      changed.hasPrefix("./") && !path.hasPrefix("./") ? changed.dropFirst(2) : changed[...]
    return path.hasPrefix(folder + "/")
  }

  /// Texts of languages and resource images stand beside a layout, so that anything new there may matter.
  private func hasLayoutChanged(_ path: String, _ changed: Set<String>?) -> Bool {
    guard let changed else { return true }
    let folder = Self.folder(of: path) + "/"
    return changed.contains { file in
      if Self.isFolder(file, above: path) { return true }
      guard file.hasPrefix(folder) else { return false }
      let name = FilePath.name(of: file)
      return name == FilePath.name(of: path) || name.hasSuffix(".strings")
        || name.hasSuffix(".xcstrings")
    }
  }

  /// Whether the terminal was taken away, as when its window is closed.
  var isTerminalGone: Bool {
    var entry = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    poll(&entry, 1, 0)
    return Int32(entry.revents) & (Int32(POLLHUP) | Int32(POLLERR) | Int32(POLLNVAL)) != 0
  }
}
