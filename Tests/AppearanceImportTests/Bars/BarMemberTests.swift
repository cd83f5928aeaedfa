import Testing

@testable import AppearanceImport

@Suite("Properties of UIKit and their keys in themes")
struct BarMemberTests {
  /// The key that a path of members leads to.
  private func key(
    _ path: String, of bar: BarFact.Bar, _ part: BarReference.Part = .whole
  ) -> String? {
    let reference = BarReference(bar, part, type: "", look: .app, by: .instance)
    return BarMember.find(path.split(separator: ".").map(String.init), of: reference)?.property
  }

  @Test(
    "properties of a bar are those that its class has",
    arguments: [
      ("tintColor", BarFact.Bar.navigationBar, "tintColor"), ("barStyle", .toolbar, "style"),
      ("shadowImage", .tabBar, "shadowColor"),
      ("titleTextAttributes", .navigationBar, "titleColor"),
      ("titleTextAttributes", .toolbar, nil),
      ("unselectedItemTintColor", .tabBar, "unselectedItemTintColor"),
      ("unselectedItemTintColor", .navigationBar, nil),
      ("searchTextField.textColor", .searchBar, "textColor"), ("frame", .tabBar, nil),
    ] as [(String, BarFact.Bar, String?)])
  func bars(path: String, bar: BarFact.Bar, expected: String?) {
    #expect(key(path, of: bar) == expected)
  }

  @Test(
    "properties of bar-appearance objects are those of their state",
    arguments: [
      (.toolbar, "standardAppearance.backgroundColor", "backgroundColor"),
      (.tabBar, "scrollEdgeAppearance.backgroundColor", "scrollEdge.backgroundColor"),
      (
        .navigationBar, "compactAppearance.titleTextAttributes.foregroundColor",
        "compact.titleColor"
      ),
      (
        .toolbar, "standardAppearance.buttonAppearance.normal.titleTextAttributes",
        "buttons.plain.color"
      ),
      (
        .navigationBar, "standardAppearance.doneButtonAppearance.disabled.titleTextAttributes",
        "buttons.done.disabledColor"
      ),
      (
        .tabBar, "standardAppearance.stackedLayoutAppearance.selected.iconColor",
        "stacked.selectedIconColor"
      ),
      (.tabBar, "standardAppearance", nil),
      (.navigationBar, "standardAppearance.buttonAppearance.normal", nil),
      (.tabBar, "standardAppearance.stackedLayoutAppearance.disabled.iconColor", nil),
      (.tabBar, "standardAppearance.titleTextAttributes", nil),
    ] as [(BarFact.Bar, String, String?)])
  func objects(bar: BarFact.Bar, path: String, expected: String?) {
    #expect(key(path, of: bar) == expected)
  }

  @Test("items of a tab bar have other properties than buttons")
  func items() {
    let attributes = "titleTextAttributes.selected"
    #expect(key(attributes, of: .tabBar, .barItem) == "items.selectedTitleColor")
    #expect(key(attributes, of: .navigationBar, .barItem) == nil)
    #expect(
      key("titleTextAttributes.disabled", of: .toolbar, .barItem) == "buttons.plain.disabledColor")
    #expect(key("tintColor", of: .navigationBar, .barItem) == "tintColor")
    #expect(key("tintColor", of: .tabBar, .barItem) == nil)
  }

  @Test("a text field in a search bar has the keys of the search bar, an item none but its states")
  func others() {
    #expect(key("backgroundColor", of: .searchBar, .searchField) == "fieldColor")
    #expect(key("barTintColor", of: .searchBar, .searchField) == nil)
    #expect(key("tintColor", of: .navigationBar, .navigationItem) == nil)
    #expect(
      key("standardAppearance.shadowColor", of: .navigationBar, .navigationItem) == "shadowColor")
  }
}
