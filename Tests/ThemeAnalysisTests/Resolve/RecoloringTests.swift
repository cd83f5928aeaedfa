import ColorScience
import Testing
import ThemeAnalysis
import ThemeSyntax

@testable import ThemeModel
@testable import ThemeRepair

@Suite("Where one scalar says another color")
struct RecoloringTests {
  /// Colors that come from one another in every way there is.
  private static let theme = """
    palette:
      brand: "#A1B2C3"
      deep: "color-mix(in oklch, {brand} 30%, black)"
      veil: "{brand} / 40%"
      both: { light: "#D4E5F6", dark: "{deep}" }
      night: "{both.dark}"
      ink: "contrast-color({both})"
    dynamic:
      auto: { light: day, dark: dusk }
    appearances:
      day:
        statusBarStyle: darkContent
        navigationBar: { backgroundColor: "{both}", tintColor: "#123456", titleColor: "{ink}" }
        toolbar: { backgroundColor: "#123456", tintColor: "{veil}" }
        inverse: rgb
      dusk:
        extends: day
        statusBarStyle: lightContent
        navigationBar: { backgroundColor: "light-dark({night}, #0F1E2D)" }
        inverse: lightness
      swapped:
        statusBarStyle: darkContent
        tabBar: { backgroundColor: "{brand}", tintColor: "{deep}" }
        inverse: swap
      mirrored:
        statusBarStyle: darkContent
        tabBar: { backgroundColor: "#FAFBFC", tintColor: "{deep}", unselectedItemTintColor: "#1B2C3D" }
        inverse: mirror
    """

  @Test(
    "all colors become what reading the changed theme gives",
    arguments: ["#A1B2C3", "#D4E5F6", "#FAFBFC", "#1B2C3D"], ["#224466", "#EFC8B1"])
  func everyColor(written: String, text: String) throws {
    let before = analysis(Self.theme)
    let after = try #require(analysis(Self.theme.replacing(written, with: text)).theme)
    let theme = try #require(before.theme)
    let start = try #require(Self.theme.firstRange(of: written)).lowerBound
    let offset = Int32(Self.theme.utf8.distance(from: Self.theme.startIndex, to: start))
    let recoloring = Recoloring(theme.colors, generation: .ios26)
    let color = try #require(recoloring.value(of: text, in: theme))
    var changed = 0
    recoloring.write(color, at: SourceRange(file: 0, lower: offset - 1, upper: offset + 8))
    for (path, appearance, variant, place) in places(theme) {
      let id = recoloring.color(place.value, at: place.range)
      let found = recoloring.colors[id, variant]
      let bar = try #require(after.appearances[appearance].bars[path.bar].color(path.property))
      let expected = after.colors[bar.value, variant]
      // A mirrored color is rounded or not as a verdict depends on it.
      let (left, right) = (found.roundedTo8Bits.hex, expected.roundedTo8Bits.hex)
      #expect(left == right, "\(theme.appearances[appearance].name) \(path.name) \(variant)")
      if found != theme.colors[place.value, variant] { changed += 1 }
    }
    #expect(changed > 0)
  }

  @Test("the color that is there already changes nothing")
  func sameColor() throws {
    let theme = try #require(analysis(Self.theme).theme)
    let recoloring = Recoloring(theme.colors, generation: .ios26)
    for (_, appearance, _, place) in places(theme)
    where theme.appearances[appearance].kind == .declared {
      recoloring.write(theme.colors[place.value], at: place.range)
      let id = recoloring.color(place.value, at: place.range)
      let isSame = recoloring.colors[id].variants == theme.colors[place.value].variants
      #expect(isSame)
    }
  }

  /// Every color of every bar in every variant, with the scalar that uses it.
  private func places(
    _ theme: ResolvedTheme
  ) -> [(path: PropertyPath, appearance: Int, variant: Variant, place: Located<ColorID>)] {
    theme.appearances.enumerated().flatMap { index, appearance in
      BarKind.allCases.flatMap { kind in
        appearance.bars[kind].settings.flatMap { setting in
          Variant.allCases.compactMap { variant in
            let path = PropertyPath(bar: kind, state: .base, property: setting.property)
            return theme.place(of: path, in: appearance, variant).map {
              (path, index, variant, $0)
            }
          }
        }
      }
    }
  }

  private func analysis(_ text: String) -> Analysis {
    Analysis(ThemeInput(SourceFile(path: "a.theme.yaml", text: text))) { _ in
      .failure(LoadFailure("no such file"))
    }
  }
}
