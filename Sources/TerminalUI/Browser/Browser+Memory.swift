import AdPreview
import Files
import InterfaceBuilder
import JSON
import ViewLayout

extension Browser {
  /// Takes up the device and the options that were chosen last, unless the command line says otherwise.
  func recall() {
    let given = state.options
    let memory = readMemory()
    let kept = memory.settings
    let asked = configuration.givenSettings
    if !asked.contains(.device), let device = kept.device.flatMap(Device.named) {
      state.devices = [device]
      if !given.isLandscape { state.options.isLandscape = kept.isLandscape }
    }
    if !asked.contains(.appearance), let word = kept.appearance {
      state.options.appearance = Appearance(rawValue: word) ?? given.appearance
    }
    if !asked.contains(.textSize), let word = kept.textSize {
      state.options.textSize = TextSize(rawValue: word) ?? given.textSize
    }
    if !asked.contains(.language) {
      state.options.language = kept.language ?? given.language
      if !asked.contains(.direction) { state.options.isRightToLeft = kept.isRightToLeft }
    }
    startSettings = settings
    sayWhatWasRecalled(insteadOf: given)
    if let place = browsedFolder.flatMap(memory.place) {
      wantedLayout = .last(path: place.layout, object: place.object)
    }
  }

  /// Shows the layout's own device, language and direction, in light appearance and the usual text size.
  func showPlain() {
    state.devices = [nil]
    choose(language: "")
    change { options in
      options.width = nil
      options.isLandscape = false
      options.appearance = .light
      options.textSize = .large
    }
  }

  /// Keeps for the next time what was changed by keys and commands.
  func remember() {
    guard let path = configuration.memoryPath else { return }
    // Another browser may have written meanwhile.
    let before = readMemory()
    var memory = before
    memory.take(settings, from: startSettings)
    if let folder = browsedFolder, let layout = state.layouts.selected,
      let file = FilePath.absolute(layout.path)
    {
      memory.take(Memory.Place(folder: folder, layout: file, object: layout.object))
    }
    guard memory != before else { return }
    // Whoever cannot write there loses nothing but this convenience.
    try? FileContents.createFolder(FilePath.parent(of: path))
    try? FileContents.write(memory.json.serialized() + "\n", to: path)
  }

  // MARK: Parts

  private func readMemory() -> Memory {
    guard let path = configuration.memoryPath,
      let bytes = try? FileContents.read(path, limit: 65_536),
      let json = try? JSONDocument(bytes).root
    else { return Memory() }
    return Memory(json)
  }

  /// How the ad is looked at now.
  private var settings: Memory.Settings {
    Memory.Settings(
      device: state.devices[0]?.name, isLandscape: state.options.isLandscape,
      appearance: state.options.appearance.rawValue, textSize: state.options.textSize.rawValue,
      language: state.options.language, isRightToLeft: state.options.isRightToLeft)
  }

  /// The absolute path of the one folder that is browsed; nil for files, and for several.
  private var browsedFolder: String? {
    guard configuration.mode == .browse, configuration.paths.count == 1,
      FileKind(ofPath: configuration.paths[0]) == .folder
    else { return nil }
    return FilePath.absolute(configuration.paths[0])
  }

  /// Says what is not as a plain call would show it.
  private func sayWhatWasRecalled(insteadOf given: PreviewOptions) {
    var words: [String] = []
    let options = state.options
    if configuration.devices.isEmpty, let device = state.devices[0] {
      words.append(device.name + (options.isLandscape ? " landscape" : ""))
    }
    if options.appearance != given.appearance { words.append(options.appearance.rawValue) }
    if options.textSize != given.textSize {
      words.append("text size \(options.textSize.rawValue)")
    }
    if let language = options.language, language != given.language {
      words.append("language \(language)")
    }
    if options.isRightToLeft != given.isRightToLeft { words.append("right to left") }
    guard !words.isEmpty else { return }
    say("as last time: \(words.joined(separator: ", ")); :plain shows the layout's own")
  }
}
