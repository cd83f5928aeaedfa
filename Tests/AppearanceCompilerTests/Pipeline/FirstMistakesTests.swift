import TestSupport
import AppearanceCompiler
import Testing
import ThemeSyntax

@testable import AppearanceReference
@testable import ThemeCompiler

@Suite("Mistakes that everybody makes first are understood")
struct FirstMistakesTests {
  /// The errors of a theme with their suggestions.
  private static func errors(_ theme: String) -> [(message: String, fixes: [String])] {
    let source = SourceFile(path: "Brand.theme.yaml", text: theme)
    let compilation = AppearanceCompiler.compile([ThemeInput(source)]) { _ in
      .failure(LoadFailure("no such file"))
    }
    return compilation.diagnostics.filter { $0.severity == .error }.map {
      ($0.message, $0.fixIts.map(\.replacement))
    }
  }

  @Test(
    "a key of other languages is what it means there, not what is spelled alike",
    arguments: [
      ("navBar", "navigationBar"), ("nav", "navigationBar"), ("tabs", "tabBar"),
      ("bottomBar", "tabBar"), ("statusBar", "statusBarStyle"),
      ("userInterfaceStyle", "interfaceStyle"),
    ])
  func appearanceKeys(written: String, meant: String) throws {
    let error = try #require(
      Self.errors("appearances: { light: { \(written): {} } }\n").first)
    #expect(error.message == "unknown key '\(written)' in an appearance; did you mean '\(meant)'?")
    #expect(error.fixes == [meant])
  }

  @Test(
    "a property of other languages is what it means there",
    arguments: [
      ("navigationBar", "foregroundColor", "titleColor"),
      ("navigationBar", "textColor", "titleColor"),
      ("navigationBar", "separatorColor", "shadowColor"), ("navigationBar", "hidden", "isHidden"),
      ("tabBar", "selectedItemTintColor", "tintColor"), ("tabBar", "foregroundColor", "tintColor"),
      ("toolbar", "bg", "backgroundColor"), ("toolbar", "TintColor", "tintColor"),
    ])
  func barKeys(bar: String, written: String, meant: String) throws {
    let theme = "appearances: { light: { \(bar): { \(written): black } } }\n"
    #expect(Self.errors(theme).first?.fixes == [meant])
  }

  @Test("'colors' is the palette, 'night' is dark, and both are read as that")
  func readAsMeant() throws {
    let errors = Self.errors(
      """
      colors: { ink: blck }
      roles: { badge: { day: white, night: black } }
      appearances:
        light:
          navBar: { tintColor: "{ink}", titelColor: black, backgroundColor: "{paper}" }

      """)
    #expect(
      errors.map(\.message) == [
        "unknown key 'colors' in a theme; did you mean 'palette'?",
        "'blck' is not a color name; did you mean 'black'?",
        "unknown key 'day' in a role; did you mean 'light'?",
        "unknown key 'night' in a role; did you mean 'dark'?",
        "unknown key 'navBar' in an appearance; did you mean 'navigationBar'?",
        "unknown key 'titelColor' in a navigation bar; did you mean 'titleColor'?",
        "no palette color 'paper'",
      ])
  }

  @Test("every synonym leads to a key that some mapping has, and no row repeats another's word")
  func synonyms() {
    let sections =
      [Section.theme, .appearance, .adaptiveColor, .configuration]
      + BarKind.allCases.map { .bar($0) } + BarGroup.all.map { $0.section(of: .navigationBar) }
    let names = Set(sections.flatMap(\.names))
    for row in KeySynonym.all {
      #expect(row.keys.allSatisfy(names.contains), "\(row.keys)")
      #expect(row.words.allSatisfy { $0 == $0.lowercased() }, "\(row.words)")
    }
    let words = KeySynonym.all.flatMap(\.words)
    #expect(Set(words).count == words.count)
  }
}

@Suite("Every finding is explained")
struct FindingKindTests {
  /// The names behind the findings of all fixtures.
  private static func printed() throws -> Set<String> {
    var names: Set<String> = []
    for kind in ["Invalid", "InvalidConfiguration", "Themes", "Fixes"] {
      for name in Fixtures.cases(kind) {
        let fixture = FixtureCase(kind, name)
        guard fixture.files.contains("diagnostics.txt") else { continue }
        let text = String(decoding: try fixture.bytes("diagnostics.txt"), as: UTF8.self)
        names.formUnion(text.matches(of: /\[([a-z]+(-[a-z]+)+)\]\n/).map { String($0.1) })
      }
    }
    return names
  }

  @Test("explain knows every name that a finding of the fixtures ends in")
  func fixtures() throws {
    let names = try Self.printed()
    #expect(names.count > 60)
    for name in names.sorted() { #expect(explanation(of: name) != nil, "\(name)") }
  }

  @Test("names are found in any case, and each kind is there once")
  func names() {
    #expect(explanation(of: "Unknown-Key") == explanation(of: "unknown-key"))
    #expect(explanation(of: "TINT-CONTRAST")?.hasPrefix("tint-contrast (error by default)") == true)
    #expect(Set(findingNames).count == findingNames.count)
    #expect(explanation(of: "unknown-thing") == nil)
    #expect(
      explanation(of: "unknown-color") == """
        unknown-color (always reported)

        A text isn't a color: no CSS notation, no name of UIKit's, no palette color.

        Reports:
          titleColor: ink

        Passes:
          titleColor: "{ink}"

        """)
  }
}
