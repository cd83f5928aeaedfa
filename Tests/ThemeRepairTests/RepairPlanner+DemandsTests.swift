import ColorScience
import TestSupport
import Testing
import ThemeSyntax

@testable import ThemeCompiler
@testable import ThemeRepair

@Suite("What a color has to meet")
struct RepairPlannerDemandsTests {
  @Test("a color is not changed that one of its pairs needs as it is")
  func all() {
    let text = """
      palette: { gray: { light: "#777777", dark: "#777778" } }
      appearances:
        one:
          toolbar: { backgroundColor: "#FFFFFF", tintColor: "{gray}" }
        two:
          toolbar: { backgroundColor: "#202020", tintColor: "{gray.light}" }
      """
    // Either bar asks for another gray: the second gets one of its own, then the palette's is free.
    let repaired = fixed(text)
    #expect(repaired.contains(##"tintColor: "{gray}""##))
    #expect(!repaired.contains("{gray.light}"))
    #expect(linted(repaired).isEmpty, "\(repaired)")
  }
}
