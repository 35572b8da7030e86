/// Pieces of Interface Builder documents.
enum Markup {
  /// A label at a fixed place of its superview.
  static func label(
    _ id: String, _ text: String, x: Double, y: Double, width: Double, height: Double,
    size: Double = 14, lines: Int = 1, attributes: String = "", inside: String = ""
  ) -> String {
    """
    <label \(attributes) adjustsFontSizeToFit="NO" text="\(text)" textAlignment="natural" lineBreakMode="tailTruncation" \
    numberOfLines="\(lines)" fixedFrame="YES" id="\(id)">
      \(frame(x, y, width, height))
      <fontDescription key="fontDescription" type="system" pointSize="\(size)"/>
      \(inside)
    </label>
    """
  }

  static func view(
    _ id: String, x: Double, y: Double, width: Double, height: Double, element: String = "view",
    attributes: String = "", inside: String = ""
  ) -> String {
    """
    <\(element) fixedFrame="YES" id="\(id)" \(attributes)>
      \(frame(x, y, width, height))
      \(inside)
    </\(element)>
    """
  }

  /// A button at a fixed place of its superview.
  static func button(
    _ id: String, _ title: String, x: Double, y: Double, width: Double, height: Double,
    inside: String = ""
  ) -> String {
    view(
      id, x: x, y: y, width: width, height: height, element: "button",
      attributes: "buttonType=\"system\" lineBreakMode=\"middleTruncation\"",
      inside: "<state key=\"normal\" title=\"\(title)\"/>" + inside)
  }

  /// A label without a frame, for constraints to place.
  static func freeLabel(
    _ id: String, _ text: String, lines: Int = 1, attributes: String = "",
    font: String = #"type="system" pointSize="15""#, inside: String = ""
  ) -> String {
    """
    <label text="\(text)" textAlignment="natural" lineBreakMode="tailTruncation" \
    numberOfLines="\(lines)" adjustsFontSizeToFit="NO" \(attributes) \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <fontDescription key="fontDescription" \(font)/>
      \(inside)
    </label>
    """
  }

  /// A view without a frame, for constraints to place.
  static func freeView(
    _ id: String, element: String = "view", attributes: String = "", inside: String = ""
  ) -> String {
    """
    <\(element) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      \(inside)
    </\(element)>
    """
  }

  /// Constraints of a view's own.
  static func constraints(_ all: String...) -> String {
    "<constraints>\(all.joined())</constraints>"
  }

  /// A width or height.
  static func fix(_ attribute: String, _ constant: Double, _ rest: String = "") -> String {
    "<constraint firstAttribute=\"\(attribute)\" constant=\"\(constant)\" \(rest)/>"
  }

  /// An attribute of one view that equals one of another.
  static func pin(
    _ first: String, _ attribute: String, _ second: String, _ other: String,
    _ constant: Double = 0, _ rest: String = ""
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(other)" constant="\(constant)" \(rest) id="c-\(first)-\(attribute)-\(second)"/>
    """
  }

  /// An ad view of a size with subviews and outlets.
  static func ad(
    width: Double, height: Double, className: String? = "GADNativeAdView", id: String = "ad-root",
    outlets: [(String, String)], inside: String = "", attributes: String = "", _ subviews: String
  ) -> String {
    """
    <view \(attributes) id="\(id)"\(className.map { " customClass=\"\($0)\"" } ?? "")>
      \(frame(0, 0, width, height))
      <subviews>
    \(subviews)
      </subviews>
      \(inside)
      \(connections(outlets))
    </view>
    """
  }

  static func connections(_ outlets: [(String, String)]) -> String {
    let lines = outlets.map { "<outlet property=\"\($0.0)\" destination=\"\($0.1)\"/>" }
    return lines.isEmpty ? "" : "<connections>\(lines.joined())</connections>"
  }

  static func owner(_ outlets: [(String, String)], className: String? = nil) -> String {
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"\
    \(className.map { " customClass=\"\($0)\"" } ?? "")>\(connections(outlets))</placeholder>
    """
  }

  static func color(_ key: String, _ red: Double, _ green: Double, _ blue: Double) -> String {
    "<color key=\"\(key)\" red=\"\(red)\" green=\"\(green)\" blue=\"\(blue)\" alpha=\"1\" "
      + "colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
  }

  private static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }
}
