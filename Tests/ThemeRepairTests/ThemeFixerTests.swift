import ColorScience
import TestSupport
import Testing
import ThemeSyntax

@testable import ThemeCompiler
@testable import ThemeRepair

@Suite("What is repaired in a theme")
struct ThemeFixerTests {
  @Test("a rule that spoils inverses gives way in a large theme too, with all that is left to mend")
  func inverses() {
    var random = Numbers(seed: 5)
    var text = "inverse: rgb\nappearances:\n"
    for index in 0..<20 {
      let colors = (0..<5).map { _ in
        Color(hex8: UInt8(random.next(256)), UInt8(random.next(256)), UInt8(random.next(256))).hex
      }
      text += """
          a\(index):
            statusBarStyle: \(random.pick(["lightContent", "darkContent"]))
            navigationBar:
              backgroundColor: "\(colors[0])"
              tintColor: "\(colors[1])"
              titleColor: "\(colors[2])"
            toolbar: { backgroundColor: "\(colors[3])", tintColor: "\(colors[4])" }

        """
    }
    // The larger a theme, the fewer trials there are.
    text += String(repeating: "# \(String(repeating: "palette ", count: 12))\n", count: 4_000)
    let repaired = fixed(text)
    #expect(repaired.hasPrefix("inverse: mirror\n"))
    #expect(linted(repaired).isEmpty)
  }

  @Test("a suggestion that adds a warning comes after one that adds no finding")
  func next() {
    let text = """
      appearances:
        light:
          statusBarStyle: lightContent
          navigationBar: { backgroundColor: "#C8B6D3", style: black }
      """
    // Dark content would contradict the bar's style, which is as good as written twice.
    let suggestions = linted(text).flatMap(\.fixIts).map(\.replacement)
    #expect(suggestions == ["\"#81708B\"", "darkContent"])
    let repaired = fixed(text)
    #expect(repaired == text.replacing("#C8B6D3", with: "#81708B"))
    #expect(linted(repaired).isEmpty)
  }

  @Test("where every suggestion leaves something milder to say, an error still goes")
  func milder() {
    let text = """
      appearances:
        light: &light
          statusBarStyle: lightContent
          navigationBar: { backgroundColor: &paper "#C8B6D3", style: black }
          toolbar: { backgroundColor: *paper, tintColor: black }
      """
    // An alias repeats the background, so that only the status bar's style is left to change.
    #expect(linted(text).map(\.severity) == [.error])
    let repaired = fixed(text)
    #expect(repaired == text.replacing("lightContent", with: "darkContent"))
    #expect(linted(repaired).map(\.id) == ["bar-style-conflict"])
    #expect(fixed(repaired) == repaired)
  }

  @Test("of repairs within one that is made, none is made in the same round")
  func nested() {
    let text = """
      appearances:
        light:
          navigationBar:
            standardAppearance:
              configureWithOpaqueBackground: true
              backgroundColor: black
              titleTextAttributes: { foregroundColor: white }
            tintColour: white
      """
    #expect(
      fixed(text) == """
        appearances:
          light:
            navigationBar:
              background: opaque
              backgroundColor: black
              titleColor: white
              tintColor: white
        """)
  }
}
