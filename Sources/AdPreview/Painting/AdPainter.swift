import Cells
import InterfaceBuilder
import ViewLayout

/// Paints a scene into a grid, from back to front.
struct AdPainter {
  /// The cells so far.
  var grid: Grid
  let scene: Scene
  let texts: [Int: PlacedText]
  /// What is simulated.
  let options: PreviewOptions
  /// The document's path, which its images are near to.
  let path: String
  /// Where pictures come from.
  var pictures: PictureLibrary
  /// Pictures that could not be drawn, each once.
  var problems: [PictureProblem] = []
  /// The grounds of texts so far, by the position of their view in the scene.
  private var textGrounds: [Int: TextGround] = [:]
  /// The cells of the pictures so far.
  var pictureCells: [CellRect] = []
  /// The pictures that lie behind the cells as themselves.
  var layers: [PictureLayer] = []
  /// The pictures that were decoded before painting began, by their views' indices.
  var readied: [Int: ReadyPicture] = [:]
  /// The symbols that stand in one cell and are larger on the device.
  var glyphs: [FrameGlyph] = []
  /// The corners of fills that are round on the device.
  var corners: [FrameCorner] = []
  /// What there was before the ad's video was painted; nil without one.
  var videoStart: VideoStart?

  var isASCII: Bool { options.isASCII }

  /// Prepares an empty grid for a scene.
  init(
    _ scene: Scene, texts: [Int: PlacedText], path: String, options: PreviewOptions,
    pictures: PictureLibrary
  ) {
    grid = Grid(columns: scene.bounds.columns, rows: scene.bounds.rows)
    self.scene = scene
    self.texts = texts
    self.path = path
    self.options = options
    self.pictures = pictures
  }

  /// Paints all views and texts; AdChoices is not among them.
  mutating func paint() {
    readyPictures()
    grid.fill(grid.bounds, background: scene.palette.background.cellColor)
    for position in scene.views.indices { paintView(at: position) }
  }

  /// Paints one view without its subviews.
  mutating func paintView(at position: Int) {
    let view = scene.views[position]
    guard !view.isHidden, !view.clip.isEmpty else { return }
    let plan =
      view.rect.isEmpty ? nil : scene.picture(of: view, mediaMode: options.contentMode)
    let hasGround = paintBackgroundImage(of: view)
    let isFramed = plan.map { paintPicture($0, of: view, hasGround: hasGround) } ?? false
    if plan == nil, !hasGround { paintGround(of: view) }
    paintAbovePicture(at: position, isFramed: isFramed)
  }

  /// Paints what a view shows in front of its picture or ground.
  ///
  /// - Parameter isFramed: Whether the border is drawn with the picture.
  mutating func paintAbovePicture(at position: Int, isFramed: Bool) {
    let view = scene.views[position]
    paintControl(of: view)
    if !isFramed { paintBorder(of: view, text: texts[position]) }
    if let text = texts[position] { paint(text, of: view, at: position) }
  }

  // MARK: Grounds

  /// Paints what a view lies on.
  ///
  /// - Parameter isRound: Whether the corners of its layer are; under a stand-in they are not, whose film covers them.
  mutating func paintGround(of view: SceneView, isRound: Bool = true) {
    guard let color = scene.background(of: view)?.faded(by: view.alpha) else { return }
    let before = isRound && LayerStyle(scene[view]).cornerRadius > 0 ? grid : nil
    if scene[view].content.isTextual, !view.rect.isEmpty {
      let cells = scene.scale.visibleRect(view.rect)
      let position = scene.positions[view.index]
      let ground = textGround(of: view, text: position.flatMap { texts[$0] })
      if let position { textGrounds[position] = ground }
      let columns = cells.column..<cells.endColumn
      fill(ground, columns: columns, color, clip: view.clip)
      roundCorners(of: view, halves: ground.halves, columns: columns, before: before)
    } else if view.cells.isEmpty {
      paintLine(of: view, color: color)
    } else {
      let cells = view.cells
      fill(cells, color, clip: view.clip)
      roundCorners(
        of: view, halves: 2 * cells.row..<2 * cells.endRow,
        columns: cells.column..<cells.endColumn, before: before)
    }
  }

  mutating func fill(_ cells: CellRect, _ color: RGBA, clip: CellRect) {
    if color.alpha >= 0.99 {
      grid.fill(cells, background: color.cellColor, clip: clip)
    } else if color.alpha > 0.005 {
      let palette = scene.palette
      grid.tint(
        cells, color.cellColor, alpha: color.alpha, canvas: palette.background.cellColor,
        ink: palette.label.cellColor, clip: clip)
    }
  }

  /// A view that is thinner than half a cell, such as a separator, is a line where nothing else stands.
  private mutating func paintLine(of view: SceneView, color: RGBA) {
    guard !view.rect.isEmpty else { return }
    let scale = scene.scale
    var cells = scale.visibleRect(view.rect)
    let isHorizontal = view.cells.rows == 0
    if isHorizontal {
      (cells.row, cells.rows) = (scale.rowContaining(view.rect.midY), 1)
    } else {
      (cells.column, cells.columns) = (scale.columnContaining(view.rect.midX), 1)
    }
    guard isHorizontal ? cells.columns >= 3 : cells.rows >= 2 else { return }
    let isClear = texts.values.allSatisfy { text in
      text.lines.allSatisfy { $0.cells.intersection(cells).isEmpty }
    }
    let area = cells.intersection(view.clip)
    guard isClear else { return }
    let line: Character = isHorizontal ? (isASCII ? "-" : "─") : (isASCII ? "|" : "│")
    for row in area.row..<area.endRow {
      for column in area.column..<area.endColumn where grid[column, row].isBlank {
        let below = grid[column, row].style.background ?? scene.palette.background.cellColor
        let ink = color.cellColor.over(below, alpha: color.alpha)
        let cell = CellRect(column: column, row: row, columns: 1, rows: 1)
        if ink != below { grid.fill(cell, with: line, style: Style(foreground: ink)) }
      }
    }
  }

  // MARK: Borders

  private mutating func paintBorder(of view: SceneView, text: PlacedText?) {
    guard let border = scene.border(of: view) ?? scene.fillEdge(of: view) else { return }
    let cells = scene.scale.visibleRect(view.rect)
    switch scene.outline(of: view) {
    case .none: return
    case .box:
      let style = ink(border.color.faded(by: view.alpha), at: cells, clip: view.clip)
      let box: BoxStyle = isASCII ? .ascii : border.isRound ? .rounded : .single
      grid.box(cells, box, style: style, clip: view.clip)
    case .brackets:
      let row = text?.lines.first?.row ?? cells.row
      let style = ink(border.color.faded(by: view.alpha), at: cells, clip: view.clip)
      grid.put("[", column: cells.column, row: row, style: style, clip: view.clip)
      grid.put("]", column: cells.endColumn - 1, row: row, style: style, clip: view.clip)
    }
  }

  /// A style whose colour is mixed with the ground that it will stand on.
  func ink(
    _ color: RGBA, at cells: CellRect, clip: CellRect, attributes: Style.Attributes = []
  ) -> Style {
    let below = ground(at: cells.intersection(clip))
    return Style(
      foreground: color.cellColor.over(below, alpha: color.alpha), attributes: attributes)
  }

  /// The colour behind the first cell of a rectangle.
  func ground(at cells: CellRect) -> Cells.Color {
    let area = cells.intersection(grid.bounds)
    let paper = scene.palette.background.cellColor
    return area.isEmpty ? paper : grid[area.column, area.row].style.background ?? paper
  }

  // MARK: Texts

  private mutating func paint(_ text: PlacedText, of view: SceneView, at position: Int) {
    let frame = scene.scale.visibleRect(view.rect)
    if let ground = text.item.ground {
      // A badge or button whose text needs more columns than its own grows along with it.
      let rows = textGrounds[position] ?? TextGround(rows: frame.row..<frame.endRow)
      for line in text.lines where frame.row..<frame.endRow ~= line.row {
        for column in line.cells.column..<line.cells.endColumn
        where column < frame.column || column >= frame.endColumn {
          fill(rows, columns: column..<column + 1, ground.faded(by: view.alpha), clip: view.clip)
        }
      }
    }
    for var line in text.lines {
      smooth(line.cells.intersection(view.clip))
      if case .stars? = scene.contents[view.index] {
        let ink = StandIn.stars(on: ground(at: line.cells)).cellColor
        for index in line.text.clusters.indices { line.text.clusters[index].style.foreground = ink }
      }
      grid.put(
        line.text, column: line.column, row: line.row, direction: line.direction, clip: view.clip)
      if text.item.opacity < 0.995 {
        let paper = scene.palette.background.cellColor
        let opacity = text.item.opacity
        grid.restyle(line.cells.intersection(view.clip)) { style in
          guard let ink = style.foreground else { return }
          style.foreground = ink.over(style.background ?? paper, alpha: opacity)
        }
      }
    }
  }
}
