import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("What appliers take back")
struct BarResetTests {
  private func text(target: Int = 15, _ body: (inout SwiftFile) -> Void) throws -> String {
    try written(resolvedTheme("name: Brand"), target: target, body)
  }

  @Test("an applier says what it sets beside the look of the bar")
  func call() throws {
    #expect(
      try text { $0.writeResetCall(applying: [.prefersLargeTitles, .prompt]) }
        == "resetAppearance(applying: \"prefersLargeTitles\", \"prompt\")\n")
    #expect(try text { $0.writeResetCall(applying: []) } == "resetAppearance()\n")
  }

  @Test("the whole look of a bar is taken back, and nothing else of a tab bar")
  func tabBar() throws {
    #expect(
      try text { $0.writeReset(of: .tabBar) } == """
        /// Takes back what appliers set, those of other themes among them.
        private func resetAppearance() {
          barStyle = .default
          isTranslucent = true
          tintColor = nil
          unselectedItemTintColor = nil
          overrideUserInterfaceStyle = .unspecified
          standardAppearance = UITabBarAppearance()
          scrollEdgeAppearance = nil
        }

        """)
  }

  @Test("what the app may set for itself is taken back where an applier has set it")
  func remembered() throws {
    let navigationBar = try text { $0.writeReset(of: .navigationBar) }
    #expect(navigationBar.contains("func resetAppearance(applying properties: String...) {\n"))
    #expect(
      navigationBar.hasSuffix(
        """
          let applied = replaceAppliedProperties(of: self, with: properties)
          if applied.contains("prefersLargeTitles") { prefersLargeTitles = false }
        }

        """))
    #expect(
      try text(target: 26) { $0.writeReset(of: .toolbar) }.contains(
        """
            for button in items ?? [] {
              if applied.contains("hidesSharedBackground") { button.hidesSharedBackground = false }
            }
        """))
    #expect(BarProperty.remembered(.navigationBar) == [.prefersLargeTitles])
    #expect(BarProperty.remembered(.toolbar) == [.hidesSharedBackground])
    #expect(BarProperty.remembered(.tabBar) == [])
  }

  @Test("an item loses its objects, its buttons their tints, and the rest as it is remembered")
  func item() throws {
    let reset = try text { $0.writeItemReset() }
    #expect(reset.contains("  standardAppearance = nil\n  compactAppearance = nil\n"))
    #expect(reset.contains("{ button.wear(nil) }\n"))
    #expect(reset.contains("  if applied.contains(\"prompt\") { prompt = nil }\n"))
    #expect(!reset.contains("barStyle"))
  }

  @Test("a statement that is too long for a line is a block")
  func long() throws {
    let target = "searchBar.searchTextField." + String(repeating: "a", count: 40)
    let reset = try text { file in
      file.isRemembering = true
      file.writeReset(of: .searchTextColor, at: target, to: "nil")
    }
    #expect(
      reset == """
        if applied.contains("searchBar.textColor") {
          \(target) = nil
        }

        """)
  }
}
