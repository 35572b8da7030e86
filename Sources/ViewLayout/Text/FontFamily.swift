/// What is known of a font family: factors of the point size and of the system font's widths.
struct FontFamily: Equatable, Sendable {
  /// The distance from one line to the next.
  var lineHeight: Double
  /// The distance from the top of a line to its baseline.
  var ascender: Double
  /// The mean advance compared with the system font's of the same weight, without tracking.
  var width: Double
  /// The advance of every character of a monospaced font, in em.
  var fixedAdvance: Double?
  /// Whether the font has Helvetica's advances.
  var isHelvetica: Bool
  /// Whether this is the system font itself, with tracking, kerning and its large sizes.
  var isSystem: Bool

  /// The system font.
  static let system = FontFamily(
    lineHeight: SystemFontMetrics.lineHeight, ascender: SystemFontMetrics.ascender, width: 1,
    fixedAdvance: nil, isHelvetica: false, isSystem: true)

  /// Returns what is known of a font by family and PostScript name; nil for a font that is not in the table.
  static func named(_ name: PostScriptName, family: String?) -> FontFamily? {
    if let family, let known = known[PostScriptName.key(ofFamily: family)] { return known }
    return known[name.family]
  }

  /// Whether a PostScript name is one of the system font's.
  static func isSystemName(_ name: String) -> Bool {
    systemPrefixes.contains { name.hasPrefix($0) }
  }

  private static let systemPrefixes = [
    ".AppleSystemUI", ".SFUI", ".SFNS", ".SF-UI", "SFUI", "SFPro", "SanFrancisco",
  ]

  private static let known: [String: FontFamily] = {
    var known: [String: FontFamily] = [:]
    for line in table.description.split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count >= 4, let lineHeight = Double(fields[1]), let ascender = Double(fields[2]),
        let width = Double(fields[3])
      else { continue }
      known[String(fields[0])] = FontFamily(
        lineHeight: lineHeight, ascender: ascender, width: width,
        fixedAdvance: fields.count > 4 ? Double(fields[4]) : nil,
        isHelvetica: helveticaFamilies.contains(String(fields[0])), isSystem: false)
    }
    return known
  }()

  private static let helveticaFamilies: Set<String> = ["helvetica", "helveticaneue", "arial"]

  /// Family, line height, ascender (both from the fonts' hhea tables), width factor, fixed advance.
  ///
  /// Width factors of Times, Palatino, Courier and ITC Avant Garde were computed on running
  /// English from metric-compatible free fonts; the others follow their mean advances (OS/2 table).
  private static let table: StaticString = """
    helveticaneue 1.193 0.952 1
    helvetica 1.15 0.77 1
    arial 1.149 0.905 1
    avenir 1.366 1.0 0.955
    avenirnext 1.366 1.0 0.965
    avenirnextcondensed 1.366 1.0 0.79
    georgia 1.136 0.917 0.96
    timesnewroman 1.149 0.891 0.864
    times 1.149 0.891 0.864
    palatino 1.1 0.732 0.951
    verdana 1.215 1.005 1.11
    trebuchetms 1.161 0.939 0.955
    futura 1.327 1.039 0.95
    gillsans 1.148 0.918 0.87
    optima 1.213 0.919 0.93
    baskerville 1.14 0.898 0.85
    didot 1.27 0.947 0.9
    cochin 1.145 0.897 0.86
    hoeflertext 1.0 0.721 0.88
    americantypewriter 1.156 0.917 1.0
    markerfelt 1.12 0.876 0.85
    noteworthy 1.6 1.28 0.87
    chalkboardse 1.41 1.134 0.97
    copperplate 1.025 0.763 1.1
    dinalternate 1.164 0.941 0.87
    dincondensed 1.0 0.712 0.65
    adobegaramondpro 1.2 0.92 0.83
    itcavantgardedemitrack03 1.2 0.95 0.97
    itcavantgardestd 1.2 0.95 1.028
    proximanova 1.218 0.92 0.945
    markpro 1.25 0.95 1.03
    gotham 1.2 0.96 1.06
    opensans 1.362 1.069 0.975
    notosans 1.362 1.069 0.985
    roboto 1.172 0.927 0.935
    robotocondensed 1.172 0.927 0.82
    robotoslab 1.319 1.048 1.0
    lato 1.2 0.987 0.92
    montserrat 1.219 0.968 1.07
    poppins 1.5 1.05 1.04
    nunito 1.364 1.011 0.94
    nunitosans 1.364 1.011 0.95
    raleway 1.174 0.94 0.97
    sourcesanspro 1.257 0.984 0.86
    sourcesans3 1.224 0.984 0.86
    oswald 1.482 1.193 0.78
    ubuntu 1.149 0.932 0.95
    ptsans 1.294 1.018 0.9
    quicksand 1.25 1.0 0.97
    rubik 1.185 0.935 0.99
    worksans 1.173 0.93 1.0
    inter 1.21 0.969 1.0
    merriweather 1.257 0.984 1.02
    playfairdisplay 1.333 1.082 0.92
    dmsans 1.302 0.992 0.97
    barlow 1.2 1.0 0.88
    mulish 1.255 1.005 0.99
    pingfangsc 1.4 1.06 0.96
    pingfangtc 1.4 1.06 0.96
    pingfanghk 1.4 1.06 0.96
    applesdgothicneo 1.2 0.9 0.92
    hiraginosans 1.5 0.88 1.0
    menlo 1.164 0.928 1 0.602
    courier 1.0 0.754 1 0.6
    couriernew 1.133 0.833 1 0.6
    sfmono 1.193 0.952 1 0.618
    robotomono 1.319 1.048 1 0.6
    sourcecodepro 1.257 0.984 1 0.6
    """
}
