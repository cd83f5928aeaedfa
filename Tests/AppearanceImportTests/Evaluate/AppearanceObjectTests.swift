#if Import
  import Testing

  @Suite("Bar-appearance objects")
  struct AppearanceObjectTests {
    @Test("what a call resets is no fact")
    func resets() {
      let code = """
        func setUp(bar: UINavigationBar) {
          let appearance = UINavigationBarAppearance()
          appearance.backgroundColor = .red
          appearance.configureWithOpaqueBackground()
          appearance.shadowColor = nil
          bar.standardAppearance = appearance
        }
        """
      #expect(values(code, of: "navigationBar.backgroundColor").isEmpty)
      #expect(values(code, of: "navigationBar.shadowColor") == ["none"])
    }
  }
#endif
