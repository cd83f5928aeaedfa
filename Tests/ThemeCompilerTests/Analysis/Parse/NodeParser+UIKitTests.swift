import AppearanceCompiler
import Testing
import ThemeCompiler
import ThemeSyntax

@Suite("Bars as UIKit's code describes them are answered with the line to write")
struct NodeParserUIKitTests {
  private static func compile(_ theme: String) -> [Diagnostic] {
    let source = SourceFile(path: "Brand.theme.yaml", text: theme)
    return AppearanceCompiler.compile(
      [ThemeInput(source)], load: { _ in .failure(LoadFailure("no such file")) }
    ).diagnostics
  }

  private static func errors(_ entry: String, in bar: String = "navigationBar") -> [Diagnostic] {
    compile("appearances: { light: { \(bar): { \(entry) } } }\n").filter { $0.severity == .error }
  }

  @Test(
    "one entry is one finding, whose repair is the line",
    arguments: [
      ("navigationBar", "configureWithOpaqueBackground: true", "background: opaque"),
      ("toolbar", "configureWithDefaultBackground(): true", "background: default"),
      ("tabBar", "configureWithTransparentBackground:", "background: transparent"),
      ("navigationBar", "titleTextAttributes: { foregroundColor: black }", "titleColor: black"),
      ("navigationBar", "titleTextAttributes: { .foregroundColor: black }", "titleColor: black"),
      (
        "navigationBar", "\"titleTextAttributes[.foregroundColor]\": black", "\"titleColor\": black"
      ),
      (
        "navigationBar", "titleTextAttributes: { foregroundColor: black, kern: 1 }",
        "titleColor: black, titleKern: 1"
      ),
      (
        "navigationBar",
        "largeTitleTextAttributes: { foregroundColor: { light: black, dark: white } }",
        "largeTitleColor: { light: black, dark: white }"
      ),
      (
        "toolbar",
        "buttonAppearance: { normal: { titleTextAttributes: { foregroundColor: black } } }",
        "buttons: { plain: black }"
      ),
      (
        "toolbar",
        "doneButtonAppearance: { normal: { titleTextAttributes: { foregroundColor: black } },"
          + " disabled: { titleTextAttributes: { foregroundColor: gray } } }",
        "buttons: { done: { color: black, disabledColor: gray } }"
      ),
      (
        "tabBar", "stackedLayoutAppearance: { selected: { iconColor: black } }",
        "stacked: { selectedIconColor: black }"
      ),
      ("tabBar", "badgeTextAttributes: { foregroundColor: black }", "badgeTextColor: black"),
      ("tabBar", "selectionIndicatorTintColor: black", "selectionIndicatorColor: black"),
      ("tabBar", "stackedItemSpacing: 8", "itemSpacing: 8"),
      ("navigationBar", "backButtonTitle: Shop", "backButton: { title: Shop }"),
      ("navigationBar", "standardAppearance: { backgroundColor: white }", "backgroundColor: white"),
    ])
  func oneFinding(bar: String, entry: String, line: String?) throws {
    let errors = Self.errors(entry, in: bar).filter { $0.id == "unknown-key" }
    try #require(errors.count == 1, "\(errors.map(\.message))")
    #expect(errors[0].fixIts.map(\.replacement) == [line].compactMap { $0 })
    #expect(errors[0].fixIts.allSatisfy { $0.isAutomatic })
    #expect(Self.errors(entry, in: bar).count == 1)
  }

  @Test("a state and its keys are understood by their names in UIKit")
  func states() {
    let errors = Self.errors(
      "scrollEdgeAppearance: { backgroundColor: white }, compactAppearance: { titleColor: black },"
        + " compactScrollEdgeAppearance: { tintColor: black }")
    #expect(
      errors.map { $0.fixIts.map(\.replacement) } == [
        ["scrollEdge"], ["compact"], ["compactScrollEdge"],
      ])
  }

  @Test("a block keeps its lines and comments one level up")
  func block() throws {
    let theme = """
      appearances:
        light:
          navigationBar:
            standardAppearance:
              backgroundColor: white # paper
              titleColor: "#000"
            tintColor: black

      """
    let error = try #require(Self.compile(theme).first { $0.id == "unknown-key" })
    #expect(
      error.message
        == "'standardAppearance' is UIKit's for the bar itself; write its keys one level up")
    #expect(
      error.fixIts.map(\.replacement) == [
        "backgroundColor: white # paper\n      titleColor: \"#000\""
      ])
  }

  @Test("a mapping of JSON is replaced with its braces, by entries between commas")
  func json() throws {
    let theme = """
      {"appearances": {"light": {"navigationBar": {
      "titleTextAttributes": {
      "foregroundColor": "black", "kern": 1
      }}}}}
      """
    let source = SourceFile(path: "Brand.theme.json", text: theme)
    let error = try #require(
      AppearanceCompiler.compile(
        [ThemeInput(source)], load: { _ in .failure(LoadFailure("no such file")) }
      ).diagnostics.first { $0.id == "unknown-key" })
    let fixIt = try #require(error.fixIts.first)
    #expect(fixIt.replacement == "\"titleColor\": \"black\", \"titleKern\": 1")
    let replaced = source.bytes[Int(fixIt.range.lower)..<Int(fixIt.range.upper)]
    #expect(String(decoding: replaced, as: UTF8.self).hasSuffix("\n}"))
  }

  @Test("what has no key in a theme is named, and nothing is repaired")
  func unknownAttribute() throws {
    let errors = Self.errors("titleTextAttributes: { foregroundColor: black, shadow: soft }")
    #expect(
      errors.map(\.message) == [
        "'titleTextAttributes' is UIKit's; write 'titleColor: black'; no theme has 'shadow'"
      ])
    #expect(errors.first?.fixIts == [])
  }

  @Test("what is said is read: mistakes inside are told, and colors are measured")
  func isRead() {
    let errors = Self.errors(
      "standardAppearance: { backgroundColor: white, tnitColor: blck },"
        + " titleTextAttributes: { foregroundColor: whte }")
    #expect(
      errors.map(\.id) == [
        "unknown-key", "unknown-key", "unknown-color", "unknown-key", "unknown-color",
      ])
  }

  @Test("a bar's name in an appearance is sent to the bars")
  func misplaced() {
    let errors = Self.compile("appearances: { light: { standardAppearance: {} } }\n")
    #expect(
      errors.first?.message
        == "'standardAppearance' belongs in 'navigationBar', 'toolbar' or 'tabBar', not in an appearance"
    )
  }

  @Test("an unknown key lists five keys at most, those with its words first")
  func fewKeys() {
    #expect(
      Self.errors("fontSize: 12").map(\.message) == [
        "unknown key 'fontSize' in a navigation bar; the nearest of its 36 keys are titleFont, "
          + "largeTitleFont, style, tintColor, compact; all are in 'appearance schema theme'"
      ])
  }
}
