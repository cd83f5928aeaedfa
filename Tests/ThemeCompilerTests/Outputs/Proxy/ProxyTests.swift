import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("The output 'proxy'")
struct ProxyTests {
  @Test("each appearance has a function that dresses the proxies of the bars it says something of")
  func installation() throws {
    let text = try Output.proxy.text(
      of: "appearances: { light: { toolbar: { style: black } }, bare: {} }")
    #expect(
      text.contains(
        """
          @MainActor
          enum BrandAppearanceProxy {
            /// Dresses the bars in `lightAppearance`.
            ///
            /// - Parameter containers: what the bars are in, innermost first; empty for
            ///   all bars of the app, those of the system's own screens among them.
            static func installLightAppearance(
              whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
            ) {
              let toolbar = proxy(of: UIToolbar.self, in: containers)
              toolbar.barStyle = .black
            }

        """))
    #expect(!text.contains("Bare") && !text.contains("style: UIUserInterfaceStyle"))
  }

  @Test("an appearance with an interface style is for bars in that style")
  func pinned() throws {
    let text = try Output.proxy.text(
      of: "appearances: { dark: { interfaceStyle: dark, toolbar: { tintColor: .white } } }")
    #expect(text.contains("in containers: [any UIAppearanceContainer.Type],"))
    #expect(text.contains("proxy(of: UIToolbar.self, in: containers, style: .dark)\n"))
    #expect(text.contains("/// Dresses the bars in `darkAppearance`, in a dark interface.\n"))
    #expect(
      text.contains(": bar.appearance(for: traits, whenContainedInInstancesOf: containers)\n"))
    #expect(!text.contains("overrideUserInterfaceStyle"))
  }

  @Test("what no proxy takes is left out, of which a tab bar's translucency is told")
  func omitted() throws {
    let text = try Output.proxy.text(
      of: "appearances: { a: { tabBar: { tintColor: .white, isTranslucent: true } } }")
    #expect(text.contains("// No proxy takes a tab bar's isTranslucent.\n"))
    #expect(!text.contains("isTranslucent = "))
    for (property, bar) in [
      (BarProperty.isHidden, BarKind.toolbar), (.isTranslucent, .tabBar), (.prompt, .navigationBar),
    ] {
      #expect(!Output.proxy.writes(property, bar, .appearanceKit))
    }
    #expect(Output.proxy.writes(.isTranslucent, .toolbar, .appearanceKit))
    #expect(Output.proxy.writes(.badgeColor, .tabBar, .appearanceKit))
  }

  @Test("a theme without anything for bars has an empty enumeration")
  func empty() throws {
    let text = try Output.proxy.text(of: "roles: { ink: black }") { $0.access = .public }
    #expect(text.contains("  public enum BrandAppearanceProxy {\n  }\n"))
    #expect(text.contains("\n  import UIKit\n"))
  }
}
