import Testing

@testable import ThemeCompiler

@Suite("What another style of the status bar would give")
struct StatusBarAdviceTests {
  @Test(
    "is said where that is better, and whether it is enough",
    arguments: [
      ("white", "lightContent", "", "; darkContent gives 21:1"),
      ("\"#EA2E49\"", "lightContent", "", "; darkContent gives 4.98:1"),
      (
        "{ light: black, dark: white }", "lightContent", "",
        "; { light: lightContent, dark: darkContent } gives 21:1"
      ),
      // White gives 1.605:1 on #CCCCCC and black 1.662:1 on #333333.
      (
        "{ light: \"#333333\", dark: \"#CCCCCC\" }", "lightContent", "runtime: yalantis",
        "; darkContent gives only 1.66:1"
      ),
      ("{ light: black, dark: white }", "lightContent", "runtime: yalantis", "; 3:1 is needed"),
    ])
  func advice(background: String, style: String, configuration: String, end: String) {
    let found = messages("statusBarStyle: \(style)", background, configuration)
    #expect(found.map { $0.hasSuffix(end) } == [true], "\(found)")
  }

  @Test("names the key where no style is written, and why the style that is there is none")
  func automatic() {
    #expect(
      messages("interfaceStyle: unspecified", "white") == [
        "white status bar on #FFFFFF has contrast 1:1 in 'a' (dark, darkHighContrast); 3:1 is needed; "
          + "default follows the system before iOS 17, statusBarStyle: darkContent gives 21:1"
      ])
    #expect(
      messages("statusBarStyle: default", "white").map {
        $0.hasSuffix("; default follows the system before iOS 17, darkContent gives 21:1")
      } == [true])
  }

  @Test("is of one interface style alone where each has its own")
  func eachInterface() {
    let found = messages(
      "statusBarStyle: { light: lightContent, dark: lightContent }", "{ light: white, dark: black }"
    )
    #expect(
      found == [
        "white status bar on #FFFFFF has contrast 1:1 in 'a' (light, lightHighContrast); 3:1 is needed; "
          + "darkContent gives 21:1"
      ])
  }

  private func messages(
    _ entry: String, _ background: String, _ configuration: String = ""
  ) -> [String] {
    shownFindings(
      in: "appearances: { a: { \(entry), navigationBar: { backgroundColor: \(background) } } }",
      configuration
    ).filter { $0.id.hasPrefix("status-bar") }.map(\.message)
  }
}
