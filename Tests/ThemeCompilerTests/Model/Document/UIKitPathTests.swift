import Testing

@testable import ThemeCompiler

@Suite("UIKit's paths to properties")
struct UIKitPathTests {
  @Test("are read without the class they begin with, brackets and arguments")
  func steps() {
    #expect(
      UIKitPath.steps(of: "UINavigationBarAppearance.titleTextAttributes[.foregroundColor]")
        == ["titleTextAttributes", "foregroundColor"])
    #expect(
      UIKitPath.steps(of: "largeTitleTextAttributes[NSAttributedString.Key.font]")
        == ["largeTitleTextAttributes", "font"])
    #expect(UIKitPath.steps(of: "configureWithOpaqueBackground()").count == 1)
  }

  @Test(
    "lead to the property that UIKit keeps there",
    arguments: [
      (["titleTextAttributes", "foregroundColor"], "titleColor"),
      (["largeTitleTextAttributes", "foregroundColor"], "largeTitleColor"),
      (["backgroundColor"], "backgroundColor"), (["shadowColor"], "shadowColor"),
    ])
  func property(steps: [String], name: String) {
    let paths = UIKitPath.paths(from: steps, on: .navigationBar)
    #expect(paths.first?.property.row.name == name)
  }

  @Test("are those of the bars that have them")
  func bars() {
    #expect(UIKitPath.bars(having: "standardAppearance") == BarKind.allCases)
    #expect(UIKitPath.bars(having: "largeTitleTextAttributes") == [.navigationBar])
    #expect(UIKitPath.bars(having: "frame").isEmpty)
  }
}
