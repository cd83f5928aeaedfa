import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Assignments of what a theme sets")
struct SwiftFileSettingsTests {
  private func assigned(
    _ value: ResolvedBar.Value?, _ property: BarProperty, _ target: String = "value.it"
  ) throws -> String {
    try written(resolvedTheme("name: Brand")) { $0.assign(value, of: property, to: target) }
  }

  @Test("words are cases, and no blur is no effect")
  func words() throws {
    #expect(
      try assigned(.word("centered"), .itemPositioning) == "value.it = .centered\n")
    #expect(
      try assigned(.word("systemChromeMaterial"), .backgroundEffect)
        == "value.it = UIBlurEffect(style: .systemChromeMaterial)\n")
    #expect(try assigned(.word("none"), .backgroundEffect) == "value.it = nil\n")
  }

  @Test("a large title in the row of the buttons is below it where iOS 17 may be missing")
  func inlineTitles() throws {
    let theme = """
      appearances: { a: { navigationBar: { largeTitleDisplayMode: inline } } }
      screens: { Cart: { appearance: a } }
      """
    for output in [Output.presets, .barAppearances, .doubleNavigation] {
      let (old, new) = (
        try output.text(of: theme, target: 16), try output.text(of: theme, target: 17)
      )
      #expect(CodeOnSystem(old, on: 16).lines.contains { $0.hasSuffix("DisplayMode = .always") })
      #expect(CodeOnSystem(old, on: 17).lines.contains { $0.hasSuffix("DisplayMode = .inline") })
      #expect(!new.contains("DisplayMode = .always") && !new.contains("#available(iOS 17"))
    }
  }

  @Test("texts are literals, or the names of images")
  func texts() throws {
    #expect(try assigned(.text("a\"b"), .prompt, "prompt") == "prompt = \"a\\\"b\"\n")
    #expect(
      try assigned(.text("Line"), .shadowImage) == "value.it = UIImage(named: \"Line\")\n")
    // The property of UIKit can only be read.
    #expect(
      try assigned(.text("Arrow"), .backIndicatorImage, "value.backIndicatorImage")
        == "value.setBackIndicatorImage("
        + "UIImage(named: \"Arrow\"), transitionMaskImage: UIImage(named: \"Arrow\"))\n")
  }

  @Test("numbers and flags are as Swift has them")
  func numbers() throws {
    #expect(try assigned(.number(-4), .titleHorizontalAdjustment) == "value.it = -4\n")
    #expect(try assigned(.number(0.5), .titleKern) == "value.it = 0.5\n")
    #expect(try assigned(.flag(true), .hidesSharedBackground) == "value.it = true\n")
  }

  @Test("a color among attributes says its type, which only a property knows")
  func colors() throws {
    let (bar, theme) = try resolvedBar(.toolbar, "tintColor: .white")
    let color = try #require(bar.color(.tintColor)?.value)
    let text = written(theme) { file in
      file.assign(.color(color), of: .shadowColor, to: "value.shadowColor")
      file.assign(.color(color), of: .titleColor, to: "attributes[.foregroundColor]")
    }
    #expect(
      text == "value.shadowColor = .white\nattributes[.foregroundColor] = UIColor.white\n")
  }

  @Test("without a value it is UIKit's, in an applier only if the one before has set another")
  func resets() throws {
    #expect(try assigned(nil, .prompt, "prompt") == "prompt = nil\n")
    func reset(_ property: BarProperty) throws -> String {
      written(try resolvedTheme("name: Brand")) { file in
        file.isRemembering = true
        file.assign(nil, of: property, to: "it")
      }
    }
    #expect(try reset(.prompt) == "if applied.contains(\"prompt\") { it = nil }\n")
    #expect(try reset(.hidesSharedBackground).hasSuffix("{ it = false }\n"))
    #expect(try reset(.largeTitleDisplayMode).hasSuffix("{ it = .automatic }\n"))
  }

  @Test("what each output says in statements of its own is not assigned")
  func nothing() throws {
    #expect(try assigned(.state(ResolvedBar()), .scrollEdge).isEmpty)
  }

  @Test(
    "fonts are made as UIKit makes them, those that follow the text size by its metrics",
    arguments: [
      ("{ size: 17.5, weight: bold }", "UIFont.systemFont(ofSize: 17.5, weight: .bold)"),
      ("{ textStyle: body }", "UIFont.preferredFont(forTextStyle: .body)"),
      (
        "{ textStyle: headline, design: serif }",
        "UIFont.scaledFont(\n"
          + "  as: .headline, .systemFont(ofSize: 17, weight: .semibold, design: .serif))"
      ),
      ("{ name: Avenir-Heavy, size: 20 }", "UIFont(name: \"Avenir-Heavy\", size: 20)"),
    ])
  func fonts(font: String, expression: String) throws {
    let (bar, theme) = try resolvedBar(.navigationBar, "titleFont: \(font)")
    let value = try #require(bar.font(.titleFont))
    let text = written(theme) { $0.assign(value, to: "value.titleTextAttributes[.font]") }
    #expect(text == "value.titleTextAttributes[.font] = \(expression)\n")
  }

  @Test("a font whose name has commas keeps its name where the call is too long for a line")
  func fontWithCommas() throws {
    let name =
      "Avenir, Next, Condensed, Demi, Bold, Italic, Small, Caps, Tabular, Lining, Ornamental"
    let file = try generated(
      """
      appearances:
        a:
          statusBarStyle: darkContent
          navigationBar: { backgroundColor: white, titleFont: { name: "\(name)", size: 20 } }
      """, "barAppearances")
    #expect(file.contains("UIFont(\n"))
    #expect(file.contains("name: \"\(name)\",\n"))
  }
}
