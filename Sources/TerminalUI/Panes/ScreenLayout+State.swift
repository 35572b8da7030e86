extension ScreenLayout {
  /// Lays the panes of a browser out.
  init(of state: BrowserState, columns: Int, rows: Int) {
    self.init(
      columns: columns, rows: rows, focus: state.focus, hidden: state.hidden,
      raisesInspector: state.raisesInspector, listColumns: state.listColumns,
      inspectorColumns: state.inspectorColumns, upperListRows: state.upperListRows,
      eventRows: state.eventRows, needs: state.columnNeeds)
  }

  /// Whether the inspector was asked for and shown where it has no place of its own.
  static func isInspectorRaised(_ state: BrowserState, columns: Int, rows: Int) -> Bool {
    guard state.raisesInspector,
      ScreenLayout(of: state, columns: columns, rows: rows).panes[.inspector] != nil
    else { return false }
    var plain = state
    plain.focus = .ad
    plain.raisesInspector = false
    return ScreenLayout(of: plain, columns: columns, rows: rows).panes[.inspector] == nil
  }
}
