#if Import
  import Testing
  import ThemeSyntax

  @testable import AppearanceImport

  @Suite("Trees of Swift")
  struct ParseSwiftTests {
    @Test("places are bytes of the file, without blanks and comments around")
    func places() throws {
      let file = tree("// ö\nx.y = 1 // one\n", number: 7)
      let statement = try #require(file.statements.first)
      #expect(file.number == 7)
      // The comment has six bytes with the end of its line.
      #expect(statement.range == SourceRange(file: 7, lower: 6, upper: 13))
      guard case .assignment(let target, let value) = statement.kind else {
        Issue.record("it is no assignment")
        return
      }
      #expect(target.range == SourceRange(file: 7, lower: 6, upper: 9))
      #expect(value.range == SourceRange(file: 7, lower: 12, upper: 13))
    }

    @Test("names are without backticks")
    func backticks() {
      #expect(shown("`default`.`in`") == "default.in")
    }

    @Test(
      "types are without what tells instances of them apart",
      arguments: [
        ("UIColor?", "UIColor"), ("Styles.Colors!", "Styles.Colors"), ("any Theme", "Theme"),
        ("[Set<UIColor>]", "[Set]"), ("(value: UIColor, CGFloat)", "(value,_)"),
        ("(UIColor)", "UIColor"), ("(Bool) -> UIColor", "->UIColor"), ("Theme & View", "Theme"),
        ("UIView.Type", "UIView.Type"), ("[String: UIColor]", ""),
      ])
    func types(type: String, name: String) {
      #expect(shown("let a: \(type)") == "let a: \(name)")
    }

    @Test("what is nested too deeply is no code that is read")
    func depth() {
      func nested(_ depth: Int) -> String {
        shown(String(repeating: "f(", count: depth) + "1" + String(repeating: ")", count: depth))
      }
      #expect(nested(3) == "f(f(f(1.0)))")
      #expect(nested(SwiftReader.deepest / 2).contains("1.0"))
      #expect(!nested(SwiftReader.deepest * 2).contains("1.0"))
    }
  }
#endif
