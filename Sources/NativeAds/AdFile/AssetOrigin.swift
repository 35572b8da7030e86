import JSON

/// Where an asset of an ad came from, and how its meaning is known.
public struct AssetOrigin: Equatable, Sendable {
  /// How a meaning is known.
  public enum Basis: String, Sendable {
    /// The file says so itself.
    case stated
    /// The request's asset with the same id says so.
    case request
    /// The request asks for one asset of that kind only.
    case onlyRequested = "only-requested"
    /// It follows from another asset.
    case derived
    /// It is a guess.
    case guess
    /// Nobody can tell; the asset is kept among the extra ones.
    case unknown
  }

  /// The asset's name, such as `headline`.
  public var asset: String
  /// The value it was read from; nil where there is no file.
  public var path: JSONPath?
  /// How its meaning is known.
  public var basis: Basis

  /// Creates an origin.
  public init(asset: String, path: JSONPath?, basis: Basis) {
    self.asset = asset
    self.path = path
    self.basis = basis
  }
}
