#if Import
  import Testing

  @testable import AppearanceImport

  @Suite("Values in an app's code")
  struct EvaluatorTests {
    @Test("what the app decides while it runs gives each of its values with what must hold")
    func branches() {
      #expect(
        tint(
          "isBold ? .black : .white", "var isBold = UserDefaults.standard.bool(forKey: \"bold\")")
          == "#000000 if 'isBold' is true, #ffffff if 'isBold' is false")
      #expect(
        tint("color", "var color: UIColor = .red")
          == "#ff0000 'color' can be changed while the app runs")
    }

    @Test("constants in a circle end with why")
    func circles() {
      #expect(
        tint("A.x", "enum A { static let x = B.y }; enum B { static let y = A.x }") == "? limit")
    }

    @Test(
      "operators are carried out where both sides are known",
      arguments: [
        ("(0x12AB34 & 0xFF0000) >> 16", "18.0"), ("1 << 4 | 3", "19.0"), ("7 / 2 - 0.5", "3.0"),
        ("-2 + 3.5", "1.5"), ("1 / 0", "? unreadExpression"), (#""a" + "b""#, #""ab""#),
        ("!(1 < 2)", "false"), ("1 <= 1 && 2 > 1", "true"), ("nil == nil", "true"),
        (".a == .b", "false"), (#""a" != "b""#, "true"), ("nil ?? 1", "1.0"), ("2 ?? 1", "2.0"),
        ("a == 1", "? otherModule"), ("1 + .a", "? unreadExpression"),
      ])
    func operators(code: String, value: String) throws {
      #expect(try meaning(of: code) == value)
    }

    @Test(
      "elements of lists, dictionaries, tuples and texts are those that are written",
      arguments: [
        ("[1, 2][1]", "2.0"), ("[1][5]", "? runtime"), ("[.a: 1, .b: 2][.b]", "2.0"),
        ("(a: 1, b: 2).b", "2.0"), ("(1, 2).0", "1.0"), (##""#\(1)\("b")""##, ##""#1b""##),
        (#""\(1.5)""#, "? runtime"),
      ])
    func elements(code: String, value: String) throws {
      #expect(try meaning(of: code) == value)
    }

    @Test("a condition that somebody can change is decided while the app runs")
    func flags() throws {
      #expect(try meaning(of: "isOn ? 1 : 2", "let isOn = true") == "1.0")
      #expect(try meaning(of: "isOn ? 1 : 2", "var isOn = true") == "true or false")
      #expect(try meaning(of: "unknown ? 1 : 2") == "true or false")
      #expect(try meaning(of: "false && unknown", "") == "false")
    }

    @Test("a cast keeps what is known, and else says what it is an instance of")
    func casts() throws {
      #expect(try meaning(of: "1 as CGFloat") == "1.0")
      #expect(try meaning(of: "unknown as! Theme", "struct Theme {}") == "some Theme")
      #expect(try meaning(of: "unknown as! UINavigationBar") == "navigationBar")
    }
  }
#endif
