import Testing
import ThemeSyntax

@testable import AppearanceImport

@Suite("Bar-appearance objects")
struct AppearanceObjectTests {
  private func setting(
    _ path: String, _ background: String? = nil, if conditions: [String] = []
  ) -> AppearanceObject.Setting {
    AppearanceObject.Setting(
      path: path.split(separator: ".").map(String.init),
      content: background.map { .background($0) } ?? .object(0, path: []),
      place: SourceRange(file: 0, lower: 0, upper: 0), conditions: conditions,
      answers: CodeAnswers())
  }

  /// The paths of what is left of settings.
  private func kept(_ settings: AppearanceObject.Setting...) -> [String] {
    var object = AppearanceObject("UINavigationBarAppearance")
    for setting in settings { object.set(setting) }
    return object.settings.map { $0.path.joined(separator: ".") }
  }

  @Test("a property that is set replaces what it and its parts were")
  func replacing() {
    #expect(
      kept(setting("titleTextAttributes.foregroundColor"), setting("titleTextAttributes"))
        == ["titleTextAttributes"])
    #expect(
      kept(setting("buttonAppearance"), setting("buttonAppearance.normal"))
        == ["buttonAppearance", "buttonAppearance.normal"])
  }

  @Test("what need not be set stands beside what is set before and after")
  func conditions() {
    #expect(
      kept(setting("shadowColor"), setting("shadowColor", if: ["if 'a' is true"]))
        == ["shadowColor", "shadowColor"])
    #expect(
      kept(setting("shadowColor", if: ["if 'a' is true"]), setting("shadowColor"))
        == ["shadowColor"])
  }

  @Test("a call that sets a background resets what was said of it and of the shadow, no text")
  func backgrounds() {
    #expect(
      kept(
        setting("backgroundColor"), setting("shadowColor"), setting("titleTextAttributes"),
        setting("background", "opaque"), setting("shadowImage"))
        == ["titleTextAttributes", "background", "shadowImage"])
  }

  @Test("a copy has what its original was set to so far")
  func copies() {
    var original = AppearanceObject("UITabBarAppearance")
    original.set(setting("backgroundColor"))
    let copy = AppearanceObject(original.type, copying: original)
    original.set(setting("shadowColor"))
    #expect(copy.settings.map(\.path) == [["backgroundColor"]])
  }

  #if Import
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
  #endif
}
