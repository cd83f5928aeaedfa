#if Import
  import Testing

  @testable import AppearanceImport

  @Suite("Expressions of Swift")
  struct SwiftReaderExpressionsTests {
    /// By the precedence groups of Swift's standard library.
    @Test(
      "operators bind as Swift has it",
      arguments: [
        ("a + b * c", "(a + (b * c))"), ("a - b - c", "((a - b) - c)"),
        ("a ?? b ?? c", "(a ?? (b ?? c))"), ("a || b && c", "(a || (b && c))"),
        ("a == b ? c : d", "((a == b) ? c : d)"), ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
        ("a << 8 | b & c", "((a << 8.0) | (b & c))"), ("a as? T ?? b", "((a as T) ?? b)"),
        ("a + b as T", "((a + b) as T)"), ("a ?? b == c", "((a ?? b) == c)"),
        ("-a + !b", "(-a + !b)"),
      ])
    func precedence(code: String, tree: String) {
      #expect(shown(code) == tree)
    }

    @Test(
      "literals have their values",
      arguments: [
        ("0x0A5FD9", "679897.0"), ("0b101", "5.0"), ("0o17", "15.0"), ("1_000", "1000.0"),
        ("1.5e2", "150.0"), ("true", "true"), ("nil", "nil"), (#""a\(b)c""#, #""a\(b)c""#),
        ("[1, a]", "[1.0, a]"), ("[a: 1]", "[a: 1.0]"), ("[:]", "[]"),
        ("(a: 1, 2)", "(a: 1.0, 2.0)"),
        // More than 64 bits.
        ("0x10000000000000000", "<number '0x10000000000000000'>"),
      ])
    func literals(code: String, tree: String) {
      #expect(shown(code) == tree)
    }

    @Test(
      "what does not change a value is dropped",
      arguments: [
        ("a!.b", "a.b"), ("a?.b", "a.b"), ("try a", "a"), ("await a", "a"), ("(a)", "a"),
        ("f(&a)", "f(a)"), ("A<B>.c", "A.c"), ("a.self", "a"), ("super.a", "super.a"),
      ])
    func dropped(code: String, tree: String) {
      #expect(shown(code) == tree)
    }

    @Test(
      "closures that trail are the last arguments",
      arguments: [
        ("f(a: 1) { $0 }", "f(a: 1.0, { $0 })"), ("f { a, b in a }", "f({ a, b in a })"),
        ("f { (a: A) in a }", "f({ a in a })"), ("f { a } b: { c }", "f({ a }, b: { c })"),
        ("a[b, c: d]", "a[b, c: d]"), ("#colorLiteral(red: 1)", "#colorLiteral(red: 1.0)"),
      ])
    func calls(code: String, tree: String) {
      #expect(shown(code) == tree)
    }

    @Test("a key path is the text of its properties")
    func keyPaths() {
      #expect(shown(#"\UITabBar.a.b"#) == #""a.b""#)
      #expect(shown(#"\A.b[0]"#) == "<a key path>")
    }
  }
#endif
