import Testing
import Words

@Suite("Suggestions")
struct SuggestionTests {
  @Test(
    "near misses are recognised",
    arguments: [
      ("rendr", "render"), ("redner", "render"), ("inspec", "inspect"), ("Ads", "ads"),
      ("nispcet", "inspect"), ("add", "ads"),
    ])
  func near(word: String, meant: String) {
    #expect(Suggestion.nearest(to: word, among: ["render", "inspect", "ads"]) == meant)
  }

  @Test(
    "words that are far from all get no guess",
    arguments: ["xyz", "layouts", "", "paint", "nipsetc", String(repeating: "ads", count: 22)])
  func far(word: String) {
    #expect(Suggestion.nearest(to: word, among: ["render", "inspect", "ads"]) == nil)
  }

  @Test("a word is no guess for itself, and of two that are as near the first is taken")
  func order() {
    #expect(Suggestion.nearest(to: "icon", among: ["icon", "icons", "icony"]) == "icons")
  }
}
