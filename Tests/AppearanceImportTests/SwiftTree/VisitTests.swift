#if Import
  import Testing

  @testable import AppearanceImport

  @Suite("Expressions in statements")
  struct VisitTests {
    private func visited(_ code: String) -> [String] {
      var found: [String] = []
      for statement in tree(code).statements { statement.visit { found.append($0.shown) } }
      return found
    }

    @Test("outer expressions come before those in them, bodies of closures last")
    func order() {
      #expect(
        visited("if a { b = c.d } else { f { e } }") == [
          "a", "b", "c.d", "c", "f({ e })", "f", "{ e }", "e",
        ])
    }

    @Test(
      "every part of an expression is visited",
      arguments: [
        ("[a, b]", ["a", "b"]), ("[a: b]", ["a", "b"]), ("(a, b)", ["a", "b"]),
        ("a ? b : c", ["a", "b", "c"]), ("a + b", ["a", "b"]), ("-a", ["a"]),
        ("a as B", ["a"]), ("a[b]", ["a", "b"]), (#""\(a)b""#, ["a"]),
      ])
    func parts(code: String, names: [String]) {
      #expect(Array(visited(code).dropFirst()) == names)
    }

    @Test("expressions in every kind of statement are visited")
    func statements() {
      #expect(
        visited(
          """
          let a = b
          guard let c = d else { return e }
          switch f { case .g: h; default: i }
          for j in k { l }
          while true { m }
          """
        ).filter { $0 != "true" } == ["b", "d", "e", "f", "h", "i", "k", "l", "m"])
    }
  }
#endif
