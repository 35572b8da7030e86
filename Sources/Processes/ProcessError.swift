/// Why a program was not started.
public enum ProcessError: Error, Equatable, Sendable {
  /// The system refused; the number is `errno`, `ENOENT` where there is no such program.
  case system(code: Int32)
}
