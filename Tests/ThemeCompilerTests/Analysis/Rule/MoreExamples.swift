@testable import ThemeCompiler

/// Themes besides those that `explain` shows, with what the rules find in them.
enum MoreExamples {
  static let triggering: [LintExample] = [
    LintExample(
      "badge-contrast",
      """
      appearances:
        shop:
          statusBarStyle: darkContent
          navigationBar:
            backgroundColor: white
            titleColor: black
            tintColor: "#0A5FD9"
            badgeColor: "#FF9500"
                            ↓
            badgeTextColor: white
      """),
    LintExample(
      "dynamic-frozen",
      .init(
        """
        appearances:
          plain:
            navigationBar:
              backgroundColor: white
                          ↓
              titleColor: { light: black, dark: "#1C1C1E" }
        screens:
          ListViewController: { appearance: plain }
        """,
        configuration: "{ outputs: doubleNavigation, lint: { status-bar-automatic: off } }")),
    LintExample(
      "high-contrast-regression",
      .init(
        """
        appearances:
          light:
            toolbar:
              backgroundColor: white
                         ↓
              tintColor: "#0A5FD9"
        """,
        configuration: "lint: { high-contrast-regression: { highContrastLevel: AAA } }")),
    LintExample(
      "indistinguishable-tab-state",
      .init(
        """
        appearances:
          light:
            tabBar:
              backgroundColor: white
                         ↓
              tintColor: "#2E7D32"
              unselectedItemTintColor: "#B3261E"
        """, configuration: "lint: { indistinguishable-tab-state: warning }")),
    LintExample(
      "missing-counterpart",
      """
      appearances:
        light:
          interfaceStyle: light
          tabBar: { tintColor: black, shadowColor: gray }
                   ↓
          inverse: dark
        dark: { interfaceStyle: dark, tabBar: { tintColor: white } }
      """),
    LintExample(
      "proxy-scope",
      .init(
        """
        appearances:
          light:
            tabBar:
                             ↓
              isTranslucent: false
        """, configuration: "outputs: proxy")),
    LintExample(
      "scroll-edge-unset",
      .init(
        """
        appearances:
          red:
            statusBarStyle: lightContent
            navigationBar:
                               ↓
              backgroundColor: "#C8102E"
              tintColor: white
        """, configuration: "runtime: yalantis")),
    LintExample(
      "suspicious-notation",
      """
      palette:
                                 ↓
        veil: "rgba(10, 95, 217, 80)"
      """),
    LintExample(
      "suspicious-notation",
      """
      palette:
                ↓
        glass: "#CCFFFFFF"
      """),
  ]

  static let passing: [LintExample] = [
    LintExample(
      "dynamic-frozen",
      .init(
        """
        appearances:
          light: { toolbar: { backgroundColor: white, tintColor: black } }
          dark: { toolbar: { backgroundColor: black, tintColor: white } }
        """, configuration: "runtime: yalantis")),
    LintExample(
      "mixed-mechanisms",
      .init(
        """
        appearances:
          light: { tabBar: { backgroundColor: { light: white, dark: black } } }
        """, configuration: "outputs: [proxy, doubleNavigation]")),
    LintExample(
      "opaque-with-alpha",
      """
      appearances:
        light:
          toolbar: { backgroundEffect: systemMaterial, backgroundColor: "#FFFFFFE6", tintColor: black }
      """),
    LintExample(
      "scroll-edge-unset",
      """
      appearances:
        plain:
          interfaceStyle: light
          navigationBar: { backgroundColor: white, tintColor: black, scrollEdge: transparent }
      """),
    LintExample(
      "status-bar-automatic",
      """
      appearances:
        light:
          interfaceStyle: light
          navigationBar: { backgroundColor: white }
      """),
    LintExample(
      "status-bar-contrast",
      """
      appearances:
        hidden:
          statusBarStyle: lightContent
          navigationBar: { backgroundColor: white, isHidden: true }
      """),
    LintExample(
      "swapped-themes",
      """
      appearances:
        brand: { toolbar: { backgroundColor: { light: "#6750A4", dark: "#D0BCFF" } } }
      """),
    LintExample(
      "swapped-themes",
      """
      appearances:
        veil:
          toolbar: { backgroundColor: { light: "#0000000D", dark: "#FFFFFF0D" } }
      """),
    LintExample(
      "unused-palette-color",
      .init(
        """
        palette: { ink: black, paper: white }
        roles: { text: "{ink}" }
        """, configuration: "outputs: assetCatalog")),
  ]
}
