import JSON
import Words

extension AdFile {
  /// How the file was understood: each ad in lines, then the remarks.
  public var descriptionLines: [String] {
    zip(ads, origins).flatMap { AdDescription($0, origins: $1).lines }
      + notes.map(\.description)
  }

  /// How the file was understood, as one object.
  /// - Parameter path: The file as it was given.
  public func description(path: String) -> JSONValue {
    .object([
      .init("schema", .integer(1)),
      .init("file", .string(path)),
      .init("kind", .string(kind.rawValue)),
      .init("ads", .array(zip(ads, origins).map { AdDescription($0, origins: $1).json })),
      .init("notes", .array(notes.map(\.json))),
    ])
  }
}

extension AdNote {
  var json: JSONValue {
    .object([
      .init("message", .string(message)),
      .init("path", .string(orNull: path?.description)),
      .init("line", .integer(orNull: position?.line)),
      .init("column", .integer(orNull: position?.column)),
    ])
  }
}

extension TestAds {
  /// The test ads as a list: name, title where it differs, and purpose.
  public static var descriptionLines: [String] {
    let width = names.map(\.count).max() ?? 0
    return all.map { test in
      "\(test.name.padded(to: width))  \(test.purpose)"
        + (test.title == test.name ? "" : " (\(test.title))")
    }
  }

  /// The test ads as one object.
  public static var description: JSONValue {
    let ads = all.map { test in
      JSONValue.object([
        .init("name", .string(test.name)), .init("title", .string(test.title)),
        .init("purpose", .string(test.purpose)), .init("ad", AdDescription(test.ad).json),
      ])
    }
    return .object([.init("schema", .integer(1)), .init("testAds", .array(ads))])
  }
}
