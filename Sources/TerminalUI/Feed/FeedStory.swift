/// An item of the app that the feed imitates: a magazine for people who are outdoors.
struct FeedStory: Equatable, Sendable {
  /// What stands in bold.
  var title: String
  /// One or two lines below.
  var summary: String
  /// Where it belongs.
  var section: String
  /// How long it takes to read.
  var minutes: Int

  /// The story of an item of the app, counted from 0; they come round again.
  static func story(at index: Int) -> FeedStory { all[index % all.count] }

  /// The stories, before they come round again.
  static let all: [FeedStory] = [
    .init(
      title: "The ridge walk that needs no car",
      summary: "Two trains and a bus take you to the start; a third train waits at the far end.",
      section: "Walks", minutes: 6),
    .init(
      title: "What a week of rain does to gravel",
      summary: "A path keeper shows where the water goes, and why the drains have to be cleared.",
      section: "Paths", minutes: 4),
    .init(
      title: "Bread that lasts for five days",
      summary: "Dark, dense and a little sour: three bakers tell what they take along themselves.",
      section: "Kitchen", minutes: 5),
    .init(
      title: "Reading clouds before noon",
      summary: "Towers that grow by eleven are thunder by three. Four pictures to learn by heart.",
      section: "Weather", minutes: 3),
    .init(
      title: "An island for every weekend in May",
      summary: "Small ferries, one shop, and more sheep than people. Bring cash and a warm hat.",
      section: "Water", minutes: 8),
    .init(
      title: "Mending a tent pole with a spoon",
      summary: "It held for nine nights. How it was done, and what would have been the better way.",
      section: "Gear", minutes: 2),
    .init(
      title: "The hut that moved uphill",
      summary: "Since the ice went it stood on sand. So they carried it up, log by log.",
      section: "Huts", minutes: 7),
    .init(
      title: "Night trains are back",
      summary: "Seven lines that leave after supper and are in the mountains before breakfast.",
      section: "Travel", minutes: 4),
    .init(
      title: "Swifts above the car park",
      summary: "They nest in a gap of two centimetres. A town found out how to build more.",
      section: "Nature", minutes: 5),
    .init(
      title: "How heavy is too heavy?",
      summary: "A doctor weighed forty rucksacks on a Friday afternoon, and asked their owners.",
      section: "Body", minutes: 6),
    .init(
      title: "A map without a battery",
      summary: "Folding, finding north, and the one thing that paper still does better.",
      section: "Skills", minutes: 3),
    .init(
      title: "Learning to fall",
      summary: "On skates, on skis, on wet roots: an hour in a gym that all of us should have.",
      section: "Body", minutes: 4),
    .init(
      title: "The last cable ferry",
      summary: "It has crossed the same forty metres since 1911. Its keeper knows all the dogs.",
      section: "Water", minutes: 9),
    .init(
      title: "Five soups, one pot",
      summary: "Each is done before the water for the tea would be. Lentils must soak at home.",
      section: "Kitchen", minutes: 5),
    .init(
      title: "Snow in June, and what to do then",
      summary: "Turn round early, say it aloud, and eat something first. A guide's short list.",
      section: "Weather", minutes: 3),
    .init(
      title: "Who paints the red and white marks",
      summary: "Two brushes, two pots, a stencil: a morning with people who know each tree.",
      section: "Paths", minutes: 6),
    .init(
      title: "Sleeping outside for the first time",
      summary: "Start in the garden. What children asked us at midnight, and what we said.",
      section: "Families", minutes: 7),
  ]
}
