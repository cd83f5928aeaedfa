import TestSupport
import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import FindingReports
@testable import OutputText
@testable import AppearanceReference
@testable import ThemeCompiler

@Suite struct FingerprintsTests {
  private let theme = """
    appearances:
      light:
        toolbar: { backgroundColor: white, tintColor: "#FF9500" }
        tabBar:
          backgroundColor: white
          tintColor: "#FF9500"
          unselectedItemTintColor: "#8E8E93"

    """

  @Test(
    "a finding keeps its name when lines move, blanks change or another part is edited",
    arguments: [
      ("appearances:", "# one\n# two\nname: Brand\nappearances:"),
      ("toolbar: {", "toolbar:   {"), ("\n", "\r\n"),
      (", tintColor: \"#FF9500\" }", ", tintColor: black }"),
      ("    tabBar:", "    tabBar: # selected and not"),
      ("tintColor: \"#FF9500\"\n      unselected", "tintColor: '#FF9500'\n      unselected"),
    ])
  func survives(old: String, new: String) {
    let before = names(theme)
    let after = names(theme.replacing(old, with: new))
    #expect(before.count == 3)
    #expect(before.suffix(2) == after.suffix(2))
  }

  @Test("a finding keeps its name when its color changes and the same is wrong with it")
  func otherColor() {
    #expect(names(theme) == names(theme.replacing("FF9500", with: "FFA010")))
  }

  @Test(
    "another place, appearance, file or rule is another name",
    arguments: [
      ("tabBar", "toolbar"), ("  light:", "  dark:"), ("selectedItemTintColor", "x"),
    ])
  func differs(old: String, new: String) {
    let before = names(theme)
    #expect(Set(before).count == 3)
    #expect(names(theme.replacing(old, with: new)) != before)
    #expect(Set(names(theme, path: "b.yaml")).isDisjoint(with: before))
  }

  @Test("equal findings of one place are counted, also those that are suppressed")
  func occurrences() {
    var report = report("a: ‹b›")
    report.diagnostics += report.diagnostics
    let both = Fingerprints(report).findings
    #expect(Set(both).count == 2)
    report.suppressed = [SuppressedFinding(report.diagnostics.removeFirst(), .baseline)]
    let names = Fingerprints(report)
    #expect(Set(names.findings + names.suppressed) == Set(both))
  }

  @Test("in a file that cannot be read the text of the line counts, not its number")
  func brokenFile() {
    let names = ["a: {\n‹b›: [", "x: {\n\n   ‹b›:  [", "a: {\n‹b›: {"].map {
      Fingerprints(report($0)).findings[0]
    }
    #expect(names[0] == names[1])
    #expect(names[0] != names[2])
  }

  @Test("a name is 32 hexadecimal digits and the same on every machine")
  func digits() {
    // The first 128 bits of SHA-256 of "unknown-key", "Brand.theme.yaml", "a", "unknown key" and
    // "0" with NUL between them.
    #expect(Fingerprints(report("‹a›: 1")).findings == ["2255877e8068165974b43c7361b8e64b"])
  }

  /// The names of what there is to say about a theme.
  private func names(_ text: String, path: String = "a.yaml") -> [String] {
    let source = SourceFile(path: path, text: text)
    var input = ThemeInput(source)
    input.namesPlaces = true
    let compilation = lint([input]) { _ in .failure(LoadFailure("no such file")) }
    return Fingerprints(report(compilation)).findings
  }
}
