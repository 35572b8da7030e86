import Testing
import Threads

@Suite("Work that is begun ahead")
struct PendingWorkTests {
  @Test(
    "each result is that of its piece, in whatever order they are asked for", arguments: [0, 1, 3])
  func results(threads: Int) {
    let work = PendingWork(count: 40, threads: threads) { $0 * $0 }
    for piece in (0..<40).reversed() { #expect(work.result(of: piece) == piece * piece) }
    #expect(work.result(of: 7) == 49)
  }

  @Test("what nobody asks for keeps nobody waiting, however much it is")
  func unasked() {
    let work = PendingWork(count: 5_000, threads: 2) { $0 }
    #expect(work.result(of: 4_999) == 4_999)
  }
}
