#if Import
  import Testing

  @testable import AppearanceImport

  @Suite("What runs after statements")
  struct SwiftStatementTests {
    @Test(
      "nothing follows where every branch leaves",
      arguments: [
        ("return", true), ("throw a", true), ("a()", false),
        ("if a { return } else { b(); throw c }", true), ("if a { return }", false),
        ("if a { return } else { b() }", false),
        ("switch a { case .b: return; default: return }", true),
        ("switch a { case .b: return; case .c: return }", false),
        ("switch a { case .b: return; default: c() }", false), ("guard a else { return }", false),
        ("while a { return }", false),
      ])
    func leaves(code: String, leaves: Bool) {
      let statements = tree(code).statements
      #expect(statements.map(\.exitsScope) == [leaves])
      #expect(statements.exitsScope == leaves)
    }

    @Test("branches are the bodies of which one runs")
    func branches() {
      func branches(_ code: String) -> [[String]] {
        tree(code).statements[0].branches.map { $0.map(\.shown) }
      }
      #expect(branches("if a { b } else { c; d }") == [["b"], ["c", "d"]])
      #expect(branches("if a { b }") == [["b"], []])
      #expect(branches("guard a else { b }") == [["b"]])
      #expect(branches("switch a { case .b: c; default: d }") == [["c"], ["d"]])
      #expect(branches("for a in b { c }").isEmpty)
    }
  }
#endif
