import JSON

extension AdFile {
  /// The keys of AdPane's own form that name an asset.
  private static let assetKeys = AssetOrigin.keys.union(["images", "extra"])

  /// Whether a file that was found, rather than named, is to be taken for one of ads: a key in it names an asset, whatever its
  /// value, or it is an OpenRTB response that does.
  ///
  /// Folders hold other JSON too, which would be read as ads without any asset. What cannot be read counts as ads, since reading
  /// it tells what is wrong.
  public static func namesAssets(_ path: String) -> Bool {
    guard let bytes = try? FileBytes.read(path, limit: sizeLimit),
      let root = try? JSONDocument(bytes).root
    else { return true }
    guard OpenRTBMarkup.isOpenRTB(root) else {
      return (root.elements ?? [root]).contains { ad in
        (ad.members ?? []).contains { assetKeys.contains($0.key) }
      }
    }
    do {
      return try parse(bytes, path: path).origins.contains { !$0.isEmpty }
    } catch .noAd {
      return false
    } catch {
      return true
    }
  }
}
