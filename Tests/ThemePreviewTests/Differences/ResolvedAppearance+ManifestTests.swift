import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemePreview
@testable import ThemeSyntax

@Suite("Appearances out of manifests")
struct ResolvedAppearanceManifestTests {
  private func appearance(_ bar: [BarProperty: ManifestColor]) -> Manifest.Appearance {
    let settings = bar.map {
      BarSetting<ManifestStage>(property: $0, value: .color($1), range: nowhere)
    }
    var appearance = Manifest.Appearance()
    (appearance.name, appearance.symbol, appearance.kind) = ("day", "dayAppearance", .dynamic)
    appearance.interfaceStyle = .light
    appearance.statusBarStyle = StatusBarStyles(light: .darkContent, dark: .lightContent)
    appearance.backdrop = .colors([.reference("paper")])
    appearance.bars.toolbar = ManifestBar(settings: settings)
    return appearance
  }

  private func manifest() throws -> Manifest {
    try #require(PreviewedThemes.analysis("palette: { ink: black, paper: white }").manifest)
  }

  @Test("names are colors of the manifest's palette, and other colors are added behind it")
  func colors() throws {
    var (colors, names) = try manifest().colorTable()
    #expect(names.keys.sorted() == ["ink", "paper"] && colors.count == 2)
    let adaptive = ColorVariants(
      light: .white, dark: .black, lightHighContrast: .white, darkHighContrast: .black)
    let read = ResolvedAppearance(
      appearance([.tintColor: .reference("ink"), .backgroundColor: .adaptive(adaptive)]), names,
      in: &colors)
    let bar = read.bars.toolbar
    #expect(bar.color(.tintColor)?.value == names["ink"])
    let background = try #require(bar.color(.backgroundColor)?.value)
    #expect(colors[background].variants == adaptive && colors.count == 3)
    #expect(read.backdrop == .colors([try #require(names["paper"])]))
  }

  @Test("what names no color of the palette is left out")
  func unknown() throws {
    var (colors, names) = try manifest().colorTable()
    let read = ResolvedAppearance(
      appearance([.tintColor: .reference("gone"), .barTintColor: .color(.white)]), names,
      in: &colors)
    #expect(read.bars.toolbar.settings.map(\.property) == [.barTintColor])
  }

  @Test("the rest is as the manifest has it")
  func rest() throws {
    var (colors, names) = try manifest().colorTable()
    let read = ResolvedAppearance(appearance([:]), names, in: &colors)
    #expect(read.name == "day" && read.symbol == "dayAppearance")
    #expect(read.interfaceStyle == .light && read.statusBarStyle.value == .darkContent)
    #expect(read.darkStatusBarStyle?.value == .lightContent)
  }
}
