import TestSupport
import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import ColorScience
@testable import OutputText
@testable import ThemeCompiler

@Suite("Factories of bar-appearance objects")
struct BarFactoriesTests {
  @Test("bar-appearance objects have the interface style of their appearance from iOS 27 on")
  func interfaceStyle() throws {
    let text = try generatedForSystems("barAppearances", target: 15)
    let check = "if #available(iOS 27.0, *) {\n          value.overrideUserInterfaceStyle"
    #expect(text.contains("#if compiler(>=6.4) && !os(visionOS)\n        \(check) = .light"))
    // Both tab bars are equal but for that.
    #expect(text.contains("\(check) = .dark"))
    #expect(text.contains(" overrideUserInterfaceStyle = .dark"))
    #expect(try !generatedForSystems("proxy", target: 15).contains("overrideUserInterfaceStyle"))
  }

  @Test("no current appearance calls one that is deprecated, though they are equal")
  func deprecatedTwin() throws {
    let text = try generated(
      """
      appearances:
        a: { deprecated: true, toolbar: { backgroundColor: white } }
        b: { toolbar: { backgroundColor: white } }
        c: { toolbar: { backgroundColor: white } }
      """, "barAppearances")
    #expect(!text.contains("      aAppearance()\n"))
    #expect(text.contains("      bAppearance()\n"))
  }
}
