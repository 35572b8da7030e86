import InterfaceBuilder

extension Device {
  /// Every device that can be simulated, phones first, the oldest first.
  public static let all: [Device] = parse(table)

  /// Returns the device with a name as the command line or `simctl` writes it; case does not matter.
  public static func named(_ name: String) -> Device? {
    let wanted = normalized(name)
    return all.first { normalized($0.name) == wanted || normalized($0.simulatorName) == wanted }
  }

  /// Letters and digits alone, so that `iPhone SE (3rd generation)` and `iphone-se-3rd-generation` agree.
  private static func normalized(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// The devices, one a line.
  ///
  /// One device a line, points throughout, as Apple publishes them for each screen.
  ///
  /// Columns: name, simctl's name, width and height in portrait, scale, safe area at the top and at the bottom in portrait,
  /// at the sides and at the bottom in landscape, and the word pad for tablets.
  private static let table: StaticString = """
    iphone-se-1|iPhone SE (1st generation)|320|568|2|20|0|0|0
    iphone-8|iPhone 8|375|667|2|20|0|0|0
    iphone-8-plus|iPhone 8 Plus|414|736|3|20|0|0|0
    iphone-se-2|iPhone SE (2nd generation)|375|667|2|20|0|0|0
    iphone-se-3|iPhone SE (3rd generation)|375|667|2|20|0|0|0
    iphone-x|iPhone X|375|812|3|44|34|44|21
    iphone-xs|iPhone Xs|375|812|3|44|34|44|21
    iphone-xs-max|iPhone Xs Max|414|896|3|44|34|44|21
    iphone-xr|iPhone Xʀ|414|896|2|48|34|48|21
    iphone-11|iPhone 11|414|896|2|48|34|48|21
    iphone-11-pro|iPhone 11 Pro|375|812|3|44|34|44|21
    iphone-11-pro-max|iPhone 11 Pro Max|414|896|3|44|34|44|21
    iphone-12-mini|iPhone 12 mini|375|812|3|50|34|50|21
    iphone-12|iPhone 12|390|844|3|47|34|47|21
    iphone-12-pro|iPhone 12 Pro|390|844|3|47|34|47|21
    iphone-12-pro-max|iPhone 12 Pro Max|428|926|3|47|34|47|21
    iphone-13-mini|iPhone 13 mini|375|812|3|50|34|50|21
    iphone-13|iPhone 13|390|844|3|47|34|47|21
    iphone-13-pro|iPhone 13 Pro|390|844|3|47|34|47|21
    iphone-13-pro-max|iPhone 13 Pro Max|428|926|3|47|34|47|21
    iphone-14|iPhone 14|390|844|3|47|34|47|21
    iphone-14-plus|iPhone 14 Plus|428|926|3|47|34|47|21
    iphone-14-pro|iPhone 14 Pro|393|852|3|59|34|59|21
    iphone-14-pro-max|iPhone 14 Pro Max|430|932|3|59|34|59|21
    iphone-15|iPhone 15|393|852|3|59|34|59|21
    iphone-15-plus|iPhone 15 Plus|430|932|3|59|34|59|21
    iphone-15-pro|iPhone 15 Pro|393|852|3|59|34|59|21
    iphone-15-pro-max|iPhone 15 Pro Max|430|932|3|59|34|59|21
    iphone-16e|iPhone 16e|390|844|3|47|34|47|21
    iphone-16|iPhone 16|393|852|3|59|34|59|21
    iphone-16-plus|iPhone 16 Plus|430|932|3|59|34|59|21
    iphone-16-pro|iPhone 16 Pro|402|874|3|62|34|62|21
    iphone-16-pro-max|iPhone 16 Pro Max|440|956|3|62|34|62|21
    iphone-17|iPhone 17|402|874|3|62|34|62|20
    iphone-air|iPhone Air|420|912|3|68|34|68|20
    iphone-17-pro|iPhone 17 Pro|402|874|3|62|34|62|20
    iphone-17-pro-max|iPhone 17 Pro Max|440|956|3|62|34|62|20
    ipad-mini-5|iPad mini (5th generation)|768|1024|2|20|0|0|0|pad
    ipad-mini-6|iPad mini (6th generation)|744|1133|2|24|20|0|20|pad
    ipad-9|iPad (9th generation)|810|1080|2|20|0|0|0|pad
    ipad-10|iPad (10th generation)|820|1180|2|24|20|0|20|pad
    ipad-air-5|iPad Air (5th generation)|820|1180|2|24|20|0|20|pad
    ipad-air-11|iPad Air 11-inch (M2)|820|1180|2|24|20|0|20|pad
    ipad-air-13|iPad Air 13-inch (M2)|1024|1366|2|24|20|0|20|pad
    ipad-pro-9.7|iPad Pro (9.7-inch)|768|1024|2|20|0|0|0|pad
    ipad-pro-10.5|iPad Pro (10.5-inch)|834|1112|2|20|0|0|0|pad
    ipad-pro-11|iPad Pro (11-inch) (4th generation)|834|1194|2|24|20|0|20|pad
    ipad-pro-11-m4|iPad Pro 11-inch (M4)|834|1210|2|24|20|0|20|pad
    ipad-pro-12.9|iPad Pro (12.9-inch) (6th generation)|1024|1366|2|24|20|0|20|pad
    ipad-pro-13-m4|iPad Pro 13-inch (M4)|1032|1376|2|24|20|0|20|pad
    """

  private static func parse(_ table: StaticString) -> [Device] {
    table.description.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "|").map(String.init)
      let numbers = fields.dropFirst(2).compactMap(Double.init)
      guard fields.count >= 9, numbers.count >= 7 else { return nil }
      let isPad = fields.last == "pad"
      return Device(
        name: fields[0], simulatorName: fields[1],
        size: Size(width: numbers[0], height: numbers[1]), scale: numbers[2],
        safeArea: EdgeInsets(top: numbers[3], left: 0, bottom: numbers[4], right: 0),
        landscapeSafeArea: EdgeInsets(
          top: isPad ? numbers[3] : 0, left: numbers[5], bottom: numbers[6], right: numbers[5]),
        isPad: isPad)
    }
  }
}
