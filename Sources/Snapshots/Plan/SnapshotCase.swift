import AdPreview
import InterfaceBuilder
import NativeAds
import ViewLayout

/// One frame that is recorded: a layout with an ad in an environment.
public struct SnapshotCase: Equatable, Sendable {
  /// The name, which is made of the values alone: the path of its file below the folder of references, without ending.
  public var name: String
  /// The layout.
  public var layout: PlannedLayout
  /// The ad.
  public var ad: PlannedAd
  /// Assets that are taken out of the ad.
  public var without: [String]
  /// Device, size, appearance and everything else.
  public var options: PreviewOptions
  /// Folders of asset catalogues; empty where they are looked for around the layout.
  public var assets: [String]

  /// The ad with its assets taken out; nil for the layout as it is.
  var changedAd: NativeAd? {
    guard var ad = ad.ad else { return nil }
    for key in without {
      // The manifest's reader has refused keys that cannot be removed.
      ad = (try? AdChange.remove(key: key).applied(to: ad)) ?? ad
    }
    return ad
  }

  /// The end of a case's name.
  ///
  /// What is as in a plain call has no part in it, so that a list which is added to a manifest leaves the names that are there
  /// as they are.
  static func fileName(
    ad: PlannedAd, without: [String], device: Matrix.DeviceChoice?, size: Matrix.SizeChoice,
    appearance: Appearance, language: String?, textSize: TextSize
  ) -> String {
    var name = SafeName.make(ad.name)
    if !without.isEmpty { name += ".without-" + SafeName.make(without.joined(separator: "-")) }
    if let device {
      name += "." + SafeName.make(device.device.name) + (device.isLandscape ? "-landscape" : "")
    }
    if let size = self.name(of: size) { name += "." + size }
    if appearance != .light { name += "." + appearance.rawValue }
    if let language { name += "." + SafeName.make(language) }
    if textSize != .large {
      name += ".text-" + FrameTitle.shortName(of: textSize).lowercased()
    }
    return name
  }

  private static func name(of size: Matrix.SizeChoice) -> String? {
    let width = size.width.map(PointText.make)
    let height: String? =
      switch size.height {
      case .fit: width == nil ? nil : "fit"
      case .saved: "saved"
      case .exact(let height): PointText.make(height)
      }
    let parts = [width, height].compactMap { $0 }
    return parts.isEmpty ? nil : SafeName.make(parts.joined(separator: "x"))
  }
}
