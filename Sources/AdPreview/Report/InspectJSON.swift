import Cells
import InterfaceBuilder
import JSON
import ViewLayout

extension RenderedAd {
  /// The report as one JSON object, with the keys that scripts rely on and in a fixed order.
  ///
  /// Lengths are in points, `cells` and `size` in cells of the grid. A view's `frame` is in its superview's
  /// coordinates, as UIKit's is; `rect` and `picture` are in the ad view's. Texts from outside are escaped by JSON's
  /// own rules alone. `why` is there where the options ask about a view.
  public func inspectJSON() -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("schema", .integer(1)),
      .init("layout", .string(layoutPath)),
      .init("object", .string(objectID)),
      .init("ad", .string(orNull: adName)),
      .init("device", .string(orNull: deviceName)),
      .init("scale", .point(scale)),
      .init(
        "cell",
        .object([
          .init("width", .point(options.cell.width)), .init("height", .point(options.cell.height)),
        ])),
      .init(
        "adView",
        .object([
          .init("id", .string(adView.id)), .init("class", .string(adView.className)),
          .init("frame", .rect(adView.frame)),
        ])),
      .init(
        "size",
        .object([.init("columns", .integer(grid.columns)), .init("rows", .integer(grid.rows))])),
      .init("assets", .array(assets.map(\.json))),
      .init("views", .array(views.map(\.json))),
      .init("adChoices", adChoices?.json ?? .null),
      .init("attribution", attribution?.json ?? .null),
      .init("constraints", constraints.json),
      .init("findings", .array(findings.map(\.json))),
    ]
    if let reasons { members.append(.init("why", reasons.json())) }
    return .object(members)
  }
}

extension AssetBinding {
  fileprivate var json: JSONValue {
    .object([
      .init("asset", .string(asset)), .init("outlet", .string(outlet)),
      .init("view", .string(orNull: viewID)), .init("state", .string(state.rawValue)),
    ])
  }
}

extension RenderedView {
  fileprivate var json: JSONValue {
    .object([
      .init("id", .string(id)),
      .init("path", .string(path)),
      .init("element", .string(element)),
      .init("class", .string(className)),
      .init("outlets", .array(outlets.map(JSONValue.string))),
      .init("parent", .string(orNull: parent)),
      .init("line", .integer(line)),
      .init("mode", .string(mode.rawValue)),
      .init("content", .string(content.rawValue)),
      .init("frame", .rect(frame)),
      .init("rect", .rect(rect)),
      .init("saved", saved.map(JSONValue.rect) ?? .null),
      .init("cells", .cells(cells)),
      .init("hidden", .bool(isHidden)),
      .init("text", .string(orNull: text)),
      .init("lines", .integer(lineCount)),
      .init(
        "truncated",
        .object([
          .init("device", .bool(isTruncatedOnDevice)),
          .init("terminal", .bool(isTruncatedInTerminal)),
        ])),
      .init("picture", picture.map(JSONValue.rect) ?? .null),
    ])
  }
}

extension AdChoicesMarker {
  fileprivate var json: JSONValue {
    .object([
      .init("corner", .string(corner.rawValue)), .init("rect", .rect(rect)),
      .init("cells", .cells(cells)),
    ])
  }
}

extension Attribution {
  fileprivate var json: JSONValue {
    .object([.init("id", .string(orNull: id)), .init("text", .string(text))])
  }
}

extension ConstraintReport {
  fileprivate var json: JSONValue {
    .object([
      .init("total", .integer(total)),
      .init("dropped", .array(conflicts.map { .string($0.dropped.name) })),
      .init("conflicts", .array(conflicts.map(\.json))),
      .init("unsatisfied", .array(unsatisfied.map(JSONValue.string))),
      .init("ambiguous", .array(ambiguous.map(JSONValue.string))),
    ])
  }
}

extension LayoutConflict {
  fileprivate var json: JSONValue {
    .object([
      .init("dropped", .string(dropped.name)),
      .init("identifier", .string(orNull: dropped.identifier)),
      .init("with", .array(with.map { .string($0.name) })),
      .init("line", .integer(orNull: dropped.location?.line)),
    ])
  }
}

extension LayoutConflict.Part {
  /// What a reader finds the constraint by: its id, else its identifier, else what it says.
  var name: String { id ?? identifier ?? sentence }
}

extension Finding {
  fileprivate var json: JSONValue {
    .object([
      .init("rule", .string(rule)),
      .init("severity", .string(severity.rawValue)),
      .init("view", .string(orNull: viewID)),
      .init("outlet", .string(orNull: outlet)),
      .init("message", .string(message)),
      .init("line", .integer(orNull: location?.line)),
      .init("column", .integer(orNull: location?.column)),
    ])
  }
}

extension JSONValue {
  /// Points rounded to a ten-thousandth, whole ones without a fraction: sums of fractions read badly.
  fileprivate static func point(_ value: Double) -> JSONValue {
    guard value.isFinite else { return .integer(0) }
    let rounded = (value * 10_000).rounded() / 10_000
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return .integer(Int(rounded)) }
    return .number(rounded)
  }

  fileprivate static func rect(_ rect: Rect) -> JSONValue {
    .object([
      .init("x", .point(rect.x)), .init("y", .point(rect.y)), .init("width", .point(rect.width)),
      .init("height", .point(rect.height)),
    ])
  }

  fileprivate static func cells(_ cells: CellRect) -> JSONValue {
    .object([
      .init("column", .integer(cells.column)), .init("row", .integer(cells.row)),
      .init("columns", .integer(cells.columns)), .init("rows", .integer(cells.rows)),
    ])
  }
}
