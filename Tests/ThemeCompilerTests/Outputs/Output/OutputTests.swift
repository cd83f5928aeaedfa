import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Outputs")
struct OutputTests {
  @Test("have the theme's name in their path, and a catalog is a folder")
  func paths() throws {
    let theme = try resolvedTheme("name: Brand")
    #expect(Output.presets.path(of: theme) == "Appearance+Brand.swift")
    #expect(Output.assetCatalog.path(of: theme) == "Brand.xcassets")
    #expect(Output.assetCatalog.pattern == "<Name>.xcassets/…")
    #expect(
      Output.all.filter { !$0.file.isSwift }.map(\.id) == ["assetCatalog", "tokens", "manifest"])
  }

  @Test("dress the bars that they have, in the appearances that they show")
  func dresses() throws {
    let theme = try resolvedTheme(
      """
      appearances:
        light: { toolbar: { tintColor: black } }
        old: { deprecated: true }
      screens: { ListController: { appearance: light } }
      """)
    func names(_ output: Output, _ kind: BarKind) -> [String] {
      output.dresses(theme, kind).map(\.name)
    }
    #expect(names(.presets, .tabBar) == ["light", "old"])
    #expect(names(.swiftUI, .toolbar) == ["light"])
    #expect(
      names(.doubleNavigation, .navigationBar) == ["light"]
        && names(.doubleNavigation, .tabBar) == [])
  }

  @Test("say what a theme lacks for them")
  func missing() throws {
    let empty = try resolvedTheme("name: Brand")
    #expect(
      Output.screens.missing(empty) == "screens" && Output.palette.missing(empty) == "palette")
    #expect(Output.assetCatalog.missing(empty) == "palette and no roles")
    #expect(Output.presets.missing(empty) == nil)
    let plain = try resolvedTheme("palette: { a: red }\nroles: { b: \"{a}\" }")
    #expect(Output.dynamicColors.missing(plain) != nil && Output.assetCatalog.missing(plain) == nil)
    let adaptive = try resolvedTheme(
      "palette: { a: { light: red, dark: blue } }\nroles: { b: \"{a}\" }")
    #expect(Output.dynamicColors.missing(adaptive) == nil)
  }
}
