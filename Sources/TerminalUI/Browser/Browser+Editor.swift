import Glibc

extension Browser {
  /// Opens the editor at the line of the selected view, and comes back when it ends.
  func edit() {
    guard let entry = state.layouts.selected else { return say("there is no layout to edit") }
    let line = state.selection?.line ?? previewer?.layout.root.location.line ?? 1
    let command = "\(configuration.editor) +\(line) \"$1\""
    var status: Int32 = -1
    lendTerminal {
      status = ChildProcess.run(["sh", "-c", command, "sh", entry.path]) { signals.stopJob() }
    }
    answer(signals.takeAfterChild())
    needsLayout = true
    if state.adProblem != nil { needsRequest = true }
    needsRender = true
    if status != 0 { say("the editor '\(configuration.editor)' ended with status \(status)") }
  }
}
