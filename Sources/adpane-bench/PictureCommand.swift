import CChafa
import Cells
import NativeAds
import Pictures

/// `adpane-bench pictures`: compares drawing a picture with what libchafa alone takes for the same cells.
enum PictureCommand {
  private static let names = ["mountains.jpg", "boat.jpg", "bike.jpg", "cup.webp"]
  private static let sizes = [(63, 17), (63, 27), (120, 40), (200, 60)]
  private static let runs = 21

  /// Prints a line a picture and size: the medians of both in microseconds, taken in turn.
  static func run() -> Int32 {
    print("picture cells decode-us convert-us chafa-us ratio")
    var ratios: [Double] = []
    for name in names {
      guard let bytes = BundledPictures.bytes(named: name) else { return 2 }
      for (columns, rows) in sizes {
        let drawing = PictureDrawing(columns: columns, rows: rows)
        do throws(PictureError) {
          let times = try measure(bytes, drawing)
          ratios.append(times.convert / times.chafa)
          var line = "\(name) \(columns)x\(rows) \(times.decode.formatted(decimals: 0))"
          line += " \(times.convert.formatted(decimals: 0))"
          line += " \(times.chafa.formatted(decimals: 0))"
          print(line + " \((times.convert / times.chafa).formatted(decimals: 2))")
        } catch {
          print("adpane-bench: error: \(name): \(error)")
          return 2
        }
      }
    }
    print("median ratio \(median(ratios).formatted(decimals: 2))")
    return 0
  }

  private static func measure(
    _ bytes: [UInt8], _ drawing: PictureDrawing
  ) throws(PictureError) -> (decode: Double, convert: Double, chafa: Double) {
    let grounds = Array(repeating: Color.white, count: drawing.columns * drawing.rows)
    let picture = try PictureDecoder.pixels(of: bytes, size: drawing.pixels)
    var cells = [chafa_cell](repeating: chafa_cell(), count: grounds.count)
    var decode: [Double] = []
    var convert: [Double] = []
    var chafa: [Double] = []
    for _ in 0..<runs {
      var start = Stopwatch.now
      _ = try PictureDecoder.pixels(of: bytes, size: drawing.pixels)
      decode.append(Stopwatch.now - start)
      start = Stopwatch.now
      _ = try drawing.cells(of: picture, over: grounds)
      convert.append(Stopwatch.now - start)
      start = Stopwatch.now
      let size = picture.size
      picture.rgba.withUnsafeBufferPointer { pixels in
        _ = chafa_draw(
          pixels.baseAddress, Int32(size.width), Int32(size.height), Int32(drawing.columns),
          Int32(drawing.rows), CHAFA_BLOCKS, &cells)
      }
      chafa.append(Stopwatch.now - start)
    }
    return (median(decode), median(convert), median(chafa))
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
}
