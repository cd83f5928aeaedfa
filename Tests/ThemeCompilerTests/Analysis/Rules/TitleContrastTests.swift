import AppearanceReference
import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import ThemeCompiler

@Suite("The contrast of titles with their bar")
struct TitleContrastTests {
  @Test(
    "is that of each title and subtitle with a color of its own",
    arguments: [
      ("titleColor: \"#777777\"", "title", "4.5:1"),
      ("tintColor: \"#777777\"", "title in tint", "4.5:1"),
      ("titleColor: black, subtitleColor: \"#777777\"", "subtitle", "4.5:1"),
    ])
  func texts(bar: String, title: String, required: String) {
    let found = findings(bar)
    #expect(found.map(\.severity) == [.error])
    #expect(found.map(\.place) == ["\"#777777\""])
    #expect(
      found.map(\.message) == [
        "\(title) #777777 on #FFFFFF has contrast 4.47:1 in 'a.navigationBar'; \(required) is needed"
      ])
    #expect(found.map(\.notes) == [["its background is set here «white»"]])
    #expect(findings(bar.replacing("777777", with: "767676")) == [])
  }

  @Test("is that of a large subtitle on the content, with which iOS 26 scrolls it")
  func largeSubtitle() {
    let bar = "titleColor: black, largeSubtitleColor: \"#777777\""
    #expect(findings(bar) == [])
    #expect(
      findings("\(bar), backdrop: white").map(\.message) == [
        "large subtitle #777777 on #FFFFFF content has contrast 4.47:1 in 'a.navigationBar'; "
          + "4.5:1 is needed"
      ])
  }

  @Test("of large titles is less, for they are large text by themselves")
  func largeTitle() {
    #expect(findings("titleColor: black, largeTitleColor: \"#949494\"") == [])
    #expect(
      findings("titleColor: black, largeTitleColor: \"#959595\"").map(\.message) == [
        "large title #959595 on #FFFFFF has contrast 2.99:1 in 'a.navigationBar'; 3:1 is needed"
      ])
  }

  @Test("is none of other bars, and none where the theme has no color for titles")
  func passes() {
    for bar in ["toolbar: { tintColor: white,", "navigationBar: {"] {
      let theme =
        "appearances: { a: { statusBarStyle: darkContent, \(bar) backgroundColor: white } } }"
      #expect(LintRule.titleContrast.findings(in: theme) == [], "\(bar)")
    }
  }

  @Test("in SwiftUI is that of the color scheme, which themes cannot change")
  func scheme() {
    let theme = """
      appearances:
        a:
          interfaceStyle: light
          statusBarStyle: darkContent
          navigationBar: { backgroundColor: black, titleColor: white, tintColor: white }
      """
    let found = LintRule.titleContrast.findings(in: theme, "outputs: swiftUI")
    #expect(found.map { $0.message.hasPrefix("black title on #000000 has contrast 1:1") } == [true])
  }

  @Test(
    "what counts as a large title follows its font",
    arguments: [
      ("", 4.5, 4.5), ("titleFont: headline", 4.5, 4.5), ("titleFont: title2", 3, 4.5),
      ("titleFont: title1", 3, 3),
      // 20 points by default, 17 at the smallest size of Dynamic Type.
      ("titleFont: title3", 4.5, 4.5),
      ("titleFont: { textStyle: headline, weight: bold }", 3, 4.5),
      ("titleFont: { textStyle: subheadline, weight: bold }", 4.5, 4.5),
      ("titleFont: { name: Avenir-Heavy, textStyle: title3 }", 4.5, 4.5),
      ("titleFont: { name: Avenir-Heavy, textStyle: title1 }", 3, 3),
      // A large title in the same color is as small as it is.
      ("titleFont: title1, largeTitleFont: caption2", 4.5, 4.5),
      ("titleFont: title1, largeTitleFont: { size: 18 }", 3, 4.5),
      ("titleFont: { size: 17.5 }", 4.5, 4.5),
      ("titleFont: { size: 18 }", 3, 4.5), ("titleFont: { size: 24 }", 3, 3),
      ("titleFont: { size: 14, weight: bold }", 3, 4.5),
      ("titleFont: { size: 19, weight: heavy }", 3, 3),
      ("titleFont: { size: 14, name: Avenir-Heavy }", 4.5, 4.5),
    ])
  func largeTitles(font: String, apple: Double, css: Double) throws {
    let theme = "appearances: { a: { navigationBar: { backgroundColor: white, tintColor: black,"
    for (name, required) in [("apple", apple), ("css", css)] {
      let manifest = try manifest("\(theme) \(font) } } }", "largeTextIs: \(name)")
      #expect(
        manifest.contains(
          """
          "foreground": "tintColor", "ratio": 21, "required": \
          \(required == 3 ? "3" : "4.5"), "rule": "title-contrast"
          """), "\(font) by \(name)\n\(manifest)")
    }
  }

  @Test(
    "a large title needs what its font needs",
    arguments: [
      ("", 3.0), ("largeTitleFont: largeTitle", 3), ("largeTitleFont: caption2", 4.5),
      ("largeTitleFont: { size: 10 }", 4.5), ("largeTitleFont: body", 4.5),
      ("largeTitleFont: title3", 4.5), ("largeTitleFont: { size: 14, weight: bold }", 3),
      ("scrollEdge: { backgroundColor: white, largeTitleFont: body }", 4.5),
      // A large title is seen at the edge alone.
      ("largeTitleFont: body, scrollEdge: { largeTitleFont: title1 }", 3),
    ])
  func ownLargeTitles(font: String, required: Double) throws {
    let bar = "backgroundColor: white, titleColor: black, largeTitleColor: \"#949494\", \(font)"
    let found = LintRule.titleContrast.findings(
      in: "appearances: { a: { navigationBar: { \(bar) } } }")
    #expect(found.isEmpty == (required == 3), "\(font)")
    #expect(found.allSatisfy { $0.message.hasPrefix("large title #949494 on #FFFFFF") })
  }

  private func findings(_ bar: String) -> [ShownFinding] {
    LintRule.titleContrast.findings(
      in: """
        appearances:
          a: { statusBarStyle: darkContent, navigationBar: { backgroundColor: white, \(bar) } }
        """)
  }

  private func manifest(_ theme: String, _ configuration: String) throws -> String {
    let text = configuration + "\nlint: { status-bar-automatic: off }"
    let compilation = LintRule.Example(theme, configuration: text).compile()
    let file = try #require(compilation.files.last)
    return String(decoding: file.bytes, as: UTF8.self)
  }
}
