import AdPreview
import InterfaceBuilder
import NativeAds
import ViewLayout

extension Browser {
  /// Opens the menu of a command.
  func openMenu(for command: BrowserCommand) {
    switch command {
    case .chooseDevice: state.menu = deviceMenu
    case .chooseTextSize: state.menu = textSizeMenu
    case .chooseLanguage: state.menu = languageMenu
    case .chooseContentMode: state.menu = contentModeMenu
    case .chooseAssets:
      guard loaded != nil else { return say("there is no ad whose assets could be taken out") }
      state.menu = assetMenu
    default: break
    }
  }

  private var deviceMenu: Menu {
    let current = state.device?.name
    let own = Menu.Choice(value: "", title: "the document's own", isMarked: current == nil)
    return Menu(
      .device, title: "Device",
      [own]
        + Device.all.map { device in
          let size = "\(Int(device.size.width))×\(Int(device.size.height))"
          return Menu.Choice(
            value: device.name, title: "\(device.simulatorName)  \(size)",
            isMarked: device.name == current)
        })
  }

  private var textSizeMenu: Menu {
    Menu(
      .textSize, title: "Text size",
      TextSize.allCases.map {
        Menu.Choice(
          value: $0.rawValue, title: $0.rawValue, isMarked: $0 == state.options.textSize)
      })
  }

  private var languageMenu: Menu {
    let current = state.options.language ?? ""
    return Menu(
      .language, title: "Language",
      ([""] + knownLanguages).map {
        Menu.Choice(
          value: $0, title: Self.languageTitle($0), isMarked: $0 == current)
      })
  }

  /// The languages that do something: those with texts beside the layout, those that turn it, and made-up ones.
  var knownLanguages: [String] {
    let texts = previewer?.document.localizations() ?? []
    let others = ["ar", "he", "double", "accented"]
    return others + texts.filter { !others.contains($0) }
  }

  /// Takes the texts of a language; refuses one that would change nothing.
  func chooseKnown(language: String) {
    let code = LanguageCode.cased(language)
    let isKnown = knownLanguages.contains { known in
      // `de` serves `de-AT`.
      code == known || code.hasPrefix(known + "-") || code.hasPrefix(known + "_")
    }
    guard code.isEmpty || isKnown || LanguageCode.isRightToLeft(code) else {
      return say(
        "no texts in '\(language)' stand beside the layout; there are \(knownLanguages.joined(separator: ", "))"
      )
    }
    choose(language: code)
  }

  private static func languageTitle(_ code: String) -> String {
    switch code {
    case "": "the document's own"
    case "ar": "ar  Arabic, from right to left"
    case "he": "he  Hebrew, from right to left"
    case "double": "double  every text twice"
    case "accented": "accented  every letter with an accent"
    default: code
    }
  }

  private var contentModeMenu: Menu {
    let current = state.options.contentMode
    return Menu(
      .contentMode, title: "Content mode",
      [Menu.Choice(value: "", title: "the document's own", isMarked: current == nil)]
        + ContentMode.allCases.map {
          Menu.Choice(value: $0.rawValue, title: $0.rawValue, isMarked: $0 == current)
        })
  }

  private var assetMenu: Menu {
    guard let ad = loaded?.assets else { return Menu(.assets, title: "Assets", []) }
    let present = NativeAdAsset.allCases.filter { $0 != .adChoices && $0.isPresent(in: ad) }
    return Menu(
      .assets, title: "Assets in the ad",
      present.map { asset in
        let key = asset == .image ? "images" : asset.rawValue
        return Menu.Choice(value: key, title: key, isMarked: !state.without.contains(key))
      })
  }

  func handleInMenu(_ key: Key) {
    guard var menu = state.menu else { return }
    switch key {
    case .escape, .control("c"), .character("q"):
      state.menu = nil
      return
    case .enter, .character(" "):
      choose(menu)
      return
    case .up, .character("k"): menu.list.move(by: -1)
    case .down, .character("j"): menu.list.move(by: 1)
    case .pageUp: menu.list.move(by: -10)
    case .pageDown: menu.list.move(by: 10)
    case .home, .character("g"): menu.list.select(shown: 0)
    case .end, .character("G"): menu.list.select(shown: Int.max - 1)
    case .character("/"):
      state.prompt = Prompt(.search, text: menu.list.filter, previous: menu.list.filter)
    // Letters that mean nothing else begin to filter.
    case .character(let letter) where letter.isLetter || letter.isNumber:
      state.prompt = Prompt(.search, text: String(letter), previous: menu.list.filter)
      menu.list.setFilter(String(letter))
    default: break
    }
    state.menu = menu
  }

  func clickMenu(row: Int) {
    guard var menu = state.menu, row >= 0, menu.list.top + row < menu.list.shown.count else {
      return
    }
    menu.list.select(shown: menu.list.top + row)
    state.menu = menu
    choose(menu)
  }

  func choose(_ menu: Menu) {
    guard let value = menu.list.selected?.value, !menu.list.shown.isEmpty else { return }
    state.menu = nil
    switch menu.purpose {
    case .device: show(device: value.isEmpty ? nil : Device.named(value))
    case .textSize: change { $0.textSize = TextSize(rawValue: value) ?? .large }
    case .language: choose(language: value)
    case .contentMode: change { $0.contentMode = ContentMode(rawValue: value) }
    case .assets:
      toggle(asset: value)
      // Several may be taken out one after the other.
      var again = assetMenu
      again.list.setFilter(menu.list.filter)
      again.list.select(shown: menu.list.selection)
      state.menu = again
    }
  }

  /// Takes an asset out of the ad, or puts it back.
  func toggle(asset: String) {
    if state.without.remove(asset) == nil { state.without.insert(asset) }
    needsRender = true
  }

  /// Shows the ad on a device; nil for the document's own.
  func show(device: Device?) {
    state.devices[state.devicePosition] = device
    change { $0.width = nil }
  }

  /// Takes the texts of a language; empty for the document's own.
  ///
  /// Languages from right to left turn the layout.
  func choose(language: String) {
    state.options.language = language.isEmpty ? nil : language
    state.options.isRightToLeft = LanguageCode.isRightToLeft(language)
    needsLayout = true
    needsRender = true
  }
}
