import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("The output 'barAppearances'")
struct BarAppearancesTests {
  @Test("a bar has factories, an applier for each appearance, what takes it back, and slots")
  func toolbar() throws {
    let text = try Output.barAppearances.text(
      of: "appearances: { a: { toolbar: { backgroundColor: .white } } }")
    let declarations = text.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.contains("func ") || $0.hasPrefix("extension") }
    #expect(
      declarations == [
        "extension UIToolbarAppearance {", "static func aAppearance() -> UIToolbarAppearance {",
        "extension UIToolbar {", "func applyAAppearance() {",
        "private func resetAppearance(applying properties: String...) {", "extension UIToolbar {",
        "fileprivate func setAppearances(_ standard: UIToolbarAppearance) {",
        "private func replaceAppliedProperties(",
      ])
  }

  @Test("items have appliers where a theme says something of them, whose tint is the bar's")
  func items() throws {
    let text = try Output.barAppearances.text(
      of: "appearances: { a: { navigationBar: { prompt: Hi, titleColor: .white } } }")
    #expect(
      text.contains(
        """
          extension UINavigationItem {
            /// As `aAppearance` while the item is on top; the tint is the bar's.
            func applyAAppearance() {
              resetAppearance(applying: "prompt")
              setAppearances(.aAppearance())
              prompt = "Hi"
            }
        """))
    let tinted = try Output.barAppearances.text(
      of: "appearances: { a: { navigationBar: { tintColor: .white } } }")
    #expect(tinted.contains("item is on top; before iOS 26 the tint is the bar's.\n"))
    #expect(tinted.contains("func tintButtons("))
  }

  @Test("an applier is as deprecated as its appearance, and as seen as the configuration says")
  func modifiers() throws {
    let text = try Output.barAppearances.text(
      of: "appearances: { a: { deprecated: Use b., tabBar: { style: black } } }"
    ) { $0.access = .public }
    #expect(
      text.contains(
        """
            @available(*, deprecated, message: "Use b.")
            public func applyAAppearance() {
              resetAppearance()
              barStyle = .black
            }
        """))
    #expect(text.contains("  public import UIKit\n") && !text.contains("replaceAppliedProperties"))
  }

  @Test("a theme without anything for bars has nothing that others see")
  func empty() throws {
    let text = try Output.barAppearances.text(of: "roles: { ink: black }") { $0.access = .public }
    #expect(text.contains("\n  import UIKit\n") && !text.contains("extension"))
  }
}
