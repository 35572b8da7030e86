import Files
import NativeAds
import Words

/// An ad, or none, and what it is called.
struct AdInput: Equatable {
  /// The name for headings and files, such as `test:app-install` or `my-ad`.
  let name: String
  /// The ad; nil for the layout as it is.
  let ad: NativeAd?
}

/// Reads the ads that a command line names.
struct AdInputs {
  /// The ads; an element is nil for the test ad of each layout's format.
  private let chosen: [AdInput?]
  private let changes: [AdChange]
  /// Whether ads were asked for, rather than left to the layout.
  private let isChosen: Bool

  /// Reads every ad and makes the changes that were asked for; says which cannot be read.
  init(_ request: Request, _ console: inout Console) {
    changes = request.changes
    isChosen = !request.ads.isEmpty
    var chosen: [AdInput?] = []
    do {
      let openRTB = try Self.openRTBRequest(request)
      for choice in isChosen ? request.ads : [.test] {
        do {
          chosen += try Self.read(choice, openRTB, request.changes, &console)
        } catch {
          console.refuse(error)
        }
      }
    } catch {
      console.refuse(error)
    }
    self.chosen = chosen
  }

  /// The ad that is drawn first, as far as it can be told before a layout is read.
  var probable: NativeAd? {
    guard let first = chosen.first else { return nil }
    return first.map(\.ad) ?? TestAds.standard(for: .native)
  }

  /// Returns the ads for a layout of a format, nil where it holds no ad view; such a layout gets none by itself.
  func ads(for format: NativeAd.Format?, _ console: inout Console) -> [AdInput] {
    if format == nil, !isChosen { return [AdInput(name: "none", ad: nil)] }
    var ads: [AdInput] = []
    for input in chosen {
      if let input {
        ads.append(input)
        continue
      }
      let standard = TestAds.standard(for: format ?? .native)
      do {
        let input = AdInput(
          name: "test:" + standard.name, ad: try Self.changed(standard, changes))
        if !chosen.contains(input) { ads.append(input) }
      } catch {
        console.refuse(error)
      }
    }
    return ads
  }

  /// Reads the OpenRTB request that the ad files answer; nil where none was named.
  static func openRTBRequest(_ request: Request) throws(NativeAdsError) -> OpenRTBRequest? {
    guard let path = request.openRTBRequest else { return nil }
    return try OpenRTBRequest.read(path)
  }

  private static func read(
    _ choice: Request.AdChoice, _ openRTB: OpenRTBRequest?, _ changes: [AdChange],
    _ console: inout Console
  ) throws(NativeAdsError) -> [AdInput?] {
    switch choice {
    case .test: return [nil]
    case .none: return [AdInput(name: "none", ad: nil)]
    case .named(let name):
      let ad = try TestAds.named(name).ad
      return [AdInput(name: "test:" + ad.name, ad: try changed(ad, changes))]
    case .file(let path):
      let file = try AdFile.read(path, request: openRTB)
      for note in file.notes { console.say(note.description) }
      var inputs: [AdInput?] = []
      for ad in file.ads { inputs.append(AdInput(name: ad.name, ad: try changed(ad, changes))) }
      return inputs
    }
  }

  private static func changed(
    _ ad: NativeAd, _ changes: [AdChange]
  ) throws(NativeAdsError) -> NativeAd {
    var ad = ad
    for change in changes { ad = try change.applied(to: ad) }
    return ad
  }
}

extension Console {
  /// Says why an ad cannot be had.
  mutating func refuse(_ error: NativeAdsError) {
    guard let file = error.file else {
      fail(error.message)
      return
    }
    let hint = FileKind(ofPath: file) == .missing ? Self.testAd(meantBy: file) : nil
    for line in error.lines.dropLast() { refuse(line) }
    refuse((error.lines.last ?? "") + (hint.map { "; did you mean 'test:\($0)'?" } ?? ""))
  }

  /// The test ad that a name without `test:` was probably meant to be.
  private static func testAd(meantBy word: String) -> String? {
    TestAds.names.contains(word) ? word : Suggestion.nearest(to: word, among: TestAds.names)
  }
}
