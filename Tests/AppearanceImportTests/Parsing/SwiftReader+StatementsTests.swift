#if Import
  import Testing

  @testable import AppearanceImport

  @Suite("Statements of Swift")
  struct SwiftReaderStatementsTests {
    @Test("conditions are expressions, bindings, patterns and versions of iOS")
    func conditions() {
      #expect(
        shown("if a, let b, let c = d, case .e = f { g } else if h {} else { i }")
          == "if a, let b = b, let c = d, case .e = f { g } else { if h {} else { i } }")
      #expect(
        shown("guard #available(iOS 13.1, *) else { return }")
          == "guard #available(13) else { return }")
      #expect(shown("if #unavailable(macOS 12) { a }") == "if #unavailable(0) { a }")
    }

    @Test("a switch has its cases with their patterns")
    func choices() {
      #expect(
        shown("switch a { case .b, .c(let x): d; return e\ndefault: f }")
          == "switch a { .b, .c(<code of a kind that is not read>): d; return e | default: f }")
    }

    @Test(
      "bodies that run any number of times are told from loops over lists",
      arguments: [
        ("for x in xs { y }", "for x in xs { y }"), ("for (a, b) in xs {}", "for _ in xs {}"),
        ("while a { b }", "do { b }"), ("repeat { b } while a", "do { b }"),
        ("defer { b }", "do { b }"), ("do { b } catch { c }", "do { b }"),
      ])
    func loops(code: String, tree: String) {
      #expect(shown(code) == tree)
    }

    @Test(
      "what ends a function is a result",
      arguments: [("return a", "return a"), ("return", "return"), ("throw a", "return")])
    func results(code: String, tree: String) {
      #expect(shown("func f() { \(code) }") == "func f() { \(tree) }")
    }

    @Test("only '=' assigns")
    func assignments() {
      #expect(shown("a.b[c] = d ?? e") == "a.b[c] = (d ?? e)")
      #expect(shown("a += b") == "(a += b)")
    }
  }
#endif
