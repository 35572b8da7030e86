import Cells
import InterfaceBuilder
import NativeAds
import Pictures

extension AdPainter {
  /// Draws a button's background image, scaled to the button as UIKit does; false where there is none to be drawn.
  mutating func paintBackgroundImage(of view: SceneView) -> Bool {
    guard options.pictures != .outline, !view.rect.isEmpty,
      case .button(let content) = scene[view].content, content.configuration == nil,
      let name = content.normal.backgroundImage
    else { return false }
    if let color = scene[view].backgroundColor.map(scene.palette.rgba) {
      fill(scene.scale.visibleRect(view.rect), color.faded(by: view.alpha), clip: view.clip)
    }
    let plan = PicturePlan(rect: view.rect, label: [], content: .resource(name))
    return paintCells(of: plan, of: view, hasGround: true) != nil
  }

  /// Draws a view's picture and its ground; returns whether the view's border is drawn with it.
  ///
  /// - Parameter hasGround: Whether the ground is there already.
  mutating func paintPicture(_ plan: PicturePlan, of view: SceneView, hasGround: Bool) -> Bool {
    if let glyph = plan.glyph, options.pictures != .outline || isSmall(plan) {
      if !hasGround { paintGround(of: view) }
      paintGlyph(glyph, plan, of: view)
      return false
    }
    if options.pictures != .outline,
      let isFramed = paintCells(of: plan, of: view, hasGround: hasGround)
    {
      return isFramed
    }
    if !hasGround { paintGround(of: view, isRound: false) }
    paintOutline(plan, of: view)
    if let start = videoStart, start.poster == nil, start.position == scene.positions[view.index] {
      // The rest of the media view does not wait for the poster.
      grid.put(VideoOverlay(duration: start.duration), in: start.cells, isASCII: isASCII)
    }
    return false
  }

  private mutating func paintGlyph(_ glyph: Character, _ plan: PicturePlan, of view: SceneView) {
    let cells = scene.scale.visibleRect(plan.rect)
    let style = ink(scene.templateColor(of: view).faded(by: view.alpha), at: cells, clip: view.clip)
    let column = cells.column + (cells.columns - 1) / 2
    let row = cells.row + (cells.rows - 1) / 2
    let text = isASCII ? SymbolGlyph.ascii(glyph) : String(glyph)
    grid.put(text, column: column, row: row, style: style, clip: view.clip)
    guard view.clip.contains(column: column, row: row), !isASCII else { return }
    glyphs.append(FrameGlyph(column: column, row: row, text: text, cells: cells))
  }

  /// Draws a picture as characters; nil where it cannot be drawn, and nothing was.
  private mutating func paintCells(
    of plan: PicturePlan, of view: SceneView, hasGround: Bool
  ) -> Bool? {
    guard
      let ready = readied[view.index].flatMap({ $0.plan == plan ? $0 : nil })
        ?? ready(plan, in: view)
    else { return nil }
    let (place, file) = (ready.place, ready.file)
    var drawing = PictureDrawing(
      columns: place.cells.columns, rows: place.cells.rows, crop: ready.crop,
      converter: PictureConverter(isASCII: isASCII, isMonochrome: options.isMonochrome))
    if file.isTemplate { drawing.tint = scene.templateColor(of: view).cellColor }
    drawing.slices = ready.slices
    drawing.opacity = view.alpha
    drawing.shape = place.shape(of: view, in: scene)
    // The view's own ground is inside its rounded corners too.
    if place.fillsView, drawing.shape.map({ $0.radiusX > 0 }) ?? false {
      drawing.backing = scene.background(of: view).flatMap { $0.alpha > 0.99 ? $0.cellColor : nil }
    } else if !hasGround {
      paintGround(of: view)
    }
    let grounds = grounds(at: place.cells)
    do throws(PictureProblem) {
      let drawn =
        file.isVideo
        ? try pictures.cells(ofVideo: file.name, drawing, over: grounds)
        : try pictures.cells(of: file.encoded, name: file.name, drawing, over: grounds)
      if plan.video != nil {
        keepStart(of: plan, in: view, place, drawing, over: grounds, poster: drawn)
      }
      guard let drawn else { return nil }
      put(drawn, at: place.cells)
    } catch {
      note(error, of: plan)
      return nil
    }
    if options.pictures == .image, drawing.tint == nil,
      let format = PictureFormat(file.encoded.bytes)
    {
      smooth(place.cells)
      layers.append(
        PictureLayer(
          FramePicture(
            drawing, of: file.encoded.bytes, format, at: place.cells, ground: grounds.first,
            fillsView: place.fillsView),
          over: backgrounds(at: place.cells)))
    }
    compare(plan, with: file)
    if let video = plan.video {
      grid.put(VideoOverlay(duration: video.duration), in: place.cells, isASCII: isASCII)
    }
    return drawing.shape?.borderColor != nil
  }

  /// Keeps what there is before a video is drawn, so that its other frames can be drawn too.
  private mutating func keepStart(
    of plan: PicturePlan, in view: SceneView, _ place: PicturePlace, _ drawing: PictureDrawing,
    over grounds: [Cells.Color], poster: [Cell?]?
  ) {
    guard options.pictures == .symbols, let video = plan.video,
      let position = scene.positions[view.index]
    else { return }
    var drawing = drawing
    // The poster may have been cut to the video's ratio; its frames have it.
    drawing.crop = place.crop
    videoStart = VideoStart(
      position: position, plan: plan, path: video.content.flatMap(pictures.video),
      duration: video.duration, cells: place.cells, drawing: drawing, grounds: grounds,
      poster: poster, isFramed: drawing.shape?.borderColor != nil, grid: grid,
      pictureCells: pictureCells, layers: layers)
  }

  mutating func put(_ drawn: [Cell?], at cells: CellRect) {
    pictureCells.append(cells)
    for (index, cell) in drawn.enumerated() {
      let column = cells.column + index % cells.columns
      let row = cells.row + index / cells.columns
      guard var cell else { continue }
      if cell.style.background == nil { cell.style = cell.style.on(grid[column, row].style) }
      grid[column, row] = cell
    }
  }

  private func grounds(at cells: CellRect) -> [Cells.Color] {
    let paper = scene.palette.background.cellColor
    return backgrounds(at: cells).map { $0 ?? paper }
  }

  private func backgrounds(at cells: CellRect) -> [Cells.Color?] {
    var grounds: [Cells.Color?] = []
    grounds.reserveCapacity(cells.columns * cells.rows)
    for row in cells.row..<cells.endRow {
      for column in cells.column..<cells.endColumn {
        grounds.append(grid[column, row].style.background)
      }
    }
    return grounds
  }

  // MARK: Texts on pictures

  /// Gives the cells of a picture one colour each, so that text on them has an even ground.
  mutating func smooth(_ cells: CellRect) {
    for picture in pictureCells {
      let area = picture.intersection(cells)
      guard !area.isEmpty else { continue }
      for row in area.row..<area.endRow {
        for column in area.column..<area.endColumn {
          let cell = grid[column, row]
          guard let ink = cell.style.foreground, let paper = cell.style.background,
            let scalar = cell.firstScalar, (0x2580...0x259F).contains(scalar.value)
          else { continue }
          let even = Style(background: ink.over(paper, alpha: 0.5))
          grid[column, row] = Cell(text: " ", width: 1, style: even)
        }
      }
    }
  }
}
