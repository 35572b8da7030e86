/// What an OpenRTB data asset holds (OpenRTB Native 1.2, "Data Asset Types").
enum OpenRTBDataType: Int, CaseIterable {
  case sponsored = 1
  case description, rating, likes, downloads, price, salePrice, phone, address
  case secondDescription, displayURL, callToAction

  /// The name in the specification, which is the key among the extra assets.
  var name: String {
    switch self {
    case .sponsored: "sponsored"
    case .description: "desc"
    case .rating: "rating"
    case .likes: "likes"
    case .downloads: "downloads"
    case .price: "price"
    case .salePrice: "saleprice"
    case .phone: "phone"
    case .address: "address"
    case .secondDescription: "desc2"
    case .displayURL: "displayurl"
    case .callToAction: "ctatext"
    }
  }

  /// The type that a label of OpenRTB Native 1.0 names; labels are free text.
  init?(label: String) {
    let word = label.lowercased().filter { $0.isLetter || $0.isNumber }
    switch word {
    case "sponsored", "sponsoredby", "brand", "advertiser": self = .sponsored
    case "desc", "description", "body", "text": self = .description
    case "rating", "stars", "starrating": self = .rating
    case "likes": self = .likes
    case "downloads": self = .downloads
    case "price": self = .price
    case "saleprice": self = .salePrice
    case "phone": self = .phone
    case "address": self = .address
    case "desc2", "description2": self = .secondDescription
    case "displayurl", "displayurltext": self = .displayURL
    case "cta", "ctatext", "calltoaction", "button": self = .callToAction
    default: return nil
    }
  }
}

/// What an OpenRTB image is (OpenRTB Native 1.2, "Image Asset Types").
enum OpenRTBImageType: Int {
  case icon = 1
  /// Its own type in 1.0 and 1.1.
  case logo = 2
  case main = 3
}

extension AdTracker.Event {
  /// The event of a number (OpenRTB Native 1.2, "Event Types Table").
  init(openRTB number: Int) {
    switch number {
    case 1: self = .impression
    case 2: self = .viewable50
    case 3: self = .viewable100
    case 4: self = .viewableVideo50
    default: self = .other(number)
    }
  }
}
