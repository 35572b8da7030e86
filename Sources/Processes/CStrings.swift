import Glibc

/// Texts as C takes them: pointers with a null pointer behind them.
public enum CStrings {
  /// Calls back with pointers to texts, which live as long as the call.
  public static func with<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = texts.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}
