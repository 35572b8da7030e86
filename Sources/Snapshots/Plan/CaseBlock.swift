import InterfaceBuilder

/// The cases that one matrix gives for one layout, made one at a time.
struct CaseBlock: Equatable, Sendable {
  let matrix: Matrix
  let layout: PlannedLayout
  let ads: [PlannedAd]
  /// The name of the folder of the cases.
  let folder: String
  /// The places of those cases that no block before this one has; nil where that is all of them.
  var places: [Int]?

  init(matrix: Matrix, layout: PlannedLayout, ads: [PlannedAd]) {
    self.matrix = matrix
    self.layout = layout
    self.ads = ads
    folder = (matrix.name.map { SafeName.make($0) + "/" } ?? "") + layout.folder
  }

  /// How many cases there are.
  var count: Int { places?.count ?? product }

  private var product: Int {
    matrix.languages.count * ads.count * matrix.without.count * matrix.devices.count
      * matrix.sizes.count * matrix.appearances.count * matrix.textSizes.count
  }

  /// Returns a case, counted from 0; languages change slowest, since a document is read anew for each, and appearances fastest,
  /// since they have one layout.
  subscript(index: Int) -> SnapshotCase {
    var rest = places?[index] ?? index
    func next<Value>(_ values: [Value]) -> Value {
      defer { rest /= values.count }
      return values[rest % values.count]
    }
    let appearance = next(matrix.appearances)
    let textSize = next(matrix.textSizes)
    let size = next(matrix.sizes)
    let device = next(matrix.devices)
    let without = next(matrix.without)
    let ad = next(ads)
    let language = next(matrix.languages)

    var options = matrix.options
    options.device = device?.device
    options.isLandscape = device?.isLandscape ?? false
    options.width = size.width
    options.height = size.height
    options.appearance = appearance
    options.language = language
    if let language, LanguageCode.isRightToLeft(language) { options.isRightToLeft = true }
    options.textSize = textSize
    let name = SnapshotCase.fileName(
      ad: ad, without: without, device: device, size: size, appearance: appearance,
      language: language, textSize: textSize)
    return SnapshotCase(
      name: folder + "/" + name, layout: layout, ad: ad, without: without, options: options,
      assets: matrix.assets)
  }
}
