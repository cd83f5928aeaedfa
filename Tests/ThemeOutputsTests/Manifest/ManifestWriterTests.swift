import OutputText
import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeModel
@testable import ThemeOutputs
@testable import ThemeSyntax

@Suite("Manifests as text")
struct ManifestWriterTests {
  private func manifest(_ appearances: [Manifest.Appearance] = []) -> Manifest {
    Manifest(
      appearances: PartList(appearances),
      diagnostics: Manifest.Diagnostics(errors: 0, warnings: 2, waived: []),
      generator: "appearance 1.0", name: "Brand", outputs: ["A.swift"],
      palette: [Manifest.PaletteColor(name: "ink", color: ColorVariants(all: .black))],
      roles: [],
      screens: [
        Manifest.Screen(
          name: "Cart", appearance: "a", navigationBarHidden: false, toolbarHidden: true,
          whenEditing: "b")
      ],
      source: "Brand.theme.yaml",
      sources: Manifest.Sources(
        inputs: [Manifest.Input(path: "Brand.theme.yaml", sha256: "00")],
        locations: [
          Manifest.NamedLocation(
            name: "a", location: Manifest.Location(line: 2, column: 3, path: nil))
        ], waived: []))
  }

  private func text(_ manifest: Manifest) -> String {
    String(decoding: FileContent { manifest.write(to: $0) }.bytes, as: UTF8.self)
  }

  @Test("keys are in order, and what changes one by one stands on a line of its own")
  func layout() {
    #expect(
      text(manifest()) == """
        {
          "appearances": [],
          "diagnostics": {
            "errors": 0,
            "waived": [],
            "warnings": 2
          },
          "generator": "appearance 1.0",
          "manifestVersion": 2,
          "name": "Brand",
          "outputs": [
            "A.swift"
          ],
          "palette": {
            "ink": { "alpha": 1, "colorSpace": "srgb", "components": [ 0, 0, 0 ], "hex": "#000000" }
          },
          "roles": {},
          "screens": {
            "Cart": { "appearance": "a", "navigationBarHidden": false, "toolbarHidden": true, "whenEditing": "b" }
          },
          "source": "Brand.theme.yaml",
          "sources": {
            "inputs": [
              {
                "path": "Brand.theme.yaml",
                "sha256": "00"
              }
            ],
            "locations": {
              "a": { "column": 3, "line": 2 }
            },
            "waived": []
          }
        }

        """)
  }

  private func setting(
    _ property: BarProperty, _ value: ManifestBar.Value
  ) -> ManifestBar.Setting {
    ManifestBar.Setting(property: property, value: value, range: nowhere)
  }

  @Test("an appearance has its bars as trees of properties, and its pairs in lines")
  func appearance() {
    let settings = [
      setting(.doneButton, .color(.reference("ink"))),
      setting(.doneButtonFont, .font(.system(size: 17, weight: "bold", design: nil))),
      setting(.backgroundColor, .color(.color(Color(.displayP3, red: 1, green: 1, blue: 1)))),
      setting(.tintColor, .color(.color(Color(red: 0.5, green: 0.2, blue: 0)))),
      setting(.scrollEdge, .word(StateWord.transparent)),
    ]
    let pair = Manifest.Pair(
      rule: "title-contrast", foreground: "titleColor", background: "backgroundColor",
      places: ["toolbar"], outputs: ["swiftUI"])
    let appearance = Manifest.Appearance(
      name: "a", symbol: "aAppearance", kind: .inverse(of: "b", rule: .swap), description: nil,
      deprecated: .plain, interfaceStyle: .dark, statusBarStyle: .darkContent,
      darkStatusBarStyle: .lightContent, inverse: "b", backdrop: nil,
      bars: Bars(
        navigationBar: ManifestBar(),
        toolbar: ManifestBar(settings: settings, backdrop: .content(.light)),
        tabBar: ManifestBar()),
      measured: Manifest.Measured(
        contrast: [
          Manifest.Contrast(
            pair: pair, variants: [VariantSet(.light), VariantSet(.darkHighContrast)], ratio: 1.002,
            best: 21,
            required: 4.5, verdict: .waived)
        ], notMeasured: []))
    let lines = text(manifest([appearance])).split(separator: "\n").map { $0.drop { $0 == " " } }
    let expected = """
      {
      "contrast": [
      { "at": [ "toolbar" ], "background": "backgroundColor", "best": 21, "foreground": "titleColor", \
      "outputs": [ "swiftUI" ], "ratio": 1.002, "required": 4.5, "rule": "title-contrast", \
      "variants": [ "light", "darkHighContrast" ], "verdict": "waived", "worst": 1.002 }
      ],
      "deprecated": true,
      "interfaceStyle": "dark",
      "inverse": "b",
      "kind": "inverse",
      "name": "a",
      "navigationBar": {},
      "of": "b",
      "rule": "swap",
      "statusBarStyle": {
      "dark": "lightContent",
      "light": "darkContent"
      },
      "symbol": "aAppearance",
      "tabBar": {},
      "toolbar": {
      "backdrop": "light",
      "backgroundColor": { "alpha": 1, "colorSpace": "display-p3", "components": [ 1, 1, 1 ], "hex": "#FFFFFF" },
      "buttons": {
      "done": {
      "color": "ink",
      "font": { "size": 17, "weight": "bold" }
      }
      },
      "scrollEdge": "transparent",
      "tintColor": { "alpha": 1, "colorSpace": "srgb", "components": [ 0.5, 0.2, 0 ], "hex": "#803300" }
      }
      }
      """.split(separator: "\n")
    #expect(lines.dropFirst(2).prefix(expected.count).map { $0 } == expected.map { $0 })
  }

  @Test("a high-contrast color stands there where it differs from the normal one")
  func variants() throws {
    let text = try generated(
      """
      roles:
        a: { light: white, dark: black, lightHighContrast: white, darkHighContrast: "#010101" }
      """, "manifest")
    let role = try JSONValue(json: Array(text.utf8))["roles"]?["a"]
    #expect(role?["color"]?.keys == ["dark", "darkHighContrast", "light"])
    #expect(role?["inverse"]?.keys == ["dark", "light", "lightHighContrast"])
  }

  @Test("a digest stands alone on its line")
  func digest() throws {
    let lines = try generated("appearances: {}", "manifest").split(separator: "\n")
      .filter { $0.contains("sha256") }
    #expect(lines.count == 1)
    #expect(lines.allSatisfy { $0.wholeMatch(of: /[ ]{8}"sha256": "[0-9a-f]{64}"/) != nil })
  }
}
