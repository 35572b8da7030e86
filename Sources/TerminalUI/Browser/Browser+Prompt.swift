import AdPreview
import Files
import InterfaceBuilder
import NativeAds
import ViewLayout

extension Browser {
  func handleInPrompt(_ key: Key) {
    guard let prompt = state.prompt else { return }
    switch key {
    case .escape, .control("g"), .control("c"):
      state.prompt = nil
      // The line is a part of its menu, which ^C leaves.
      if key == .control("c"), state.menu != nil {
        state.menu = nil
      } else if prompt.purpose == .search {
        cancelSearch(prompt)
      }
    case .enter:
      // A menu says itself that nothing fits, and the line is there to be changed.
      if let menu = state.menu, menu.list.shown.isEmpty { return }
      state.prompt = nil
      switch prompt.purpose {
      case .command: run(prompt.line.text)
      case .search: finishSearch(prompt)
      }
    case .backspace where prompt.line.text.isEmpty: state.prompt = nil
    case .control("n") where prompt.purpose == .search: moveInFiltered(by: 1)
    case .control("p") where prompt.purpose == .search: moveInFiltered(by: -1)
    case .up where prompt.purpose == .command: recallCommand(by: -1)
    case .down where prompt.purpose == .command: recallCommand(by: 1)
    case .up, .down: moveInFiltered(by: key == .up ? -1 : 1)
    case .tab where prompt.purpose == .command: complete()
    default:
      var line = prompt.line
      guard line.handle(key) else { return }
      state.prompt?.line = line
      state.prompt?.completions = []
      promptChanged()
    }
  }

  /// Filters or searches while one types.
  func promptChanged() {
    guard let prompt = state.prompt, prompt.purpose == .search else { return }
    applyFilter(prompt.line.text)
  }

  /// What was looked for is chosen from a menu at once; elsewhere it is said where there is none.
  private func finishSearch(_ prompt: Prompt) {
    let text = prompt.line.text
    if let menu = state.menu { return choose(menu) }
    if text.isEmpty { return goOnSearching(prompt) }
    if state.overlay != nil {
      if state.overlayMatch == nil { say(SearchWords.notThere(text)) }
      return
    }
    switch state.focus {
    case .layouts: if state.layouts.shown.isEmpty { say(SearchWords.noneFits(text)) }
    case .ads: if state.ads.shown.isEmpty { say(SearchWords.noneFits(text)) }
    case .ad, .inspector, .events:
      if !findMatch(step: 0) { say(SearchWords.notThere(text)) }
    }
  }

  private func moveInFiltered(by step: Int) {
    if state.menu != nil {
      state.menu?.list.move(by: step)
    } else if state.overlay != nil {
      goToMatch(step: step)
    } else if state.focus == .layouts {
      selectLayout { $0.move(by: step) }
    } else if state.focus == .ads {
      selectAd { $0.move(by: step) }
    } else {
      findMatch(step: step)
    }
  }

  private func recallCommand(by step: Int) {
    guard var prompt = state.prompt, !commandHistory.isEmpty else { return }
    let position = (prompt.historyPosition ?? commandHistory.count) + step
    guard position >= 0 else { return }
    if position >= commandHistory.count {
      prompt.historyPosition = nil
      prompt.line.set("")
    } else {
      prompt.historyPosition = position
      prompt.line.set(commandHistory[position])
    }
    state.prompt = prompt
  }

  // MARK: Completion

  private func complete() {
    guard var prompt = state.prompt else { return }
    let line = FileCompletion.expandingHome(ofArgumentIn: prompt.line.text)
    let completion = Completion(of: line, in: candidates(for: line))
    prompt.line.set(completion.text)
    prompt.completions = completion.offered
    state.prompt = prompt
  }

  /// What the last word of a line may become.
  private func candidates(for line: String) -> [String] {
    guard line.contains(" ") else { return CommandLine.names }
    func argument(of line: String) -> String {
      String(line.drop { $0 != " " }.dropFirst())
    }
    switch CommandLine(line).command {
    case .device: return Device.all.map(\.name)
    case .textSize: return TextSize.allCases.map(\.rawValue)
    case .ad:
      let files = FileCompletion.candidates(for: argument(of: line), endings: [".json"])
      return state.ads.items.map(\.title) + files
    case .layout: return state.layouts.items.map(\.title)
    case .language: return knownLanguages
    case .without: return Self.assetKeys
    case .set: return Self.assetKeys.map { $0 + "=" }
    case .cell: return Zoom.cells.map { "\(Int($0.width))x\(Int($0.height))" }
    case .save, .snapshot:
      let endings = CommandLine(line).command == .save ? Self.pictureEndings : [".frame"]
      return FileCompletion.candidates(
        for: argument(of: line), endings: endings)
    case .width, .plain, nil: return []
    }
  }

  /// The assets that `:set` and `:without` change, by the keys of an ad file.
  private static let assetKeys = [
    "headline", "body", "callToAction", "advertiser", "store", "price", "starRating", "icon",
    "images", "media",
  ]

  // MARK: Commands

  /// Does what was typed after `:`.
  func run(_ text: String) {
    let line = CommandLine(text)
    guard !line.name.isEmpty else { return }
    if commandHistory.last != text { commandHistory.append(text) }
    if let command = line.command {
      run(command, line)
    } else if let key = line.keyCommand {
      guard line.argument.isEmpty else { return say("\(line.name) takes no argument") }
      perform(key)
    } else {
      say("there is no command '\(line.name)'; Tab after : lists them")
    }
  }

  private func run(_ command: PromptCommand, _ line: CommandLine) {
    let argument = line.argument
    switch command {
    case .save: save(to: argument, isForced: line.isForced)
    case .snapshot: saveSnapshot(to: argument, isForced: line.isForced)
    case .plain:
      guard argument.isEmpty else { return say("plain takes no argument") }
      showPlain()
    case .ad: showAd(argument)
    case .layout: showLayout(argument)
    case .device:
      guard !argument.isEmpty else { return show(device: nil) }
      guard let device = Device.named(argument) else {
        return say("no device is called '\(argument)'; Tab completes")
      }
      show(device: device)
    case .width:
      guard !argument.isEmpty else { return change { $0.width = nil } }
      guard let width = Double(argument), (1...10_000).contains(width) else {
        return say("'\(argument)' is no number of points from 1 to 10000")
      }
      change { $0.width = width }
    case .language: chooseKnown(language: argument)
    case .textSize:
      guard !argument.isEmpty else { return change { $0.textSize = .large } }
      guard let size = TextSize(rawValue: argument) else {
        return say("'\(argument)' is no text size; Tab completes")
      }
      change { $0.textSize = size }
    case .cell: setCell(argument)
    case .set: set(argument)
    case .without: without(argument)
    }
  }

  /// Shows a layout of the list; while layouts are still looked for, as soon as it is found.
  private func showLayout(_ name: String) {
    guard !name.isEmpty else { return say("layout needs a name; Tab completes") }
    if let index = state.layouts.index(named: name) {
      state.layouts.setFilter("")
      selectLayout { $0.select(index: index) }
    } else if isListing {
      wantedLayout = .title(name)
      say("still looking for layouts; '\(name)' is shown when it is found")
    } else {
      say("no layout is called '\(name)'; Tab completes")
    }
  }

  /// Shows an ad of the list, or the first ad of a file or folder, whose ads are listed then.
  private func showAd(_ name: String) {
    guard !name.isEmpty else { return say("ad needs a name or a file; Tab completes") }
    let path = FileCompletion.expandingHome(name)
    let isFile = FileKind(ofPath: path) == .file
    let listed = isFile ? indexOfAd(ofFile: path) : nil
    if let index = listed ?? state.ads.index(named: name) {
      state.ads.setFilter("")
      return selectAd { $0.select(index: index) }
    }
    if FileKind(ofPath: path) == .folder {
      let ads = entries(.file(path)).filter { $0.path.flatMap(indexOfAd(ofFile:)) == nil }
      return ads.isEmpty ? say("\(name) is a folder without other ads") : show(new: ads)
    }
    guard isFile else { return say("no ad and no file is called '\(name)'") }
    do throws(NativeAdsError) {
      show(new: entries(of: try readAdsToList(path), path: path))
    } catch {
      say(error.description)
    }
  }

  /// Lists ads behind all others, and shows the first of them.
  private func show(new ads: [AdEntry]) {
    let first = state.ads.items.count
    state.ads.setFilter("")
    state.ads.append(ads)
    selectAd { $0.select(index: first) }
  }

  private func setCell(_ text: String) {
    let sides = text.split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2, sides.allSatisfy({ (1...100).contains($0) }) else {
      return say("'\(text)' is no size in points such as 6x12")
    }
    state.zoom = .cell(Size(width: sides[0], height: sides[1]))
    needsRender = true
  }

  private func set(_ setting: String) {
    guard let equals = setting.firstIndex(of: "=") else {
      return say("'\(setting)' is no KEY=VALUE such as headline=Hello")
    }
    let change = AdChange.set(
      key: String(setting[..<equals]), value: String(setting[setting.index(after: equals)...]))
    do throws(NativeAdsError) {
      _ = try change.applied(to: NativeAd(name: "", format: .native))
      changes.append(change)
      needsRequest = true
    } catch {
      say(error.message)
    }
  }

  private func without(_ asset: String) {
    guard !asset.isEmpty else { return say("without needs an asset, such as :without body") }
    do throws(NativeAdsError) {
      _ = try AdChange.remove(key: asset).applied(to: NativeAd(name: "", format: .native))
      toggle(asset: asset)
    } catch {
      say(error.message)
    }
  }
}
