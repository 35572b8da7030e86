/// The corners that AdChoices may stand in; the SDK's default is top right.
public enum AdChoicesPosition: String, CaseIterable, Sendable {
  case topRight, topLeft, bottomRight, bottomLeft
}
