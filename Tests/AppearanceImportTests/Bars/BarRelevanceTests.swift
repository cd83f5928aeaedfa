#if Import
  import Testing

  @testable import AppearanceImport

  @Suite("Code that has to do with bars")
  struct BarRelevanceTests {
    private func relevance(_ declarations: String = "") -> BarRelevance {
      BarRelevance(CodeIndex([tree(declarations)]))
    }

    @Test("code is read that names a bar or a property that only bars have")
    func names() {
      for code in [
        "navigationController?.navigationBar.x()", "a.barTintColor = b",
        "if a { UITabBar.appearance() }", "f { view.toolbar }",
      ] {
        #expect(relevance().isRelevant(tree(code).statements), "\(code)")
      }
      #expect(!relevance().isRelevant(tree("view.tintColor = .red; label.text = bar").statements))
    }

    @Test("so is code that calls a helper which names one, by other helpers too")
    func helpers() {
      let relevance = relevance(
        """
        func paint(_ color: UIColor) { UITabBar.appearance().tintColor = color }
        func paintAll(_ color: UIColor) { paint(color) }
        func draw(_ color: UIColor) { view.tintColor = color }
        extension UIToolbar { func dress() {} }
        func setUp() { UITabBar.appearance().tintColor = .red }
        """)
      #expect(
        ["paint", "paintAll", "draw", "dress", "setUp"].map { relevance.isRelevant(name: $0) }
          == [true, true, false, true, false])
    }

    @Test(
      "a function is a helper if what it does depends on what it is called with",
      arguments: [
        ("func f(_ color: UIColor) {}", true), ("func f(bar: UINavigationBar) {}", true),
        ("func f(item: UIBarButtonItem) {}", false), ("func f(style: UIStatusBarStyle) {}", true),
        ("func f() -> UINavigationBarAppearance { a }", true), ("func f(text: String) {}", false),
        ("func f()", false), ("var f: Int { 1 }", false),
      ])
    func parameters(code: String, isHelper: Bool) {
      let index = CodeIndex([tree(code)])
      #expect(index.all.map { BarRelevance.isHelper($0, index) } == [isHelper])
    }

    @Test(
      "what follows a branch runs after some of them only, where a branch that leaves colors a bar",
      arguments: [
        ("if a { bar.tintColor = b; return }", true), ("if a { bar.tintColor = b }", false),
        ("if a { return }", false), ("guard #available(iOS 13, *) else { return }", true),
        ("guard a else { return }", false),
        ("if a { if b { navigationBar.x(); return } }", true),
      ])
    func parting(code: String, isParting: Bool) {
      #expect(relevance().isParting(tree(code).statements[0]) == isParting)
    }
  }
#endif
