/// What the user can ask the browser for; the raw value is its name on the command line `:`.
enum BrowserCommand: String, CaseIterable, Sendable {
  // Moving about
  case nextPane = "next-pane"
  case previousPane = "previous-pane"
  case up, down, left, right
  case nextView = "next-view"
  case previousView = "previous-view"
  case pageUp = "page-up"
  case pageDown = "page-down"
  case first, last
  case open
  case search
  case nextMatch = "next-match"
  case previousMatch = "previous-match"
  case nextLayout = "next-layout"
  case previousLayout = "previous-layout"
  case nextAd = "next-ad"
  case previousAd = "previous-ad"

  // The ad and its surroundings
  case chooseDevice = "devices"
  case nextDevice = "next-device"
  case sideBySide = "side-by-side"
  case narrower, wider
  case ownWidth = "own-width"
  case turn
  case appearance
  case rightToLeft = "right-to-left"
  case chooseTextSize = "text-sizes"
  case chooseLanguage = "languages"
  case adChoices = "adchoices"
  case chooseContentMode = "content-modes"
  case mediaRatio = "media-ratio"
  case chooseAssets = "assets"

  // How it is drawn
  case zoomIn = "zoom-in"
  case zoomOut = "zoom-out"
  case zoomToFit = "zoom-to-fit"
  case pictures
  case outlines
  case feed
  case inspector
  case events

  // What happens to it
  case explainAdChoices = "why-adchoices"
  case play
  case mute
  case edit
  case save
  case takeSnapshot = "take-snapshot"
  case reload
  case command
  case messages
  case help
  case redraw
  case suspend
  case close
  case cancel
  case quit
}
