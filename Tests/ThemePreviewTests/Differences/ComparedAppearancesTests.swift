import TestSupport
import Foundation
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeDiff
@testable import ThemePreview
@testable import ThemeSyntax

@Suite("Pictures of what a new version changes")
struct ComparedAppearancesTests {
  private static let theme = """
    appearances:
      shop:
        navigationBar:
          backgroundColor: "#F7F7F9"
          tintColor: "#0A5FD9"
          subtitleColor: "#5A5A60"
          buttons: { prominent: white }
          compact: { backgroundColor: "#EEEEF0" }
        tabBar: { backgroundColor: white, tintColor: "#0A5FD9", liquidGlass: system }

    """

  private static func compared(_ old: String, _ new: String) throws -> [ComparedAppearance] {
    let sides = try [old, new].map {
      DiffSide(try #require(PreviewedThemes.analysis($0).manifest))
    }
    return comparedAppearances([sides[0]], [sides[1]])
  }

  @Test(
    "show the state and the look in which a property is seen",
    arguments: [
      ("compact: { backgroundColor: \"#EEEEF0\"", "compact: { backgroundColor: \"#DDDDE0\""),
      ("subtitleColor: \"#5A5A60\"", "subtitleColor: \"#4A4A50\""),
      ("prominent: white", "prominent: \"#FFFFF0\""),
    ])
  func seen(old: String, new: String) throws {
    #expect(Self.theme.contains(old))
    let compared = try Self.compared(Self.theme, Self.theme.replacing(old, with: new))
    let drawings = try #require(compared.first).drawings
    #expect(drawings.contains { !$0.before.scene.state.isCompact } != old.hasPrefix("compact"))
    #expect(drawings.allSatisfy { $0.before.scene != $0.after.scene })
    let isGlass = drawings.allSatisfy { $0.before.scene.look == .glass }
    #expect(isGlass == old.hasPrefix("prominent"))
  }

  @Test("show an iPad where it alone has another color")
  func pad() throws {
    let own = Self.theme.replacing(
      "liquidGlass: system", with: "liquidGlass: system, inline: { titleColor: \"#5A5A60\" }")
    for (old, new) in [(Self.theme, own), (own, Self.theme)] {
      let drawings = try Self.compared(old, new).flatMap(\.drawings)
      #expect(!drawings.isEmpty)
      #expect(drawings.allSatisfy { $0.before.scene.device == .pad })
      #expect(drawings.allSatisfy { $0.after.scene.bars.count == 1 })
    }
  }

  @Test("show no interface in which an appearance is not seen")
  func interfaces() throws {
    let dark = Self.theme.replacing("    shop:", with: "    shop:\n      interfaceStyle: dark")
      .replacing("  shop:\n", with: "  shop:\n    interfaceStyle: dark\n")
    let changed = dark.replacing("tintColor: \"#0A5FD9\"", with: "tintColor: \"#0A5FDA\"")
    let drawings = try Self.compared(dark, changed).flatMap(\.drawings)
    #expect(!drawings.isEmpty)
    #expect(drawings.allSatisfy { $0.before.variants.allSatisfy(\.isDark) })
    #expect(drawings.allSatisfy { $0.before.scene.content == .black })
    let pinned = try Self.compared(Self.theme, dark).flatMap(\.drawings)
    #expect(Set(pinned.flatMap(\.before.variants)) == [.light, .lightHighContrast])
  }

  @Test(
    "are drawn as the theme is",
    arguments: ["DrawnBars", "LiquidGlass", "Backdrops", "EveryProperty"])
  func same(fixture: String) throws {
    let folder = Fixtures.root.appending(path: "Themes/\(fixture)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let name = try #require(names.first { $0.hasSuffix(".theme.yaml") })
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    let analysis = PreviewedThemes.analysis(text, named: name)
    let theme = try #require(analysis.theme)
    let manifest = try #require(analysis.manifest)
    var (colors, palette) = manifest.colorTable()
    #expect(!theme.appearances.isEmpty)
    for appearance in manifest.appearances {
      let original = try #require(theme.appearances.first { $0.name == appearance.name })
      let read = ResolvedAppearance(appearance, palette, in: &colors)
      let (one, other) = (
        SceneMaker(original, [], theme.colors, Configuration(), Configuration().meter),
        SceneMaker(read, [], colors, Configuration(), Configuration().meter)
      )
      #expect(one.states == other.states)
      for look in [PhoneScene.Look.flat, .glass] {
        for variant in original.variants.members {
          for state in DrawnBar.State.allCases {
            #expect(
              one.scene(state, look, variant) == other.scene(state, look, variant),
              "\(appearance.name) \(state) \(look) \(variant)")
          }
        }
      }
    }
  }
}
