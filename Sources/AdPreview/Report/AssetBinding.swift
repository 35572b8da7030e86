/// What became of one asset.
public struct AssetBinding: Equatable, Sendable {
  /// What can become of an asset.
  public enum State: String, Sendable {
    /// The ad has it and a view shows it.
    case bound
    /// The ad lacks it, and a view waits for it.
    case absent
    /// The ad has it, and no view is connected for it.
    case unplaced
  }

  /// The asset's name, such as `headline`.
  public var asset: String
  /// The outlet's name, such as `headlineView`.
  public var outlet: String
  /// The id of the view; nil where none is connected.
  public var viewID: String?
  /// What became of it.
  public var state: State
}
