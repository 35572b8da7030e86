import Testing

@Suite("The review in a terminal", .serialized, .enabled(if: TerminalSession.isPossible))
struct ReviewScreenTests {
  @Test("all the rest is decided after a yes, and not before")
  func allTheRest() async throws {
    let project = try SnapshotProject()
    _ = try project.snapshot("record")
    try project.changeLayout()
    _ = try project.snapshot("verify")
    let pending = project.files
    let session = try TerminalSession(columns: 100, rows: 30, in: project.scratch.path)
    try session.start(["snapshot", "review"])
    try await session.wait(for: "1/2  ads/small/bike ")
    try session.press("R")
    try await session.wait(for: "reject all 2 frames that are left? y n")
    try session.press("a", "x", "n")
    try await session.wait(for: "nothing is decided")
    #expect(project.files == pending)
    try session.press("R", "y")
    try await session.wait(for: "ended with 0")
    #expect(try session.screen().contains("2 rejected"))
    #expect(project.files == [SnapshotProject.dark, SnapshotProject.light])
  }
}
