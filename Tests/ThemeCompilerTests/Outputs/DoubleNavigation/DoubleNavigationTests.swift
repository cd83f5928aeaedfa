import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("The output 'doubleNavigation'")
struct DoubleNavigationTests {
  private static let appearances = """
    appearances:
      light: { navigationBar: { backgroundColor: .white } }
      bare: { navigationBar: { isHidden: true } }

    """

  private func text(_ screens: String, target: Int = 15) throws -> String {
    try Output.doubleNavigation.text(
      of: Self.appearances + "screens: { \(screens) }", target: target)
  }

  @Test("each screen has the method that the library calls by its selector")
  func screen() throws {
    #expect(
      try text("Cart: { appearance: light }").contains(
        """
          extension Cart {
            /// Dresses the bars in `lightAppearance`.
            @objc(dbn_configNavigationController:)
            func dbn_configNavigationController(_ navigationController: UINavigationController) {
              navigationController.setNavigationBarHidden(false, animated: false)
              navigationController.setToolbarHidden(true, animated: false)
              navigationController.navigationBar.dressAsLightScreen()
            }
          }
        """))
  }

  @Test("a screen that is edited in another appearance looks whether it is, for what differs")
  func editing() throws {
    let hidden = try text("Cart: { appearance: light, whenEditing: bare }")
    #expect(
      hidden.contains(
        """
              if isEditing {
                navigationController.setNavigationBarHidden(true, animated: false)
                navigationController.setToolbarHidden(true, animated: false)
                navigationController.navigationBar.dressAsBareScreen()
              } else {
                navigationController.setNavigationBarHidden(false, animated: false)
        """))
    let same = try text(
      "Cart: { appearance: light, whenEditing: bare, navigationBarHidden: true }")
    #expect(
      same.contains(
        """
              navigationController.setNavigationBarHidden(true, animated: false)
              navigationController.setToolbarHidden(true, animated: false)
              if isEditing {
                navigationController.navigationBar.dressAsBareScreen()
              } else {
        """))
  }

  @Test("items and the toolbar's items are dressed where some screen says something of them")
  func items() throws {
    let text = try Output.doubleNavigation.text(
      of: """
        appearances:
          a:
            navigationBar: { prompt: Hi }
            toolbar: { hidesSharedBackground: true }
        screens: { Cart: { appearance: a } }
        """)
    #expect(
      text.contains(
        """
              navigationController.navigationBar.dressAsAScreen()
              navigationController.toolbar.dressAsAScreen()
              navigationItem.dressAsAScreen()
              dressToolbarItemsAsAScreen()
        """), "\(text)")
    #expect(text.contains("    fileprivate func dressAsAScreen() {\n      prompt = \"Hi\"\n"))
    #expect(
      text.contains("extension UIViewController {\n    fileprivate func dressToolbarItemsAsAScreen")
    )
  }

  @Test("appearances that no screen wears, and a toolbar that none of them has, are left out")
  func unworn() throws {
    let text = try text("Cart: { appearance: light }")
    #expect(!text.contains("Bare") && !text.contains("extension UIToolbar"))
  }
}
