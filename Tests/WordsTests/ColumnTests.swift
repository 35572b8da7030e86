import Testing
import Words

@Suite("Columns of words")
struct ColumnTests {
  @Test(
    "a word is padded to a width, and never cut",
    arguments: [
      ("", 3, "   ", "   "), ("ad", 5, "ad   ", "   ad"), ("ads", 3, "ads", "ads"),
      ("layout", 3, "layout", "layout"), ("größe", 6, "größe ", " größe"), ("ad", -1, "ad", "ad"),
    ])
  func padding(word: String, width: Int, behind: String, before: String) {
    #expect(word.padded(to: width) == behind)
    #expect(word.paddedAtStart(to: width) == before)
  }
}
