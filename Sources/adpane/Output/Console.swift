import Cells
import Files

/// The program's way to the outside: results, messages and the exit status that they add up to.
struct Console {
  /// What the environment says about the terminal and the language.
  let environment: Environment
  /// The exit status so far: 0 fine, 1 frames that differ, 2 wrong usage or an input that can't be read.
  private(set) var status: Int32 = 0
  /// Whether somebody still reads the results.
  private(set) var isOpen = true

  private var said: Set<String> = []

  init(environment: Environment) {
    self.environment = environment
  }

  /// Writes a result to standard output.
  mutating func print(_ text: String) {
    print { () throws(FileError) in try OutputStream.standardOutput.write(text) }
  }

  /// Writes bytes to standard output as they are.
  mutating func print(_ bytes: [UInt8]) {
    print { () throws(FileError) in try OutputStream.standardOutput.write(bytes) }
  }

  private mutating func print(_ write: () throws(FileError) -> Bool) {
    guard isOpen else { return }
    do {
      isOpen = try write()
    } catch {
      isOpen = false
      refuse(error.message)
    }
  }

  /// Says what is wrong, as `adpane: text`, and makes the exit status 2.
  mutating func fail(_ text: String) {
    status = 2
    say("adpane: " + text)
  }

  /// Takes over the exit status of what ran in the program's place.
  mutating func end(with status: Int32) {
    if self.status == 0 { self.status = status }
  }

  /// Says what is wrong with an input, in a line that names its place, and makes the exit status 2.
  mutating func refuse(_ line: String) {
    status = 2
    say(line)
  }

  /// Makes the exit status 1 where all could be read.
  mutating func differ() {
    if status == 0 { status = 1 }
  }

  /// Says something that is worth knowing and changes nothing.
  mutating func note(_ text: String) {
    say("adpane: " + text)
  }

  /// Warns where the locale that the environment asks for is not there and has a say in the output.
  mutating func warnAboutLocale(_ request: Request) {
    guard let locale = environment.missingLocale,
      OutputDestination(request.output).isStandardOutput
    else { return }
    let substitute = environment.isASCII ? "ASCII" : "UTF-8"
    note("warning: locale '\(locale)' is not installed; drawing in \(substitute)")
  }

  /// Writes a line to standard error, once.
  mutating func say(_ line: String) {
    guard said.insert(line).inserted else { return }
    let visible = VisibleText.make(line)
    let text = environment.isASCII ? visible.asciiFolded : visible
    // Where even messages can't be written, there is nobody left to tell.
    _ = try? OutputStream.standardError.write(text + "\n")
  }
}
