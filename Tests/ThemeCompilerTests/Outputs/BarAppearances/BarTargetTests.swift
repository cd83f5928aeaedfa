import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Statements about a bar")
struct BarTargetTests {
  private func bars(
    _ kind: BarKind, _ looks: [String], isProxy: Bool = false, target: Int = 15
  ) throws -> [String] {
    let names = ["a", "b", "c"]
    let appearances = zip(names, looks).map { "\($0): { \($1) }" }.joined(separator: ", ")
    let theme = try resolvedTheme("appearances: { \(appearances) }")
    let context = EmitContext(theme, target: target)
    let bar = BarTarget(kind, isProxy: isProxy, context)
    let factories = BarFactories(modifier: "", suffix: "Look")
    return theme.appearances.map { appearance in
      written(context) { $0.writeBar(appearance, factories, on: bar) }
    }
  }

  @Test("come in the order of UIKit's classes: the bar's own properties, its style, its objects")
  func order() throws {
    let look = """
      interfaceStyle: dark, navigationBar: { style: black, isTranslucent: true, tintColor: .white,
      prefersLargeTitles: true, titleColor: .white }
      """
    #expect(
      try bars(.navigationBar, [look]) == [
        """
        barStyle = .black
        isTranslucent = true
        prefersLargeTitles = true
        tintColor = .white
        overrideUserInterfaceStyle = .dark
        setAppearances(.aLook())

        """
      ])
  }

  @Test(
    "a proxy names the bar in front of each, and takes neither style nor a tab bar's translucency")
  func proxy() throws {
    let look = "interfaceStyle: dark, tabBar: { isTranslucent: false, tintColor: .white }"
    #expect(
      try bars(.tabBar, [look], isProxy: true) == [
        "tabBar.tintColor = .white\ntabBar.setAppearances(.aLook())\n"
      ])
  }

  @Test("the color of tabs that are not selected is the bar's, of a proxy that of its objects")
  func unselected() throws {
    let look = "tabBar: { unselectedItemTintColor: .white }"
    #expect(
      try bars(.tabBar, [look])
        == ["unselectedItemTintColor = .white\nsetAppearances(.aLook())\n"])
    #expect(
      try bars(.tabBar, [look], isProxy: true) == ["tabBar.setAppearances(.aLook())\n"])
  }

  @Test("a proxy that yields to the glass takes back what another appearance has put there")
  func glass() throws {
    let looks = [
      "toolbar: { backgroundColor: .white, isTranslucent: false }",
      "toolbar: { style: black, liquidGlass: system }",
    ]
    #expect(
      try bars(.toolbar, looks, isProxy: true)[1] == """
        toolbar.barStyle = .black
        if #available(iOS 26.0, *) {
          toolbar.isTranslucent = true
        }
        if #available(iOS 26.0, *) {
          toolbar.setAppearances(UIToolbarAppearance())
        }

        """)
    #expect(try bars(.toolbar, looks)[1] == "barStyle = .black\n")
    #expect(try bars(.toolbar, [looks[1]], isProxy: true) == ["toolbar.barStyle = .black\n"])
  }

  @Test("a bar is dressed by what the target takes")
  func dressed() throws {
    func isDressed(_ kind: BarKind, _ bar: String, isProxy: Bool = false) throws -> Bool {
      let theme = try resolvedTheme("appearances: { a: { \(kind.name): { \(bar) } } }")
      return !BarTarget(kind, isProxy: isProxy, EmitContext(theme)).dressed.isEmpty
    }
    #expect(try isDressed(.tabBar, "isTranslucent: true"))
    #expect(try !isDressed(.tabBar, "isTranslucent: true", isProxy: true))
    #expect(try isDressed(.toolbar, "hidesSharedBackground: true"))
    #expect(try !isDressed(.toolbar, "hidesSharedBackground: true", isProxy: true))
    #expect(try !isDressed(.navigationBar, "isHidden: true"))
    #expect(try isDressed(.navigationBar, "prefersLargeTitles: false"))
  }
}
