import TestSupport
import AppearanceCompiler
import ColorScience
import Testing
import ThemeSyntax

@testable import ThemeCompiler

/// A theme over a design system: bars out of its tokens, by day and by night.
struct SystemTheme: Sendable, CustomTestStringConvertible {
  let system: String
  /// What is under `tokens`.
  let tokens: String
  /// The tokens of the background, titles, buttons and tabs that are not selected, each with its color in
  /// every mode of the system, in the order of `Variant`; a mode that it has not is left out at the end.
  let paper: (token: String, colors: [String])
  let ink: (token: String, colors: [String])
  let accent: (token: String, colors: [String])
  let faded: (token: String, colors: [String])
  /// What is found, by rule: the contrasts were computed apart from the compiler out of the colors above,
  /// and the departures counted in the files.
  let findings: [String: Int]

  var testDescription: String { system }

  /// The theme.
  var text: String {
    """
    tokens: \(tokens)
    palette:
      paper: "{\(paper.token)}"
      ink: "{\(ink.token)}"
      accent: "{\(accent.token)}"
      faded: "{\(faded.token)}"
    appearances:
      day: &bars
        interfaceStyle: light
        statusBarStyle: auto
        navigationBar: { backgroundColor: "{paper}", titleColor: "{ink}", tintColor: "{accent}" }
        tabBar: { backgroundColor: "{paper}", tintColor: "{accent}", unselectedItemTintColor: "{faded}" }
      night: { <<: *bars, interfaceStyle: dark }

    """
  }
}

@Suite(
  "Themes over real design systems", .enabled(if: SharedTokens.isThere, SharedTokens.reason))
struct RealSystemTests {
  static let themes = [
    SystemTheme(
      system: "adobe-spectrum",
      tokens: "[color-palette.json, semantic-color-palette.json, color-aliases.json]",
      paper: ("background-layer-1-color", ["#F8F8F8", "#1B1B1B"]),
      ink: ("neutral-content-color-default", ["#292929", "#DBDBDB"]),
      accent: ("accent-content-color-default", ["#3B63FB", "#5681FF"]),
      faded: ("neutral-subdued-content-color-default", ["#505050", "#AFAFAF"]),
      findings: ["token-dialect": 8]),
    SystemTheme(
      system: "digdir-designsystemet",
      tokens:
        "{ themes: $themes.json, light: [Light, designsystemet, Semantic, accent], "
        + "dark: [Dark, designsystemet, Semantic, accent] }",
      paper: ("color.accent.background-default", ["#FFFFFF", "#0C1927"]),
      ink: ("color.accent.text-default", ["#002C54", "#E7EDF4"]),
      accent: ("color.accent.text-subtle", ["#005DB1", "#8EAACB"]),
      faded: ("color.accent.base-default", ["#0062BA", "#4C91CF"]),
      // The sets of sizes and fonts are not among the files.
      findings: ["indistinguishable-tab-state": 1, "token-dialect": 4, "unreadable-file": 4]),
    SystemTheme(
      system: "figma-sds",
      tokens:
        "{ resolver: sds.resolver.json, light: { theme: light }, dark: { theme: dark } }",
      paper: ("color.background.default.default", ["#FFFFFF", "#1E1E1E"]),
      ink: ("color.text.default.default", ["#1E1E1E", "#FFFFFF"]),
      accent: ("color.text.brand.default", ["#2C2C2C", "#F5F5F5"]),
      faded: ("color.text.default.secondary", ["#757575", "#FFFFFFB2"]), findings: [:]),
    SystemTheme(
      system: "github-primer",
      tokens:
        "{ resolver: primer.resolver.json, light: { theme: light, size: default }, "
        + "dark: { theme: dark, size: default }, "
        + "lightHighContrast: { theme: light-hc, size: default }, "
        + "darkHighContrast: { theme: dark-hc, size: default } }",
      paper: ("bgColor.default", ["#FFFFFF", "#010409", "#FFFFFF", "#FFFFFF"]),
      ink: ("fgColor.default", ["#1F2328", "#F0F6FC", "#010409", "#010409"]),
      accent: ("fgColor.accent", ["#0969DA", "#1F6FEB", "#0349B4", "#409EFF"]),
      faded: ("fgColor.muted", ["#59636E", "#9198A1", "#454C54", "#454C54"]),
      // Dark with high contrast lies on the neutral colors of light: its paper is white, on which the
      // accent has 2.78:1, and no status bar is readable on white and on #010409.
      findings: [
        "token-dialect": 19, "undefined-token": 1, "status-bar-contrast": 1, "tint-contrast": 1,
        "tab-label-contrast": 1, "high-contrast-regression": 1,
      ]),
    SystemTheme(
      system: "google-material", tokens: "dsp-tokens.json",
      paper: ("md.sys.color.surface", ["#FFFBFE"]),
      ink: ("md.sys.color.on-surface", ["#1C1B1F"]),
      accent: ("md.sys.color.primary", ["#6750A4"]),
      faded: ("md.sys.color.outline", ["#79747E"]),
      // An outline has 4.44:1, and is no text.
      findings: ["token-dialect": 3, "tab-label-contrast": 2]),
    SystemTheme(
      system: "metamask",
      tokens: "[brandColors.json, { light: lightTheme.json, dark: darkTheme.json }]",
      paper: ("background.default", ["#FFFFFF", "#24272A"]),
      ink: ("text.default", ["#141618", "#FFFFFF"]),
      accent: ("primary.default", ["#0376C9", "#43AEFC"]),
      faded: ("text.alternative", ["#6A737D", "#BBC0C5"]),
      findings: ["token-dialect": 6]),
    SystemTheme(
      system: "microsoft-fluent",
      tokens: "[global.tokens.json, { light: light.tokens.json, dark: dark.tokens.json }]",
      paper: ("NeutralBackground1.Fill.Color.Rest", ["#FFFFFF", "#292929"]),
      ink: ("NeutralForeground1.Fill.Color.Rest", ["#242424", "#FFFFFF"]),
      accent: ("BrandForegroundLink.Fill.Color.Rest", ["#106EBE", "#2899F5"]),
      faded: ("NeutralForeground3.Fill.Color.Rest", ["#616161", "#ADADAD"]),
      findings: ["token-dialect": 3]),
    SystemTheme(
      system: "redhat-patternfly",
      tokens:
        "{ light: [light/palette.color.json, light/base.json, light/semantic.json], "
        + "dark: [dark/palette.color.json, dark/base.dark.json, dark/semantic.dark.json], "
        + "lightHighContrast: [light/palette.color.json, light/base.json, "
        + "highcontrast/semantic.highcontrast.json] }",
      paper: ("global.background.color.primary.default", ["#FFFFFF", "#292929"]),
      ink: ("global.text.color.regular", ["#151515", "#FFFFFF"]),
      accent: ("global.text.color.link.default", ["#0066CC", "#B9DAFC", "#004D99"]),
      faded: ("global.text.color.subtle", ["#4D4D4D", "#C7C7C7", "#383838"]),
      findings: ["token-dialect": 14]),
    SystemTheme(
      system: "terrazzo-yaml",
      tokens:
        "{ resolver: terrazzo.resolver.yml, light: { theme: light }, dark: { theme: dark } }",
      paper: ("color.bg.1", ["#FFFFFF", "#010000"]),
      ink: ("color.text.1", ["#010000", "#D2CDC9"]),
      accent: ("color.text.selected", ["#00AAC3", "#00899E"]),
      faded: ("color.text.3", ["#77706B", "#948E89"]),
      // The accent has 2.78:1 on white.
      findings: ["token-dialect": 1, "tint-contrast": 1, "tab-label-contrast": 1]),
    SystemTheme(
      system: "tokens-studio", tokens: "color-modifier-references.tokens.json",
      paper: ("baseColor", ["#202D3B"]), ink: ("color9", ["#C5C8CC"]),
      accent: ("color4", ["#759AE6"]), faded: ("mixColor", ["#4477DD"]),
      // 3.28:1.
      findings: ["token-dialect": 4, "tab-label-contrast": 2]),
    SystemTheme(
      system: "twilio-paste",
      tokens:
        "{ light: [global/text-color.yml, global/background-color.yml], "
        + "dark: [themes/dark/global/text-color.yml, themes/dark/global/background-color.yml] }",
      paper: ("color-background-body", ["#FFFFFF", "#0D131C"]),
      ink: ("color-text", ["#121C2D", "#F4F4F6"]),
      accent: ("color-text-link", ["#0263E0", "#008CFF"]),
      faded: ("color-text-weak", ["#606B85", "#8891AA"]), findings: ["token-dialect": 14]),
  ]

  @Test("bars have the tokens' colors in every mode, and what is found is true", arguments: themes)
  func bars(theme: SystemTheme) throws {
    let source = SourceFile(path: "System.theme.yaml", text: theme.text)
    let analysis = Analysis(ThemeInput(source), load: SharedTokens.loader(theme.system))
    let resolved = try #require(analysis.theme)
    for (name, part) in [
      ("paper", theme.paper), ("ink", theme.ink), ("accent", theme.accent), ("faded", theme.faded),
    ] {
      let color = try #require(resolved.palette.first { $0.name == name }).color
      let variants = resolved.colors[color].variants
      #expect(
        Variant.allCases.map { variants[$0].hex } == Self.filled(part.colors), "\(part.token)")
    }
    let counts = Dictionary(grouping: analysis.diagnostics, by: \.id).mapValues(\.count)
    #expect(counts == theme.findings)
  }

  /// A color for each variant: that of the one that it falls back to where there is none.
  private static func filled(_ colors: [String]) -> [String] {
    let light = colors[0]
    let dark = colors.count > 1 ? colors[1] : light
    return [
      light, dark, colors.count > 2 ? colors[2] : light, colors.count > 3 ? colors[3] : dark,
    ]
  }

  @Test("what passes compiles to Swift in which every color has a name of the system's tokens")
  func compiles() throws {
    let passing = Self.themes.filter { !$0.findings.keys.contains { $0.hasSuffix("-contrast") } }
    #expect(passing.count == 7)
    for theme in passing {
      let source = SourceFile(path: "System.theme.yaml", text: theme.text)
      let compilation = AppearanceCompiler.compile(
        [ThemeInput(source)], load: SharedTokens.loader(theme.system))
      #expect(compilation.files.count == 2, "\(theme.system)")
      let manifest = try #require(compilation.files.last)
      let text = String(decoding: manifest.bytes, as: UTF8.self)
      #expect(text.contains("\"\(theme.paper.token)\""), "\(theme.system)")
    }
  }
}
