import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Values that lack their quotes")
struct DiagnosticColorsTests {
  @Test("are given them without asking where they are colors then")
  func colors() {
    let finding = finding("{ink} / 50%")
    #expect(finding.id == "unquoted-value" && finding.message == "quote the value")
    #expect(finding.fixIts.map(\.replacement) == ["\"{ink} / 50%\""])
    #expect(finding.fixIts.map(\.isAutomatic) == [true])
  }

  @Test("are told what a color of another language is in a theme")
  func foreign() {
    let finding = finding("“#FFF8F0”")
    #expect(finding.id == "unknown-color")
    #expect(finding.message == "'“' is a typographic quote; quotes of a theme are straight")
    #expect(finding.fixIts.map(\.replacement) == ["\"#FFF8F0\""])
    #expect(finding.fixIts.map(\.isAutomatic) == [true])
    #expect(finding.range.map { $0.upper - $0.lower } == 13)
  }

  @Test("are what the reader says of them where they are no colors")
  func others() {
    let finding = finding("one: two")
    #expect(finding.id == "unquoted-value" && finding.fixIts.map(\.isAutomatic) == [false])
  }

  @Test("are not read as colors where something else is wrong with them, or past 200 bytes")
  func limits() {
    #expect(finding("{ink} / 50%", id: "unknown-key").fixIts.map(\.isAutomatic) == [false])
    for (blanks, isColor) in [(191, true), (192, false)] {
      let value = "{ink}" + String(repeating: " ", count: blanks) + "/50%"
      #expect(finding(value).fixIts.map(\.isAutomatic) == [isColor], "\(value.utf8.count) bytes")
    }
  }

  /// What becomes of a finding about a value that the reader would have in quotes.
  private func finding(_ value: String, id: String = "unquoted-value") -> Diagnostic {
    let source = SourceFile(path: "Shop.theme.yaml", text: "a: \(value)\n")
    let range = SourceRange(file: 0, lower: 3, upper: 3 + Int32(value.utf8.count))
    let quotes = Diagnostic.FixIt.quoting(value, replace: range)
    return Diagnostic(id, .error, "quote the value", at: range, fixIts: [quotes])
      .aboutColor(in: source)
  }
}
