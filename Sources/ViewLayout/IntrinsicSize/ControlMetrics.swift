import InterfaceBuilder

/// Sizes in points of the controls that don't depend on text, by the age of the document.
///
/// The figures were measured on documents that Interface Builder saved; ages are its `toolsVersion`.
struct ControlMetrics: Sendable {
  /// The build of Interface Builder; documents without one are laid out as by a recent one.
  let toolsVersion: Int

  init(toolsVersion: Int?) { self.toolsVersion = toolsVersion ?? 23_504 }

  /// Xcode 11 brought iOS 13's segmented control, stepper and text field.
  var isXcode11: Bool { toolsVersion >= 14_800 }
  /// Xcode 14 gave text fields without a border a point more.
  var isXcode14: Bool { toolsVersion >= 21_000 }
  /// Xcode 12 brought iOS 14's page control and progress bar.
  private var isXcode12: Bool { toolsVersion >= 17_000 }
  /// The builds that draw iOS 26's wider switch and taller slider.
  private var hasNewControls: Bool { (24_100..<32_700).contains(toolsVersion) }

  /// A switch's alignment rectangle, which is two points narrower than its frame.
  var switchSize: Size {
    hasNewControls ? Size(width: 61, height: 28) : Size(width: 49, height: 31)
  }

  /// The height of a slider's alignment rectangle.
  var sliderHeight: Double { hasNewControls ? 33 : 30 }

  /// A stepper's size.
  var stepperSize: Size { Size(width: 94, height: isXcode11 ? 32 : 29) }

  /// A page control's size: dots of 7 points, 9 apart.
  func pageControlSize(pages: Int) -> Size {
    let dots = Double(max(pages, 0))
    return Size(width: max(0, 7 * dots + 9 * (dots - 1)), height: isXcode12 ? 26 : 37)
  }

  /// A progress view's height.
  func progressHeight(isBar: Bool) -> Double {
    if isXcode12 { return 4 }
    return isBar ? 2.5 : 2
  }

  /// An activity indicator's size.
  func activityIndicatorSize(isLarge: Bool) -> Size {
    isLarge ? Size(width: 37, height: 37) : Size(width: 20, height: 20)
  }

  /// A picker's size.
  var pickerSize: Size { Size(width: 320, height: 216) }

  /// A date picker's size by its style.
  func datePickerSize(style: String?) -> Size {
    switch style {
    case "compact": Size(width: 195, height: 34.5)
    case "inline": Size(width: 320, height: 353)
    default: Size(width: 320, height: 216)
    }
  }

  /// A search bar's height.
  var searchBarHeight: Double { toolsVersion >= 13_000 ? 56 : 44 }
  /// The height of a navigation bar or toolbar.
  var barHeight: Double { 44 }
  /// A tab bar's height.
  var tabBarHeight: Double { 49 }

  /// The font of a segmented control's titles.
  var segmentFont: FontDescription {
    .system(size: 13, weight: isXcode11 ? .medium : .regular, isItalic: false)
  }

  /// A segmented control's alignment rectangle, from the width of its widest title or image.
  ///
  /// Segments are as wide as the widest needs, unless they have a width of their own, and a point apart: within a
  /// point on 7 of 8 public controls of free width up to Xcode 10; later ones have wider margins (2 controls).
  func segmentedControlSize(_ control: SegmentedControlContent, widestContent: Double) -> Size {
    let automatic = widestContent.rounded(.up) + (isXcode11 ? 18 : 14)
    let width = control.segments.reduce(0.0) { $0 + ($1.width > 0 ? $1.width : automatic) }
    let separators = Double(max(0, control.segments.count - 1))
    return Size(width: width + separators, height: isXcode11 ? 31 : 28)
  }
}

extension ControlMetrics {
  /// The size of a button whose type draws a symbol of its own; nil for the others.
  func fixedButtonSize(type: String) -> Size? {
    switch type {
    case "detailDisclosure", "infoLight", "infoDark", "contactAdd":
      isXcode11 ? Size(width: 25, height: 24) : Size(width: 22, height: 22)
    case "close": Size(width: 30, height: 30)
    default: nil
    }
  }
}
