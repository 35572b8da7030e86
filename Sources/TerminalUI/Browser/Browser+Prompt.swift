import AdPreview
import Files
import InterfaceBuilder
import NativeAds
import ViewLayout

extension Browser {
  func handleInPrompt(_ key: Key) {
    guard let prompt = state.prompt else { return }
    switch key {
    case .escape, .control("g"):
      state.prompt = nil
      if prompt.purpose == .search { applyFilter(prompt.previous) }
    case .enter:
      state.prompt = nil
      if prompt.purpose == .command { run(prompt.line.text) }
    case .backspace where prompt.line.text.isEmpty: state.prompt = nil
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

  private func applyFilter(_ text: String) {
    if state.menu != nil {
      state.menu?.list.setFilter(text)
    } else {
      setFilter(text)
    }
  }

  private func moveInFiltered(by step: Int) {
    if state.menu != nil {
      state.menu?.list.move(by: step)
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
    let completion = Completion(of: prompt.line.text, in: candidates(for: prompt.line.text))
    prompt.line.set(completion.text)
    prompt.completions = completion.offered
    state.prompt = prompt
  }

  /// What the last word of a line may become.
  private func candidates(for line: String) -> [String] {
    guard let space = line.firstIndex(of: " ") else {
      return Set(PromptCommand.allCases.map(\.rawValue) + BrowserCommand.allCases.map(\.rawValue))
        .sorted()
    }
    switch PromptCommand(rawValue: String(line[..<space])) {
    case .device: return Device.all.map(\.name)
    case .textSize: return TextSize.allCases.map(\.rawValue)
    case .ad: return state.ads.items.map(\.title)
    case .layout: return state.layouts.items.map(\.title)
    case .language:
      return ["ar", "he", "double", "accented"] + (previewer?.document.localizations() ?? [])
    case .without, .set:
      return [
        "headline", "body", "callToAction", "advertiser", "store", "price", "starRating", "icon",
        "images", "media",
      ]
    case .cell: return Zoom.cells.map { "\(Int($0.width))x\(Int($0.height))" }
    case .save, .snapshot:
      return FileCompletion.candidates(for: String(line[line.index(after: space)...]))
    case .width, .plain, .edit, .quit, nil: return []
    }
  }

  // MARK: Commands

  /// Does what was typed after `:`.
  func run(_ text: String) {
    let line = text.drop { $0 == " " }
    guard !line.isEmpty else { return }
    if commandHistory.last != text { commandHistory.append(text) }
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    let argument = parts.count > 1 ? parts[1].trimmed : ""
    if let command = PromptCommand(rawValue: parts[0]) {
      run(command, argument)
    } else if let command = BrowserCommand(rawValue: parts[0]) {
      perform(command)
    } else if ["q", "q!", "wq", "x"].contains(parts[0]) {
      perform(.quit)
    } else if parts[0] == "w" {
      run(.save, argument)
    } else {
      say("there is no command '\(parts[0])'; Tab after : lists them")
    }
  }

  private func run(_ command: PromptCommand, _ argument: String) {
    switch command {
    case .save: save(to: argument)
    case .snapshot: saveSnapshot(to: argument)
    case .quit: perform(.quit)
    case .edit: edit()
    case .plain: showPlain()
    case .ad: showAd(argument)
    case .layout:
      guard let index = state.layouts.items.firstIndex(where: { $0.title == argument }) else {
        return say("no layout is called '\(argument)'")
      }
      state.layouts.setFilter("")
      selectLayout { $0.select(index: index) }
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
    case .language: choose(language: argument)
    case .textSize:
      guard let size = TextSize(rawValue: argument) else {
        return say("'\(argument)' is no text size; Tab completes")
      }
      change { $0.textSize = size }
    case .cell: setCell(argument)
    case .set: set(argument)
    case .without: without(argument)
    }
  }

  private func showAd(_ name: String) {
    if let index = state.ads.items.firstIndex(where: { $0.title == name }) {
      state.ads.setFilter("")
      selectAd { $0.select(index: index) }
    } else if FileKind(ofPath: name) == .file {
      let first = state.ads.items.count
      state.ads.setFilter("")
      state.ads.append(entries(ofFile: name))
      selectAd { $0.select(index: first) }
    } else {
      say("no ad and no file is called '\(name)'")
    }
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

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
