import AdPreview
import InterfaceBuilder
import JSON
import ViewLayout

/// Lists of values whose product is a set of frames.
public struct Matrix: Equatable, Sendable {
  /// A pattern or name with its place in the manifest.
  public struct Entry: Equatable, Sendable {
    /// The pattern or name.
    public var text: String
    /// Where it stands, for messages.
    public var path: JSONPath
    /// The line and column of that.
    public var position: JSONPosition?
  }

  /// A device, and how it is held.
  public struct DeviceChoice: Equatable, Sendable {
    /// The device.
    public var device: Device
    /// Whether it is turned.
    public var isLandscape: Bool
  }

  /// A size of the ad.
  public struct SizeChoice: Equatable, Sendable {
    /// The width in points; nil for the device's, or the saved one.
    public var width: Double?
    /// The height.
    public var height: PreviewOptions.Height

    /// As wide as the device and as high as the content needs.
    public static let fit = SizeChoice(width: nil, height: .fit)
  }

  /// The suite's name, which begins the names of its cases; nil without one.
  public var name: String?
  /// Files, folders and globs of layouts.
  public var layouts: [Entry] = []
  /// Files and globs of ads, `test`, `test:NAME` and `none`.
  public var ads: [Entry] = []
  /// The devices; nil stands for the document's own.
  public var devices: [DeviceChoice?] = [nil]
  /// The sizes of the ad.
  public var sizes: [SizeChoice] = [.fit]
  /// Light, dark or both.
  public var appearances: [Appearance] = [.light]
  /// Codes of languages; nil stands for the texts in the document.
  public var languages: [String?] = [nil]
  /// Dynamic Type's sizes.
  public var textSizes: [TextSize] = [.large]
  /// Assets that are taken out of each ad, one set an element, each in order of the names.
  public var without: [[String]] = [[]]
  /// Folders of asset catalogues, to be opened; empty where they are looked for around each layout.
  public var assets: [String] = []
  /// What is the same for all cases: cell, way of populating, AdChoices and so on.
  public var options = PreviewOptions()

  /// Creates a matrix without layouts.
  public init() {}
}
