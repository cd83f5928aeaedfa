import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("What the items of screens carry")
struct ItemSettingsTests {
  /// The statements about the item of a navigation bar.
  private func statements(_ bar: String, target: Int = 15) throws -> String {
    let (bar, theme) = try drawnBar(.navigationBar, bar)
    return written(theme, target: target) { $0.writeItemSettings(bar.itemValues) }
  }

  @Test("is what is no look of a bar, on each kind of bars by itself")
  func settings() throws {
    let bar = "titleColor: .white, prompt: Hi, badgeColor: .black, hidesSharedBackground: true"
    #expect(
      try drawnBar(.navigationBar, bar).bar.itemValues.map(\.property)
        == [.prompt, .hidesSharedBackground, .badgeColor])
    #expect(try drawnBar(.tabBar, "badgeColor: .black").bar.itemValues.isEmpty)
  }

  @Test("a property of the item is assigned")
  func item() throws {
    let bar = "prompt: Hi, backButton: { displayMode: minimal }"
    #expect(
      try statements(bar, target: 15) == "prompt = \"Hi\"\nbackButtonDisplayMode = .minimal\n")
  }

  @Test("buttons have theirs from iOS 26 on, and none on visionOS")
  func buttons() throws {
    let (bar, theme) = try drawnBar(.toolbar, "hidesSharedBackground: true")
    func text(target: Int) -> String {
      written(theme, target: target) {
        $0.writeButtons("items ?? []", bar.itemValues, .toolbar)
      }
    }
    #expect(
      text(target: 26) == """
        #if !os(visionOS)
          for button in items ?? [] {
            button.hidesSharedBackground = true
          }
        #endif

        """)
    #expect(
      text(target: 15).hasPrefix(
        "#if compiler(>=6.2) && canImport(FoundationModels)\n  if #available(iOS 26.0, *) {\n"))
    #expect(
      try statements("badgeColor: .white", target: 26).contains(
        "button.badge?.backgroundColor = .white\n"))
  }

  @Test("a search bar has colors, its placeholder as an attributed text")
  func searchBar() throws {
    #expect(
      try statements("searchBar: { textColor: .white, placeholderColor: .black }") == """
        if let searchBar = searchController?.searchBar {
          searchBar.searchTextField.textColor = .white
          let placeholder = UIColor.black
          searchBar.searchTextField.attributedPlaceholder = NSAttributedString(
            string: searchBar.placeholder ?? "",
            attributes: [.foregroundColor: placeholder])
        }

        """)
  }

  @Test("the titles of scope buttons keep what the app has among their attributes")
  func scopeButtons() throws {
    #expect(
      try statements("searchBar: { scopeButtons: { selectedTitleColor: .white } }") == """
        if let searchBar = searchController?.searchBar {
          var selected = searchBar.scopeBarButtonTitleTextAttributes(for: .selected) ?? [:]
          selected[.foregroundColor] = UIColor.white
          searchBar.setScopeBarButtonTitleTextAttributes(selected, for: .selected)
        }

        """)
    let font = try statements("searchBar: { scopeButtons: { font: { size: 13 } } }")
    #expect(font.contains("normal[.font] = ") && font.contains("selected[.font] = "))
  }

  @Test("attributes of scope buttons that are left empty are none")
  func reset() throws {
    let text = written(try resolvedTheme("name: Brand")) {
      $0.isRemembering = true
      $0.writeItemSettings([(.scopeTitleColor, nil)])
    }
    #expect(
      text.contains("if applied.contains(where: { $0.hasPrefix(\"searchBar.scopeButtons.\") }) {\n")
    )
    #expect(
      text.contains(
        "setScopeBarButtonTitleTextAttributes(normal.isEmpty ? nil : normal, for: .normal)\n"
      ))
  }
}
