#if Import
  import Testing

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
  }
#endif
