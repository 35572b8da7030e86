import Files

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
    Request.Format.allCases.first { $0.promisingEndings.contains(text) }
  }
}
