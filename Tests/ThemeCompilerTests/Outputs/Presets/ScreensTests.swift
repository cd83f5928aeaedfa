import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
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

  @Test("for the original runtime they answer under the protocol's former names too")
  func formerNames() throws {
    let theme =
      Self.appearances
      + "screens: { Cart: { appearance: light, navigationBarHidden: true, toolbarHidden: false } }"
    let text = try Output.screens.text(of: theme) { $0.runtime = .yalantis }
    #expect(
      text.contains(
        """
            /// The same under its name before September 2020.
            func preferredNavigationControllerAppearance(
              navigationController: UINavigationController
            ) -> Appearance? {
              preferredAppearance(for: navigationController)
            }
        """))
    #expect(text.contains("func prefersNavigationControllerBarHidden("))
    #expect(text.contains("func prefersNavigationControllerToolbarHidden("))
    let kit = try Output.screens.text(of: theme)
    #expect(!kit.contains("NavigationControllerBarHidden"))
  }

  @Test("for the flat runtime of 2015 there are none, and previews for AppearanceKit alone")
  func otherRuntimes() throws {
    let theme = Self.appearances + "screens: { Cart: { appearance: light } }"
    let flat = try Output.screens.text(of: theme) { $0.runtime = .yalantis2015 }
    #expect(flat.hasSuffix("\n\n// Brand has no screens for the runtime yalantis2015.\n"))
    for runtime in [Configuration.Runtime.yalantis, .yalantis2015] {
      let text = try Output.previews.text(of: theme) { $0.runtime = runtime }
      #expect(text.contains("// Brand has no previews for the runtime") && !text.contains("import"))
    }
  }

  @Test("a nested class and one with a keyword's name can be extended")
  func names() throws {
    let text = try text("Shop.Cart: { appearance: light }, default: { appearance: light }")
    #expect(text.contains("extension Shop.Cart: ") && text.contains("extension `default`: "))
  }
}
