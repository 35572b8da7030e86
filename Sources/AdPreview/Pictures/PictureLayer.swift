import Cells
import Files
import Pictures

/// A picture that lies behind the cells as itself.
struct PictureLayer: Equatable, Sendable {
  /// The picture.
  let picture: FramePicture
  /// The backgrounds that stand for it in its cells while the rest is painted, row by row.
  let backgrounds: [Color?]

  init(_ picture: FramePicture, over backgrounds: [Color?]) {
    self.picture = picture
    self.backgrounds = backgrounds
  }
}

extension Grid {
  /// Takes away the backgrounds that stood for pictures, wherever nothing was painted over them.
  mutating func uncover(_ layers: [PictureLayer]) {
    for layer in layers {
      let cells = layer.picture.cells
      for (index, background) in layer.backgrounds.enumerated() {
        let place = CellRect(
          column: cells.column + index % cells.columns, row: cells.row + index / cells.columns,
          columns: 1, rows: 1)
        restyle(place) { style in
          if style.background == background { style.background = nil }
        }
      }
    }
  }
}

extension FramePicture {
  /// Places a file as a drawing places its characters.
  init(
    _ drawing: PictureDrawing, of bytes: [UInt8], _ format: PictureFormat, at cells: CellRect,
    ground: Color?, fillsView: Bool
  ) {
    // Not every program turns embedded photos as they say; it is done here, so that all show the same.
    let orientation = ImageOrientation(of: bytes)
    self.init(
      bytes: ImageOrientation.settingUp(bytes), mediaType: format.mediaType, cells: cells)
    turn = PictureTurn(orientation)
    parts = drawing.slices?.parts
    columns = Double(cells.columns) / drawing.crop.width
    rows = Double(cells.rows) / drawing.crop.height
    x = Double(cells.column) - drawing.crop.x * columns
    y = Double(cells.row) - drawing.crop.y * rows
    opacity = drawing.opacity
    backing = drawing.backing
    self.ground = ground
    if fillsView, let shape = drawing.shape {
      let side = Double(PictureConverter.pixelsPerCell)
      radiusColumns = shape.radiusX / side
      radiusRows = shape.radiusY / side
    }
  }
}

extension PictureTurn {
  /// The turn that brings a photo's rows upright.
  init(_ orientation: ImageOrientation) {
    switch orientation {
    case .up: self = .none
    case .upMirrored: self.init(across: (-1, 0), down: (0, 1))
    case .down: self.init(across: (-1, 0), down: (0, -1))
    case .downMirrored: self.init(across: (1, 0), down: (0, -1))
    case .leftMirrored: self.init(across: (0, 1), down: (1, 0))
    case .right: self.init(across: (0, 1), down: (-1, 0))
    case .rightMirrored: self.init(across: (0, -1), down: (-1, 0))
    case .left: self.init(across: (0, -1), down: (1, 0))
    }
  }
}
