#if Import
  import Testing
  import ThemeSyntax

  @testable import AppearanceImport

  @Suite("What brackets cost the parser of Swift")
  struct BracketCostTests {
    private static func isBearable(_ code: String) -> Bool {
      BracketCost.isBearable(SourceFile(path: "App.swift", text: code))
    }

    @Test(
      "nesting that takes minutes is refused, whatever stands between the brackets",
      arguments: [
        "[", "[(", "[A<", "[\n", "[/* */", "[@a(\"\") ", "[(A) -> ", "[\"\"\"\n\"\"\" + ",
      ])
    func nesting(opening: String) {
      #expect(!Self.isBearable("let x = " + String(repeating: opening, count: 40) + "A"))
      #expect(Self.isBearable("let x = " + String(repeating: opening, count: 6) + "A"))
    }

    @Test("many lists of some levels cost as much as a few of more")
    func many() {
      let statement = String(repeating: "[", count: 12) + "A" + String(repeating: "]", count: 12)
      #expect(Self.isBearable(String(repeating: statement + "\n", count: 100)))
      #expect(!Self.isBearable(String(repeating: statement + "\n", count: 1_000)))
    }

    @Test("brackets in strings and comments are none, those of code in a string are")
    func texts() {
      let text = "print(\"\\u{1B}[31m [ \\\" [\") // [ [ [\n"
      #expect(Self.isBearable(String(repeating: text, count: 10_000)))
      #expect(!Self.isBearable(String(repeating: "print(\"\\([\")\n", count: 40)))
      // The quotes that a raw string begins and ends with are others.
      #expect(!Self.isBearable(String(repeating: "f(#\"\\\"#, [, \"\")\n", count: 40)))
    }

    @Test("code as apps have it is read")
    func usual() {
      let code = """
        let rows: [[String: [UIColor]]] = [["bar": [.red, colors[0], Self.all[index]]], [:]]
        attributes[.foregroundColor] = [UIColor.red][0]

        """
      #expect(Self.isBearable(String(repeating: code, count: 10_000)))
    }
  }
#endif
