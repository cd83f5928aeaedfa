import ColorScience
import TestSupport
import Testing
import ThemeSyntax

@testable import ThemeCompiler
@testable import ThemeRepair

@Suite("What is repaired, and what is left alone")
struct FixTests {
  @Test("what is waived or off does not get better, but not worse either")
  func waived() {
    let text = """
      palette: { orange: "#FF9500" }
      appearances:
        light:
          toolbar:
            backgroundColor: white
            # appearance:ignore tint-contrast -- icons with labels
            tintColor: "{orange}"
      """
    #expect(fixed(text) == text)
    var configuration = Configuration.read(
      SourceFile(path: "appearance.yaml", text: "lint: { tint-contrast: off }")
    ).0
    let bare = text.split(separator: "\n").filter { !$0.contains("#  ") && !$0.contains("ignore") }
      .joined(separator: "\n")
    #expect(fixed(bare, configuration) == bare)
    configuration = Configuration()
    #expect(fixed(bare, configuration).contains("#AF6400"))
  }

  @Test("a key that is spelled nearly like one is left alone, and so is what stands under it")
  func misspelt() {
    let text = """
      appearances:
        light: { statusBarStyle: lightContent, navigationBar: { backgruondColor: white } }
      """
    #expect(fixed(text) == text)
  }

  @Test("a key that can mean only one is written as that, and then its contrast is repaired")
  func respelt() {
    let text = """
      appearances:
        light: { statusBarStyle: lightContent, navigationBar: { backgroundColour: white } }
      """
    let repaired = """
      appearances:
        light: { statusBarStyle: darkContent, navigationBar: { backgroundColor: white } }
      """
    #expect(fixed(text) == repaired)
  }

  @Test("one word that has to be asked about does not keep others from being repaired")
  func mixed() {
    let text = """
      palette: { ink: 1C1C1E, paper: whit }
      appearances:
        light: { navBar: { title_color: ink } }
      """
    let repaired = """
      palette: { ink: "#1C1C1E", paper: whit }
      appearances:
        light: { navigationBar: { titleColor: "{ink}" } }
      """
    #expect(fixed(text) == repaired)
  }

  @Test("a color in a comment that one began is no second one, and no run has to follow")
  func comments() {
    #expect(fixed("{#1CF l #F7b") == "{\"#1CF\" l #F7b")
    #expect(fixed("{#1C1 r:#F6F") == "{\"#1C1\" r:#F6F")
    let colors = "palette: { ink: { light: #1C1C1E, dark: #FFFFFF } }\n"
    let messages = linted(colors).flatMap(\.fixIts).map(\.message)
    #expect(messages == ["write \"#1C1C1E\"", "write \"#FFFFFF\""])
    let once = fixed(colors)
    #expect(once.contains("light: \"#1C1C1E\", dark: \"#FFFFFF\""))
    #expect(fixed(once) == once)
  }

  @Test("a repair that would leave a key twice is not made")
  func twice() {
    let text = """
      appearances:
        light: { toolbar: { backgroundColor: white, background-color: black } }
      """
    #expect(fixed(text) == text)
  }
}
