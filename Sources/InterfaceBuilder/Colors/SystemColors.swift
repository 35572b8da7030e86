/// UIKit's system colours with their values in both appearances.
///
/// The values are those that UIKit documents for iOS 13 and later at standard contrast. Names are
/// UIKit's property names as Interface Builder writes them.
public enum SystemColors {
  /// Returns a colour's value, or nil for a name that UIKit doesn't have.
  ///
  /// - Parameter name: such as `labelColor`, `systemBlueColor` or `darkTextColor`.
  public static func value(of name: String, appearance: Appearance) -> RGBA? {
    guard let pair = table[name] else { return nil }
    return RGBA(hexadecimal: appearance == .light ? pair.light : pair.dark)
  }

  /// Whether UIKit has a system colour of that name.
  public static func isKnown(_ name: String) -> Bool { table[name] != nil }

  /// Returns UIKit's counterpart of a colour of AppKit's catalogue.
  static func uiKitName(forAppKit name: String) -> String? {
    switch name {
    case "textColor", "controlTextColor", "labelColor": "labelColor"
    case "secondaryLabelColor", "disabledControlTextColor": "secondaryLabelColor"
    case "textBackgroundColor", "controlBackgroundColor", "windowBackgroundColor":
      "systemBackgroundColor"
    case "linkColor": "linkColor"
    default: table[name] == nil ? nil : name
    }
  }

  /// Values as 0xRRGGBBAA.
  private static let table: [String: (light: UInt32, dark: UInt32)] = [
    // Text
    "labelColor": (0x0000_00FF, 0xFFFF_FFFF),
    "secondaryLabelColor": (0x3C3C_4399, 0xEBEB_F599),
    "tertiaryLabelColor": (0x3C3C_434C, 0xEBEB_F54C),
    "quaternaryLabelColor": (0x3C3C_432D, 0xEBEB_F529),
    "placeholderTextColor": (0x3C3C_434C, 0xEBEB_F54C),
    "linkColor": (0x007A_FFFF, 0x0984_FFFF),
    "darkTextColor": (0x0000_00FF, 0x0000_00FF),
    "lightTextColor": (0xFFFF_FF99, 0xFFFF_FF99),
    // Backgrounds
    "systemBackgroundColor": (0xFFFF_FFFF, 0x0000_00FF),
    "secondarySystemBackgroundColor": (0xF2F2_F7FF, 0x1C1C_1EFF),
    "tertiarySystemBackgroundColor": (0xFFFF_FFFF, 0x2C2C_2EFF),
    "systemGroupedBackgroundColor": (0xF2F2_F7FF, 0x0000_00FF),
    "secondarySystemGroupedBackgroundColor": (0xFFFF_FFFF, 0x1C1C_1EFF),
    "tertiarySystemGroupedBackgroundColor": (0xF2F2_F7FF, 0x2C2C_2EFF),
    "groupTableViewBackgroundColor": (0xF2F2_F7FF, 0x0000_00FF),
    "tableCellGroupedBackgroundColor": (0xFFFF_FFFF, 0x1C1C_1EFF),
    "viewFlipsideBackgroundColor": (0x1F21_24FF, 0x1F21_24FF),
    "scrollViewTexturedBackgroundColor": (0x6F71_79FF, 0x6F71_79FF),
    "underPageBackgroundColor": (0x6F71_79FF, 0x6F71_79FF),
    // Fills and lines
    "systemFillColor": (0x7878_8033, 0x7878_805C),
    "secondarySystemFillColor": (0x7878_8028, 0x7878_8051),
    "tertiarySystemFillColor": (0x7676_801E, 0x7676_803D),
    "quaternarySystemFillColor": (0x7474_8014, 0x7676_802D),
    "separatorColor": (0x3C3C_4349, 0x5454_5899),
    "opaqueSeparatorColor": (0xC6C6_C8FF, 0x3838_3AFF),
    // Hues
    "systemRedColor": (0xFF3B_30FF, 0xFF45_3AFF),
    "systemOrangeColor": (0xFF95_00FF, 0xFF9F_0AFF),
    "systemYellowColor": (0xFFCC_00FF, 0xFFD6_0AFF),
    "systemGreenColor": (0x34C7_59FF, 0x30D1_58FF),
    "systemMintColor": (0x00C7_BEFF, 0x63E6_E2FF),
    "systemTealColor": (0x30B0_C7FF, 0x40C8_E0FF),
    "systemCyanColor": (0x32AD_E6FF, 0x64D2_FFFF),
    "systemBlueColor": (0x007A_FFFF, 0x0A84_FFFF),
    "systemIndigoColor": (0x5856_D6FF, 0x5E5C_E6FF),
    "systemPurpleColor": (0xAF52_DEFF, 0xBF5A_F2FF),
    "systemPinkColor": (0xFF2D_55FF, 0xFF37_5FFF),
    "systemBrownColor": (0xA284_5EFF, 0xAC8E_68FF),
    "systemGrayColor": (0x8E8E_93FF, 0x8E8E_93FF),
    "systemGray2Color": (0xAEAE_B2FF, 0x6363_66FF),
    "systemGray3Color": (0xC7C7_CCFF, 0x4848_4AFF),
    "systemGray4Color": (0xD1D1_D6FF, 0x3A3A_3CFF),
    "systemGray5Color": (0xE5E5_EAFF, 0x2C2C_2EFF),
    "systemGray6Color": (0xF2F2_F7FF, 0x1C1C_1EFF),
    "tintColor": (0x007A_FFFF, 0x0A84_FFFF),
    // Fixed colours
    "blackColor": (0x0000_00FF, 0x0000_00FF),
    "darkGrayColor": (0x5555_55FF, 0x5555_55FF),
    "lightGrayColor": (0xAAAA_AAFF, 0xAAAA_AAFF),
    "whiteColor": (0xFFFF_FFFF, 0xFFFF_FFFF),
    "grayColor": (0x8080_80FF, 0x8080_80FF),
    "redColor": (0xFF00_00FF, 0xFF00_00FF),
    "greenColor": (0x00FF_00FF, 0x00FF_00FF),
    "blueColor": (0x0000_FFFF, 0x0000_FFFF),
    "cyanColor": (0x00FF_FFFF, 0x00FF_FFFF),
    "yellowColor": (0xFFFF_00FF, 0xFFFF_00FF),
    "magentaColor": (0xFF00_FFFF, 0xFF00_FFFF),
    "orangeColor": (0xFF80_00FF, 0xFF80_00FF),
    "purpleColor": (0x8000_80FF, 0x8000_80FF),
    "brownColor": (0x9966_33FF, 0x9966_33FF),
    "clearColor": (0x0000_0000, 0x0000_0000),
  ]
}

extension RGBA {
  /// Creates a colour from 0xRRGGBBAA.
  init(hexadecimal value: UInt32) {
    self.init(
      red: Double(value >> 24 & 0xFF) / 255, green: Double(value >> 16 & 0xFF) / 255,
      blue: Double(value >> 8 & 0xFF) / 255, alpha: Double(value & 0xFF) / 255)
  }
}
