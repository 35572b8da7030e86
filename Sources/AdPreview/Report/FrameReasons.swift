import InterfaceBuilder
import JSON
import ViewLayout

/// Why a view is where it is: for each edge and side, the constraints that together hold it there.
public struct FrameReasons: Equatable, Sendable {
  /// The id of the view.
  public var viewID: String
  /// The view's edges and sides with what holds them.
  public var parts: [FrameExplanation]

  /// The answer as lines of text for a person, one a constraint, with the line of the document where it stands.
  public func lines() -> [String] {
    var table = TextTable()
    for part in parts {
      let value = "\(PointText.make(part.value)) pt"
      if part.holders.isEmpty {
        table.append([part.part.rawValue, value, "held by nothing: another value would do as well"])
      }
      for (position, holder) in part.holders.enumerated() {
        table.append([
          position == 0 ? part.part.rawValue : "", position == 0 ? value : "", holder.sentence,
          holder.location.map { "line \($0.line)" } ?? "", holder.identifier ?? holder.id ?? "",
        ])
      }
    }
    return table.lines()
  }

  /// The answer as JSON: `{"view", "parts": [{"part", "value", "holders": [{"id", "identifier", "line", "sentence"}]}]}`.
  public func json() -> JSONValue {
    .object([
      .init("view", .string(viewID)),
      .init(
        "parts",
        .array(
          parts.map { part in
            .object([
              .init("part", .string(part.part.rawValue)), .init("value", .number(part.value)),
              .init("holders", .array(part.holders.map(Self.json))),
            ])
          })),
    ])
  }

  private static func json(_ holder: LayoutConflict.Part) -> JSONValue {
    .object([
      .init("id", .string(orNull: holder.id)),
      .init("identifier", .string(orNull: holder.identifier)),
      .init("line", .integer(orNull: holder.location?.line)),
      .init("sentence", .string(holder.sentence)),
    ])
  }
}
