import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeModel
@testable import ThemeOutputs
@testable import ThemeSyntax

@Suite("Screens that say what they wear")
struct ScreensTests {
  private static let appearances = """
    appearances:
      light: { toolbar: { tintColor: black } }
      bare: { navigationBar: { isHidden: true } }

    """

  private func text(_ screens: String, access: Configuration.Access = .internal) throws -> String {
    try Output.screens.text(of: Self.appearances + "screens: { \(screens) }") { $0.access = access }
  }

  @Test("a screen answers with its preset, and nothing where the theme says nothing of bars")
  func uniform() throws {
    let text = try text("Cart: { appearance: light }", access: .public)
    #expect(
      text.contains(
        """
          extension Cart: NavigationControllerAppearanceContext {
            /// `lightAppearance`.
            public func preferredAppearance(
              for navigationController: UINavigationController
            ) -> Appearance? {
              .lightAppearance
            }
          }
        """))
    #expect(!text.contains("prefersBarHidden") && !text.contains("prefersToolbarHidden"))
  }

  @Test("a screen that wears something else while it is edited looks at that, for hidden bars too")
  func editing() throws {
    let text = try text(
      "Cart: { appearance: light, whenEditing: bare }, "
        + "Bag: { appearance: light, navigationBarHidden: true }")
    #expect(text.contains("/// `lightAppearance`, while editing `bareAppearance`.\n"))
    #expect(text.contains("isEditing ? .bareAppearance : .lightAppearance\n"))
    #expect(text.contains("isEditing ? true : false\n") && text.contains("      true\n"))
  }

  @Test("as soon as one screen shows a toolbar, each says whether it does")
  func toolbars() throws {
    let text = try text(
      "Cart: { appearance: light, toolbarHidden: false }, Bag: { appearance: light }")
    #expect(text.split(separator: "prefersToolbarHidden").count == 3)
    #expect(text.contains("      false\n") && text.contains("      true\n"))
  }

  @Test("a nested class and one with a keyword's name can be extended")
  func names() throws {
    let text = try text("Shop.Cart: { appearance: light }, default: { appearance: light }")
    #expect(text.contains("extension Shop.Cart: ") && text.contains("extension `default`: "))
  }
}
