import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("The output 'swiftUI'")
struct SwiftUITests {
  private func text(_ theme: String, target: Int = 16) throws -> String {
    let theme = try resolvedTheme("name: Brand\n" + theme)
    let context = EmitContext(theme, target: target)
    let modifiers = BarModifiers(theme, context.configuration)
    return written(context) { $0.writeBars(modifiers) }
  }

  @Test("an enumeration has the appearances, and a modifier of views what they say")
  func tint() throws {
    #expect(
      try text("appearances: { a: { description: One., toolbar: { tintColor: .white } } }") == """
        /// The appearances of Brand for the bars of SwiftUI.
        enum BrandBars: String, CaseIterable, Sendable {
          /// One.
          case a
        }

        extension View {
          /// Gives the bars around the view an appearance of Brand.
          func brandBars(_ bars: BrandBars) -> some View {
            tint(Color(uiColor: bars.tint()))
          }
        }

        extension BrandBars {
          fileprivate func tint() -> UIColor {
            switch self {
            case .a:
              return .white
            }
          }
        }

        """)
  }

  @Test("what only some appearances have is optional, and the system's where there is none")
  func partial() throws {
    let text = try text(
      """
      appearances:
        a: { toolbar: { backgroundColor: .white, tintColor: .black } }
        b: { toolbar: { isHidden: true } }
      """)
    #expect(
      text.contains(
        "    toolbarBackground(bars.style(bars.toolbarBackground()), for: .bottomBar)\n"))
    #expect(text.contains("      .toolbar(bars.toolbarVisibility(), for: .bottomBar)\n"))
    #expect(text.contains("      .tint(bars.tint().map { Color(uiColor: $0) })\n"))
    #expect(text.contains("    case .b: return nil\n"))
    #expect(text.contains("?? AnyShapeStyle(.bar)\n"))
  }

  @Test("a gradient runs between SwiftUI's points, and other appearances have the material")
  func gradient() throws {
    let text = try text(
      "appearances: { a: { toolbar: { backgroundGradient: [.white, .black] } }, b: { toolbar: { style: black } } }"
    )
    #expect(text.contains("func toolbarBackground() -> AnyShapeStyle {\n"))
    #expect(
      text.contains("startPoint: UnitPoint(x: 0, y: 0.5), endPoint: UnitPoint(x: 1, y: 0.5)))"))
    #expect(text.contains("    case .b: return AnyShapeStyle(.bar)\n"))
  }

  @Test("a theme without appearances, or with deprecated ones alone, has an empty enumeration")
  func empty() throws {
    let expected = """
      /// The appearances of Brand for the bars of SwiftUI.
      enum BrandBars {}

      """
    #expect(try text("roles: { a: black }") == expected)
    #expect(try text("appearances: { a: { deprecated: true } }") == expected)
  }

  @Test("an appearance that is called allCases leaves no room for the list of that name")
  func allCases() throws {
    let text = try text("appearances: { allCases: { toolbar: { tintColor: .white } } }")
    #expect(text.contains("enum BrandBars: String, Sendable {\n  case allCases\n"))
  }

  @Test("before iOS 16 there are no such modifiers")
  func availability() throws {
    let theme = "appearances: { a: { toolbar: { tintColor: .white } } }"
    let check = "@available(iOS 16.0, *)\n"
    #expect(try text(theme, target: 15).contains(check + "extension View {"))
    #expect(try text(theme, target: 15).contains(check + "extension BrandBars {"))
    #expect(try !text(theme, target: 16).contains("@available"))
  }
}
