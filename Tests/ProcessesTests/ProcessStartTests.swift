import Glibc
import Processes
import Testing

@Suite("Programs that are started")
struct ProcessStartTests {
  private func status(_ words: [String]) throws -> Int32 {
    let process = try ProcessStart.start(words)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }

  @Test("a program is found and gets its arguments")
  func arguments() throws {
    let script = #"[ "$#" = 2 ] && [ "$1" = "two words" ] && [ "$2" = "" ] || exit 3"#
    #expect(try status(["sh", "-c", script, "sh", "two words", ""]) == 0)
    #expect(try status(["sh", "-c", script, "sh"]) >> 8 == 3)
  }

  @Test("a program ends by signals that this one blocks")
  func signals() throws {
    var blocked = sigset_t()
    var before = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    #expect(try status(["sh", "-c", "kill -TERM $$; exit 3"]) == SIGTERM)
  }

  @Test("what is no program is told by the system's number", arguments: [["adpane-no-such"], []])
  func missing(words: [String]) {
    #expect(throws: ProcessError.system(code: ENOENT)) { try ProcessStart.start(words) }
  }

  @Test("pointers to texts end with a null pointer")
  func pointers() {
    let read = CStrings.with(["a", "", "ö"]) { $0.map { $0.map { String(cString: $0) } } }
    #expect(read == ["a", "", "ö", nil])
  }
}
