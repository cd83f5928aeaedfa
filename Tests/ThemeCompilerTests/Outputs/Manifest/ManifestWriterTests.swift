import OutputText
import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Manifests as text")
struct ManifestWriterTests {
  private func manifest(_ appearances: [Manifest.Appearance] = []) -> Manifest {
    var manifest = Manifest()
    manifest.appearances = PartList(appearances)
    manifest.diagnostics.warnings = 2
    manifest.generator = "appearance 1.0"
    manifest.name = "Brand"
    manifest.outputs = ["A.swift"]
    manifest.palette = [Manifest.Named(name: "ink", content: ColorVariants(all: .black))]
    let screen = Manifest.Screen(appearance: "a", toolbarHidden: true, whenEditing: "b")
    manifest.screens = [Manifest.Named(name: "Cart", content: screen)]
    manifest.source = "Brand.theme.yaml"
    manifest.sources.inputs = [Manifest.Input(path: "Brand.theme.yaml", sha256: "00")]
    let place = Manifest.Location(column: 3, line: 2)
    manifest.sources.locations = [Manifest.Named(name: "a", content: place)]
    return manifest
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
          "manifestVersion": 3,
          "name": "Brand",
          "outputs": [
            "A.swift"
          ],
          "palette": {
            "ink": "#000000"
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

  @Test("an appearance has its bars with the names of properties, and its pairs in lines")
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
    var appearance = Manifest.Appearance()
    appearance.name = "a"
    appearance.symbol = "aAppearance"
    (appearance.kind, appearance.base, appearance.rule) = (.inverse, "b", .swap)
    appearance.deprecated = .plain
    appearance.interfaceStyle = .dark
    appearance.statusBarStyle = StatusBarStyles(light: .darkContent, dark: .lightContent)
    appearance.inverse = "b"
    appearance.bars.toolbar = ManifestBar(settings: settings, backdrop: .content(.light))
    appearance.measured.contrast = [
      Manifest.Contrast(
        ratio: 1.002, pair: pair, variants: [VariantSet(.light), VariantSet(.darkHighContrast)],
        best: 21, required: 4.5, verdict: .waived),
      Manifest.Contrast(ratio: 4.5, pair: pair, required: 4.5),
    ]
    let lines = text(manifest([appearance])).split(separator: "\n").map { $0.drop { $0 == " " } }
    let expected = """
      {
      "contrast": [
      { "at": [ "toolbar" ], "background": "backgroundColor", "best": 21, "foreground": "titleColor", \
      "outputs": [ "swiftUI" ], "ratio": 1.002, "required": 4.5, "rule": "title-contrast", \
      "variants": [ "light", "darkHighContrast" ], "verdict": "waived" },
      { "at": [ "toolbar" ], "background": "backgroundColor", "foreground": "titleColor", \
      "outputs": [ "swiftUI" ], "ratio": 4.5, "required": 4.5, "rule": "title-contrast" }
      ],
      "deprecated": true,
      "interfaceStyle": "dark",
      "inverse": "b",
      "kind": "inverse",
      "name": "a",
      "of": "b",
      "rule": "swap",
      "statusBarStyle": { "dark": "lightContent", "light": "darkContent" },
      "symbol": "aAppearance",
      "toolbar": {
      "backdrop": "light",
      "backgroundColor": { "alpha": 1, "colorSpace": "display-p3", "components": [ 1, 1, 1 ], "hex": "#FFFFFF" },
      "buttons.done": "ink",
      "buttons.done.font": { "size": 17, "weight": "bold" },
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
