import ColorScience
import TestSupport
import Testing
import ThemeSyntax

@testable import ThemeCompiler
@testable import ThemeRepair

@Suite("What a repair does to all pairs")
struct RepairEffectTests {
  @Test("two tabs never get colors that nobody can tell apart")
  func tabs() {
    let text = """
      appearances:
        light:
          tabBar: { backgroundColor: white, tintColor: "#757575", unselectedItemTintColor: "#8A8A8A" }
      """
    let repaired = fixed(text)
    #expect(analysis(repaired).tabDifference >= 5, "\(repaired)")
    for fixIt in analysis(text).diagnostics.flatMap(\.fixIts) {
      #expect(analysis(applying(fixIt, to: text)).tabDifference >= 5, "\(fixIt.message)")
    }
  }

  @Test("a color of the palette is changed only where that mends more than it breaks")
  func palette() {
    let text = """
      palette: { gray: "#808080" }
      appearances:
        light:
          toolbar: { backgroundColor: white, tintColor: "{gray}", buttons: { plain: "{gray}" } }
        dark:
          toolbar: { backgroundColor: black, tintColor: "{gray}", buttons: { plain: "{gray}" } }
      """
    let before = analysis(text).diagnostics
    for fixIt in before.flatMap(\.fixIts) {
      let after = analysis(applying(fixIt, to: text)).diagnostics
      #expect(after.count < before.count, "\(fixIt.message)")
    }
    #expect(analysis(fixed(text)).diagnostics.isEmpty)
  }
}
