import ColorScience
import TestSupport
import Testing
import ThemeSyntax

@testable import ThemeCompiler
@testable import ThemeRepair

@Suite("Repairs by other words")
struct RepairPlannerWordsTests {
  @Test("an inverse that 'swap' makes unreadable is mended by 'mirror'")
  func swap() {
    let text = """
      appearances:
        light:
          tabBar: { backgroundColor: white, tintColor: "#0A5FD9", unselectedItemTintColor: "#6B6B70" }
          inverse: swap
      """
    #expect(analysis(text).diagnostics.flatMap(\.fixIts).map(\.replacement) == ["mirror"])
    #expect(fixed(text) == text.replacing("swap", with: "mirror"))
  }

  @Test("'mirror' is suggested where only a part of the theme is tested")
  func swapInLargeTheme() {
    let others = (0..<20).map {
      "  a\($0): { toolbar: { backgroundColor: white, tintColor: black } }\n"
    }
    let text = """
      appearances:
        light:
          tabBar: { backgroundColor: white, tintColor: "#0A5FD9", unselectedItemTintColor: "#6B6B70" }
          inverse: swap
      \(others.joined())
      """
    #expect(analysis(text).diagnostics.flatMap(\.fixIts).map(\.replacement) == ["mirror"])
  }

  @Test("'mirror' is suggested only for findings that it mends")
  func mirrorElsewhere() throws {
    let text = """
      appearances:
        a:
          statusBarStyle: auto
          navigationBar: { background: default, backgroundColor: "#FFFFFFB0", tintColor: "#888888" }
          tabBar: { backgroundColor: white, tintColor: "#595959" }
          inverse: lightness
      """
    let findings = analysis(text).diagnostics.filter { $0.message.contains("aInverse") }
    let mended = findings.filter { $0.fixIts.contains { $0.replacement == "mirror" } }
    #expect(!mended.isEmpty && mended.count < findings.count)
    let mirrored = analysis(text.replacing("lightness", with: "mirror")).diagnostics
    for finding in mended {
      let place = finding.message.split(separator: "'").dropFirst().first
      #expect(!mirrored.contains { $0.id == finding.id && $0.message.contains(place ?? "") })
    }
  }

  @Test("a style of the status bar that is written is replaced by the one that can be read")
  func style() {
    let text = """
      appearances:
        light:
          statusBarStyle: lightContent
          navigationBar: { backgroundColor: white, tintColor: black }
      """
    #expect(analysis(text).diagnostics.flatMap(\.fixIts).map(\.replacement).first == "darkContent")
    #expect(fixed(text) == text.replacing("lightContent", with: "darkContent"))
  }
}
