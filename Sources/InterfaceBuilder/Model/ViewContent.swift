/// What a view's class adds to a plain view.
public enum ViewContent: Equatable, Sendable {
  case plain
  case label(LabelContent)
  case button(ButtonContent)
  case imageView(ImageViewContent)
  case textField(TextFieldContent)
  case textView(TextViewContent)
  case stackView(StackViewContent)
  case scrollView(ScrollViewContent)
  case tableView(ScrollViewContent)
  case collectionView(ScrollViewContent)
  case tableViewCell(TableViewCellContent)
  case tableViewCellContentView
  case collectionViewCell
  case collectionReusableView
  case toggle(isOn: Bool)
  case slider(value: Double, minimum: Double, maximum: Double)
  case stepper
  case segmentedControl(SegmentedControlContent)
  case pageControl(numberOfPages: Int, currentPage: Int)
  case progressView(progress: Double, isBar: Bool)
  case activityIndicator(isLarge: Bool, isAnimating: Bool)
  case datePicker(style: String?)
  case pickerView
  case searchBar(placeholder: String?)
  case visualEffectView
  case navigationBar(title: String?)
  case toolbar
  case tabBar
  case webView
  case mapView
  /// A class that has no case of its own but is drawn as an opaque box, such as `sceneKitView`.
  case other
}

/// A label's attributes.
public struct LabelContent: Equatable, Sendable {
  /// The text; empty where there is none.
  public var text: String
  /// The attributed text; nil unless `usesAttributedText` is set.
  public var attributedText: AttributedText?
  /// The font; UIKit's default is the system font at 17 points.
  public var font: FontDescription
  /// The text colour; nil for the class's default (`labelColor`, or black in documents before iOS 13).
  public var textColor: Color?
  /// The colour while highlighted.
  public var highlightedColor: Color?
  /// The colour of the shadow.
  public var shadowColor: Color?
  /// Where lines begin.
  public var alignment: TextAlignment
  /// What happens to text that does not fit.
  public var lineBreakMode: LineBreakMode
  /// The greatest number of lines; 0 for no limit.
  public var numberOfLines: Int
  /// The width at which the text wraps, in points; 0 for automatic.
  public var preferredMaxLayoutWidth: Double
  /// Whether the font shrinks to fit the width.
  public var adjustsFontSizeToFitWidth: Bool
  /// The least font size in points while shrinking; 0 where the factor is used.
  public var minimumFontSize: Double
  /// The least factor of the font size while shrinking; 0 for none.
  public var minimumScaleFactor: Double
  /// Whether the font follows Dynamic Type.
  public var adjustsFontForContentSizeCategory: Bool
  /// Whether the label is enabled.
  public var isEnabled: Bool

  /// Creates an empty label with UIKit's defaults.
  public init() {
    text = ""
    font = .system(size: 17, weight: .regular, isItalic: false)
    alignment = .left
    lineBreakMode = .tailTruncation
    numberOfLines = 1
    preferredMaxLayoutWidth = 0
    adjustsFontSizeToFitWidth = false
    minimumFontSize = 0
    minimumScaleFactor = 0
    adjustsFontForContentSizeCategory = false
    isEnabled = true
  }
}

/// A button's attributes.
public struct ButtonContent: Equatable, Sendable {
  /// What one state of a button shows.
  public struct State: Equatable, Sendable {
    /// The title; nil to inherit the normal state's.
    public var title: String?
    /// The attributed title.
    public var attributedTitle: AttributedText?
    /// The title's colour.
    public var titleColor: Color?
    /// The image's name.
    public var image: String?
    /// Whether that name is an SF Symbol's.
    public var imageIsSystemSymbol: Bool
    /// The background image's name.
    public var backgroundImage: String?

    /// Creates a state that shows nothing.
    public init() { imageIsSystemSymbol = false }
  }

  /// The attributes of a `buttonConfiguration` (iOS 15).
  public struct Configuration: Equatable, Sendable {
    /// `plain`, `gray`, `tinted`, `filled` or their bordered kin.
    public var style: String
    /// The title.
    public var title: String?
    /// The attributed title.
    public var attributedTitle: AttributedText?
    /// The second line.
    public var subtitle: String?
    /// The image's name.
    public var image: String?
    /// Whether that name is an SF Symbol's.
    public var imageIsSystemSymbol: Bool
    /// `leading`, `trailing`, `top` or `bottom`.
    public var imagePlacement: String
    /// Space between image and title in points.
    public var imagePadding: Double
    /// Space between title and subtitle in points.
    public var titlePadding: Double
    /// `mini`, `small`, `medium` or `large`; nil for medium.
    public var buttonSize: String?
    /// `fixed`, `dynamic`, `small`, `medium`, `large` or `capsule`; nil for dynamic.
    public var cornerStyle: String?
    /// Insets around the content, in points.
    public var contentInsets: DirectionalEdgeInsets?
    /// The title's font.
    public var titleFont: FontDescription?
    /// The colour of title and image.
    public var baseForegroundColor: Color?
    /// The colour of the background.
    public var baseBackgroundColor: Color?
    /// The background's corner radius in points.
    public var backgroundCornerRadius: Double?
    /// The colour that the background configuration sets.
    public var backgroundColor: Color?
    /// The colour of the background's border.
    public var strokeColor: Color?
    /// The width of the background's border in points.
    public var strokeWidth: Double

    /// Creates a configuration of the given style.
    public init(style: String) {
      self.style = style
      imageIsSystemSymbol = false
      imagePlacement = "leading"
      imagePadding = 0
      titlePadding = 1
      strokeWidth = 0
    }
  }

  /// `custom`, `system`, `roundedRect`, `detailDisclosure`, `infoLight`, `infoDark`, `contactAdd` or `close`.
  public var buttonType: String
  /// The title's font; nil for the type's default.
  public var font: FontDescription?
  /// What happens to a title that does not fit.
  public var lineBreakMode: LineBreakMode
  /// `left`, `center`, `right`, `fill`, `leading` or `trailing`.
  public var contentHorizontalAlignment: String
  /// `top`, `center`, `bottom` or `fill`.
  public var contentVerticalAlignment: String
  /// Insets around the content, in points; nil for the implicit ones.
  public var contentEdgeInsets: EdgeInsets?
  /// Insets around the title, in points.
  public var titleEdgeInsets: EdgeInsets
  /// Insets around the image, in points.
  public var imageEdgeInsets: EdgeInsets
  /// What the normal state shows.
  public var normal: State
  /// What the other states show, by name.
  public var states: [String: State]
  /// The configuration, in documents of Xcode 13 and later.
  public var configuration: Configuration?
  /// Whether the button is enabled.
  public var isEnabled: Bool
  /// Whether the button is selected.
  public var isSelected: Bool

  /// Creates a button without title and with UIKit's defaults.
  public init() {
    buttonType = "custom"
    lineBreakMode = .middleTruncation
    contentHorizontalAlignment = "center"
    contentVerticalAlignment = "center"
    titleEdgeInsets = .zero
    imageEdgeInsets = .zero
    normal = State()
    states = [:]
    isEnabled = true
    isSelected = false
  }
}

/// An image view's attributes.
public struct ImageViewContent: Equatable, Sendable {
  /// The image's name; nil for none.
  public var image: String?
  /// Whether that name is an SF Symbol's.
  public var isSystemSymbol: Bool
  /// The highlighted image's name.
  public var highlightedImage: String?
  /// The point size of a symbol configuration, or of its font.
  public var symbolPointSize: Double?
  /// `small`, `default` or `large`.
  public var symbolScale: String?
  /// The weight of a symbol configuration.
  public var symbolWeight: FontWeight?

  /// Creates an image view without an image.
  public init() { isSystemSymbol = false }
}

/// A text field's attributes.
public struct TextFieldContent: Equatable, Sendable {
  /// The text.
  public var text: String
  /// What is shown while there is no text.
  public var placeholder: String
  /// The font.
  public var font: FontDescription
  /// `none`, `line`, `bezel` or `roundedRect`.
  public var borderStyle: String
  /// The text colour; nil for the class's default.
  public var textColor: Color?
  /// Where lines begin.
  public var alignment: TextAlignment
  /// Whether the text is shown as dots.
  public var isSecure: Bool

  /// Creates an empty text field with UIKit's defaults.
  public init() {
    text = ""
    placeholder = ""
    font = .system(size: 14, weight: .regular, isItalic: false)
    borderStyle = "none"
    alignment = .left
    isSecure = false
  }
}

/// A text view's attributes.
public struct TextViewContent: Equatable, Sendable {
  /// The text.
  public var text: String
  /// The attributed text.
  public var attributedText: AttributedText?
  /// The font.
  public var font: FontDescription
  /// The text colour; nil for the class's default.
  public var textColor: Color?
  /// Where lines begin.
  public var alignment: TextAlignment
  /// Whether the text scrolls, which takes the intrinsic height away.
  public var isScrollEnabled: Bool

  /// Creates an empty text view with UIKit's defaults.
  public init() {
    text = ""
    font = .system(size: 12, weight: .regular, isItalic: false)
    alignment = .left
    isScrollEnabled = true
  }
}

/// A stack view's attributes.
public struct StackViewContent: Equatable, Sendable {
  /// The directions in which a stack arranges.
  public enum Axis: String, Sendable {
    case horizontal, vertical
  }

  /// UIKit's distributions along the axis.
  public enum Distribution: String, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// UIKit's alignments across the axis; `top` and `bottom` stand for leading and trailing in vertical stacks.
  public enum Alignment: String, Sendable {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }

  /// The direction.
  public var axis: Axis
  /// How items share the axis.
  public var distribution: Distribution
  /// How items sit across the axis.
  public var alignment: Alignment
  /// Space between items in points; 8 where the spacing is the standard one.
  public var spacing: Double
  /// Whether the document asks for the standard spacing rather than a number.
  public var usesStandardSpacing: Bool
  /// Whether vertical spacing is measured between baselines.
  public var isBaselineRelativeArrangement: Bool

  /// Creates a stack with UIKit's defaults.
  public init() {
    axis = .horizontal
    distribution = .fill
    alignment = .fill
    spacing = 0
    usesStandardSpacing = false
    isBaselineRelativeArrangement = false
  }
}

/// A scroll view's attributes, and what table and collection views share with it.
public struct ScrollViewContent: Equatable, Sendable {
  /// Insets around the content, in points.
  public var contentInset: EdgeInsets
  /// Whether paging is on.
  public var isPagingEnabled: Bool

  /// Creates a scroll view without insets.
  public init() {
    contentInset = .zero
    isPagingEnabled = false
  }
}

/// A table view cell's attributes.
public struct TableViewCellContent: Equatable, Sendable {
  /// The built-in style, such as `IBUITableViewCellStyleSubtitle`; nil for custom cells.
  public var style: String?
  /// What stands at the trailing edge, such as `disclosureIndicator`.
  public var accessoryType: String?
  /// Ids of the built-in labels and image view.
  public var builtInViews: [String]

  /// Creates a custom cell without accessory.
  public init() { builtInViews = [] }
}

/// A segmented control's attributes.
public struct SegmentedControlContent: Equatable, Sendable {
  /// One segment.
  public struct Segment: Equatable, Sendable {
    /// The title; nil where an image is shown.
    public var title: String?
    /// The image's name.
    public var image: String?
    /// A fixed width in points; 0 for automatic.
    public var width: Double

    /// Creates a segment.
    public init(title: String?, image: String? = nil, width: Double = 0) {
      self.title = title
      self.image = image
      self.width = width
    }
  }

  /// The segments from leading to trailing.
  public var segments: [Segment]
  /// The index of the selected segment; nil for none.
  public var selected: Int?

  /// Creates a control.
  public init(segments: [Segment], selected: Int?) {
    self.segments = segments
    self.selected = selected
  }
}
