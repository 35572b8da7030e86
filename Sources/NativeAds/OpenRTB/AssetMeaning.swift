/// What an OpenRTB asset is for an ad, and how that is known.
struct AssetMeaning: Equatable {
  enum Slot: Equatable {
    case headline, icon, logo, mainImage, video
    case data(OpenRTBDataType)
    /// Something of an exchange's own, by number.
    case other(Int)
    /// Nobody can tell.
    case unknown
  }

  var slot: Slot
  var basis: AssetOrigin.Basis
}
