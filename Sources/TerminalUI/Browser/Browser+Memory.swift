import AdPreview
import Files
import InterfaceBuilder
import JSON
import ViewLayout

extension Browser {
  /// Takes up the device and the options that were used last, unless the command line says otherwise.
  func recall() {
    guard let path = configuration.memoryPath,
      let bytes = try? FileContents.read(path, limit: 65_536),
      let memory = try? JSONDocument(bytes).root
    else { return }
    let plain = PreviewOptions()
    let given = configuration.options
    func text(_ key: String) -> String? { memory[key]?.stringValue }
    if configuration.devices.isEmpty, let device = text("device").flatMap(Device.named) {
      state.devices = [device]
      if !given.isLandscape { state.options.isLandscape = memory["landscape"]?.boolValue == true }
    }
    if given.appearance == plain.appearance, let word = text("appearance") {
      state.options.appearance = Appearance(rawValue: word) ?? given.appearance
    }
    if given.textSize == plain.textSize, let word = text("textSize") {
      state.options.textSize = TextSize(rawValue: word) ?? given.textSize
    }
    sayWhatWasRecalled(insteadOf: given)
    if configuration.mode == .browse, configuration.paths.count == 1 {
      wantedLayout = text("layout")
    }
  }

  /// Says what is not as a plain call would show it.
  private func sayWhatWasRecalled(insteadOf given: PreviewOptions) {
    var words: [String] = []
    if configuration.devices.isEmpty, let device = state.devices[0] {
      words.append(device.name + (state.options.isLandscape ? " landscape" : ""))
    }
    if state.options.appearance != given.appearance {
      words.append(state.options.appearance.rawValue)
    }
    if state.options.textSize != given.textSize {
      words.append("text size \(state.options.textSize.rawValue)")
    }
    guard !words.isEmpty else { return }
    say("as last time: \(words.joined(separator: ", ")); :plain shows the layout's own")
  }

  /// Shows the layout's own device, in light appearance and the usual text size.
  func showPlain() {
    state.devices = [nil]
    change { options in
      options.width = nil
      options.isLandscape = false
      options.appearance = .light
      options.textSize = .large
    }
  }

  /// Keeps the device and the options for the next time.
  func remember() {
    guard let path = configuration.memoryPath else { return }
    var members: [JSONValue.Member] = [
      .init("appearance", .string(state.options.appearance.rawValue)),
      .init("textSize", .string(state.options.textSize.rawValue)),
      .init("landscape", .bool(state.options.isLandscape)),
    ]
    if let device = state.devices[0] { members.append(.init("device", .string(device.name))) }
    if let layout = state.layouts.selected {
      members.append(.init("layout", .string(layout.title)))
    }
    // Whoever cannot write there loses nothing but this convenience.
    try? FileContents.createFolder(FilePath.parent(of: path))
    try? FileContents.write(JSONValue.object(members).serialized() + "\n", to: path)
  }
}
