import CChafa
import CPNG
import CPlatform
import CTurboJPEG

/// Loads the libraries that nearly all pictures need while there is other work to do.
///
/// They take as long to load as a picture takes to be drawn. What is drawn is the same with and without it.
public enum PictureWarmUp {
  /// Does work that will draw pictures later on, and loads the libraries beside it in a thread.
  public static func during<Result>(_ work: () throws -> Result) rethrows -> Result {
    let task = platform_start_task {
      // One library is loaded at a time: what is needed first is not to wait.
      turbojpeg_prepare()
      png_prepare()
      chafa_prepare()
    }
    // The program must not end while a library is being loaded.
    defer { platform_finish_task(task) }
    return try work()
  }
}
