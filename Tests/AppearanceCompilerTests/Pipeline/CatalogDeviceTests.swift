import ColorScience
import Testing
import ThemeCompiler
import ThemeSyntax

@testable import AppearanceCompiler

@Suite("Every device that an app runs on draws what is measured")
struct CatalogDeviceTests {
  private static let white = color("255")
  private static let black = color("0")

  private static func color(_ component: String) -> String {
    "\"color\": { \"color-space\": \"srgb\", \"components\": { \"red\": \"\(component)\", "
      + "\"green\": \"\(component)\", \"blue\": \"\(component)\", \"alpha\": \"1.000\" } }"
  }

  private static let dark =
    "\"appearances\": [{ \"appearance\": \"luminosity\", \"value\": \"dark\" }]"
  private static let light =
    "\"appearances\": [{ \"appearance\": \"luminosity\", \"value\": \"light\" }]"

  /// Compiles a theme with color sets, given as entries by path, and with other files and themes.
  private func compiled(
    _ theme: String, over sets: KeyValuePairs<String, [String]>, and others: [String: String] = [:],
    outputs: [String] = ["presets", "manifest"]
  ) -> Compilation {
    var files = others
    for (path, entries) in sets {
      let folder = path.split(separator: "/")
      files["\(folder[0])/", default: ""] += "\(folder[1])/\n"
      files["\(path)/Contents.json"] =
        "{ \"colors\": [\(entries.map { "{ \($0) }" }.joined(separator: ", "))] }"
    }
    var configuration = Configuration()
    configuration.outputs = outputs
    configuration.severities["indistinguishable-tab-state"] = .warning
    var inputs = [
      ThemeInput(SourceFile(path: "T.theme.yaml", text: theme), configuration: configuration)
    ]
    for (path, text) in others.sorted(by: { $0.key < $1.key }) where path.hasSuffix("theme.yaml") {
      inputs.append(
        ThemeInput(SourceFile(path: path, text: text), configuration: configuration))
    }
    return compile(inputs) { [files] path in
      files[path].map { .success(SourceFile(path: path, text: $0)) }
        ?? .failure(LoadFailure("no such file"))
    }
  }

  private func findings(
    _ theme: String, over sets: KeyValuePairs<String, [String]>,
    outputs: [String] = ["presets", "manifest"]
  ) -> [Diagnostic] {
    compiled(theme, over: sets, outputs: outputs).diagnostics
  }

  /// The findings of a white bar whose title has a color of a catalog's set.
  private func findings(
    _ entries: [String], _ tokens: String = "{ catalog: A.xcassets, as: names }",
    title: String = "\"{Ink}\""
  ) -> [Diagnostic] {
    let theme = """
      tokens: \(tokens)
      appearances:
        day: { interfaceStyle: light, navigationBar: { backgroundColor: white, titleColor: \(title) } }
      """
    return findings(theme, over: ["A.xcassets/Ink.colorset": entries])
  }

  private func errors(_ entries: [String]) -> [String] {
    findings(entries).filter { $0.severity == .error }.map(\.message)
  }

  @Test("light is drawn where it has an entry of its own beside any")
  func lightBeatsAny() {
    let found = errors([
      "\"idiom\": \"universal\", \(Self.black)",
      "\"idiom\": \"universal\", \(Self.white), \(Self.light)",
    ])
    #expect(found.count == 1)
    #expect(found.first?.contains("title #FFFFFF on #FFFFFF has contrast 1:1") == true)
  }

  @Test(
    "an idiom that an app can run on is measured, and the finding names it",
    arguments: [("iphone", "iPhone"), ("ipad", "iPad")])
  func idioms(idiom: String, name: String) {
    for entries in [
      ["\"idiom\": \"universal\", \(Self.black)", "\"idiom\": \"\(idiom)\", \(Self.white)"],
      ["\"idiom\": \"\(idiom)\", \(Self.white)", "\"idiom\": \"universal\", \(Self.black)"],
    ] {
      let found = findings(entries).filter { $0.severity == .error }
      #expect(found.count == 1, "\(idiom)")
      #expect(found.first?.message.contains("1:1") == true)
      let names = idiom == "iphone" ? "" : name
      #expect(found.first?.message.contains(names) == true, "\(found.map(\.message))")
      #expect(found.first?.notes.contains { $0.message.contains(name) } == true)
    }
  }

  @Test(
    "an idiom of neither iPhone nor iPad is not measured",
    arguments: ["tv", "watch", "car", "vision", "mac"])
  func otherIdioms(idiom: String) {
    let found = findings([
      "\"idiom\": \"universal\", \(Self.black)", "\"idiom\": \"\(idiom)\", \(Self.white)",
    ])
    #expect(found.allSatisfy { $0.severity < .warning })
  }

  @Test("screens of each gamut are measured")
  func gamuts() {
    for (gamut, name) in [("sRGB", "sRGB"), ("display-P3", "")] {
      let other = gamut == "sRGB" ? "display-P3" : "sRGB"
      let found = errors([
        "\"idiom\": \"universal\", \"display-gamut\": \"\(other)\", \(Self.black)",
        "\"idiom\": \"universal\", \"display-gamut\": \"\(gamut)\", \(Self.white)",
      ])
      #expect(found.count == 1)
      #expect(found.first?.contains(name) == true, "\(found)")
    }
  }

  @Test("a locale and a subtype of a device are measured")
  func localesAndSubtypes() {
    for (key, value) in [("locale", "ar"), ("subtype", "retina4")] {
      let found = findings([
        "\"idiom\": \"universal\", \(Self.black)",
        "\"idiom\": \"universal\", \"\(key)\": \"\(value)\", \(Self.white)",
      ]).filter { $0.severity == .error }
      #expect(found.count == 1)
      #expect(found.first?.notes.contains { $0.message.contains(value) } == true)
    }
  }

  @Test("what Mac Catalyst shows is not measured")
  func macCatalyst() {
    let found = errors([
      "\"idiom\": \"universal\", \(Self.black)",
      "\"idiom\": \"ipad\", \"subtype\": \"mac-catalyst\", \(Self.white)",
    ])
    #expect(found.isEmpty)
  }

  @Test("the worst device counts")
  func worst() {
    let found = errors([
      "\"idiom\": \"iphone\", \(Self.color("160"))", "\"idiom\": \"ipad\", \(Self.color("240"))",
      "\"idiom\": \"universal\", \(Self.black)",
    ])
    #expect(found.count == 1)
    #expect(
      found.first?.contains("#F0F0F0 on #FFFFFF") == true && found.first?.contains("iPad") == true)
  }

  @Test("two colors on one device at a time are measured together")
  func together() {
    let entries = ["\"idiom\": \"universal\", \(Self.black)", "\"idiom\": \"ipad\", \(Self.white)"]
    // The bar is the same color as its title on each device, and white on white nowhere else.
    let found = findings(entries, title: "\"{Ink}\", tintColor: \"{Ink.light}\"")
    #expect(found.filter { $0.severity == .error }.count == 1)
  }

  @Test("tabs are told apart on every device")
  func tabs() {
    let entries = [
      "\"idiom\": \"universal\", \(Self.black)", "\"idiom\": \"ipad\", \(Self.color("110"))",
    ]
    let bar =
      "black }, tabBar: { backgroundColor: white, tintColor: \"{Ink}\", unselectedItemTintColor: \"#6E6E6E\""
    let found = findings(entries, title: bar).filter { $0.id == "indistinguishable-tab-state" }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("on iPad") == true)
  }

  @Test("values that the Swift has for all devices are told where the catalog tells these apart")
  func values() {
    let entries = [
      "\"idiom\": \"universal\", \(Self.black)", "\"idiom\": \"ipad\", \(Self.color("40"))",
    ]
    let found = findings(entries, "{ catalog: A.xcassets }").filter { $0.id == "token-catalog" }
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.contains("on iPad") == true)
    #expect(findings(entries).allSatisfy { $0.id != "token-catalog" })
  }

  /// Entries for all devices, and for iPads.
  private static func set(_ any: String, _ pad: String) -> [String] {
    ["\"idiom\": \"universal\", \(color(any))", "\"idiom\": \"ipad\", \(color(pad))"]
  }

  @Test("a value next to a looked-up color uses the iPhone color on every device")
  func valueOnNamed() {
    let theme = """
      tokens: [{ catalog: A.xcassets }, { catalog: B.xcassets, as: names }]
      appearances:
        day: { interfaceStyle: light, toolbar: { backgroundColor: "{Bg}", tintColor: "{Plain}" } }
      """
    let found = findings(
      theme,
      over: [
        "A.xcassets/Plain.colorset": Self.set("0", "255"),
        "B.xcassets/Bg.colorset": Self.set("255", "16"),
      ]
    ).filter { $0.severity == .error }
    #expect(found.count == 1)
    // #000000 on #101010 has 1.1: (0.0052 + 0.05) / 0.05.
    #expect(found.first?.message.contains("1.1:1") == true, "\(found.map(\.message))")
  }

  @Test("a value is not measured with another device's color")
  func valueAlone() {
    let found = findings(Self.set("0", "255"), "{ catalog: A.xcassets }")
    #expect(found.contains { $0.id == "token-catalog" })
    #expect(found.allSatisfy { $0.severity < .error })
  }

  @Test("a color computed from looked-up colors uses the iPhone color, with a warning")
  func combined() {
    let dark = "\(Self.dark), \"idiom\": \"universal\", \(Self.white)"
    let theme = """
      tokens: { catalog: A.xcassets, as: names }
      appearances:
        day: { interfaceStyle: light, toolbar: { backgroundColor: "{Paper}", tintColor: "{Ink}" } }
        night: { interfaceStyle: dark, toolbar: { backgroundColor: "{Night}", tintColor: "{Ink}" } }
      dynamic: { system: { light: day, dark: night } }
      """
    let found = findings(
      theme,
      over: [
        "A.xcassets/Paper.colorset": Self.set("255", "16"),
        "A.xcassets/Night.colorset": ["\"idiom\": \"universal\", \(Self.black)"],
        "A.xcassets/Ink.colorset": Self.set("0", "255") + [dark],
      ])
    let errors = found.filter { $0.severity == .error }
    #expect(errors.contains { $0.message.contains("system") }, "\(found.map(\.message))")
    let told = found.filter { $0.id == "token-catalog" }.map(\.message)
    #expect(told.count == 1 && told.first?.contains("'Paper'") == true)
  }

  @Test("a color theme uses the iPhone colors, with a warning")
  func split() {
    let theme = """
      tokens: { catalog: A.xcassets, as: names }
      appearances:
        light: { interfaceStyle: light, toolbar: { backgroundColor: white, tintColor: "{Ink}" } }
        dark: { interfaceStyle: dark, toolbar: { backgroundColor: white, tintColor: black } }
      """
    let sets: KeyValuePairs = ["A.xcassets/Ink.colorset": Self.set("0", "255")]
    let found = findings(theme, over: sets, outputs: ["colorTheme", "manifest"])
    #expect(found.allSatisfy { $0.severity < .error }, "\(found.map(\.message))")
    #expect(found.contains { $0.id == "token-catalog" && $0.message.contains("'colorTheme'") })
    let preset = findings(theme, over: sets).filter { $0.severity == .error }
    #expect(preset.count == 1 && preset.first?.message.contains("on iPad") == true)
  }

  @Test("a suggested token suits every device")
  func suggestions() {
    let theme = """
      tokens: { catalog: A.xcassets, as: names }
      appearances:
        day: { interfaceStyle: light, navigationBar: { backgroundColor: white, titleColor: "{Ink}" } }
      """
    let found = findings(
      theme,
      over: [
        "A.xcassets/Ink.colorset": Self.set("200", "200"),
        "A.xcassets/Other.colorset": Self.set("0", "255"),
        "A.xcassets/Third.colorset": Self.set("80", "80"),
      ])
    let fixIts = found.filter { $0.severity == .error }.flatMap(\.fixIts).map(\.message)
    #expect(fixIts.contains { $0.contains("{Third}") }, "\(fixIts)")
    #expect(!fixIts.contains { $0.contains("{Other}") })
  }

  @Test("SwiftUI resolves a color that is dark on iPads alone in the style of its appearance")
  func darkOnIPads() {
    let theme = """
      tokens: { catalog: A.xcassets, as: names }
      appearances:
        day:
          interfaceStyle: light
          statusBarStyle: lightContent
          navigationBar: { backgroundColor: "{Ink}", tintColor: white }
      """
    let pads = ["\"idiom\": \"ipad\", \(Self.white), \(Self.dark)"]
    let sets: KeyValuePairs = ["A.xcassets/Ink.colorset": Self.set("0", "0") + pads]
    let files = compiled(theme, over: sets, outputs: ["swiftUI"]).files
    let swift = files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(swift.contains("resolvedColor(with: traits)") && swift.contains(".current,"))
  }

  @Test("a color set that a file overrides in dark is compiled as a value")
  func overridden() {
    let theme = """
      tokens: [{ catalog: A.xcassets, as: names }, { light: light.json, dark: dark.json }]
      appearances:
        day: { toolbar: { backgroundColor: "{Paper}", tintColor: "{Ink}" } }
      """
    let result = compiled(
      theme,
      over: [
        "A.xcassets/Paper.colorset": ["\"idiom\": \"universal\", \(Self.white)"],
        "A.xcassets/Ink.colorset": ["\"idiom\": \"universal\", \(Self.black)"],
      ],
      and: [
        "light.json": "{}",
        "dark.json": ##"{ "Ink": { "$type": "color", "$value": "#101010" } }"##,
      ])
    let swift = result.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(swift.contains("\"Paper\",") && !swift.contains("\"Ink\","))
    #expect(swift.contains("#101010"))
  }

  @Test("of two color sets with one name the values are compiled, with a warning")
  func namedTwice() {
    let theme = """
      tokens:
        - { catalog: A.xcassets, as: names, under: a }
        - { catalog: B.xcassets, as: names, under: b }
      appearances:
        day: { toolbar: { backgroundColor: "{a.Ink}", tintColor: "{b.Ink}" } }
      """
    let result = compiled(
      theme,
      over: [
        "A.xcassets/Ink.colorset": ["\"idiom\": \"universal\", \(Self.white)"],
        "B.xcassets/Ink.colorset": ["\"idiom\": \"universal\", \(Self.black)"],
      ])
    let swift = result.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(!swift.contains("\"Ink\","))
    let told = result.diagnostics.filter { $0.message.hasPrefix("several color sets have the") }
    #expect(told.map(\.severity) == [.warning, .warning])
  }

  @Test("color sets of one name for two themes are an error if they differ on any device")
  func namedTwiceInThemes() {
    let theme = { (prefix: String, catalog: String) in
      """
      prefix: \(prefix)
      tokens: { catalog: \(catalog).xcassets, as: names }
      appearances: { day: { toolbar: { backgroundColor: white, tintColor: "{Ink}" } } }
      """
    }
    let collisions = { (catalog: String) in
      compiled(
        theme("t", "A"),
        over: [
          "A.xcassets/Ink.colorset": Self.set("0", "0"),
          "B.xcassets/Ink.colorset": Self.set("0", "60"),
          "C.xcassets/Ink.colorset": Self.set("0", "0"),
        ], and: ["U.theme.yaml": theme("u", catalog)]
      ).diagnostics.filter { $0.id == "name-collision" }.map(\.message)
    }
    #expect(
      collisions("B") == [
        "color set 'Ink' has other colors in the catalog of another theme, and an app finds one of the two; "
          + "rename one"
      ])
    #expect(collisions("A") == [])
    #expect(collisions("C") == [])
  }

  @Test("two entries for the same devices and appearance are told")
  func duplicates() {
    let found = findings([
      "\"idiom\": \"universal\", \(Self.black)", "\"idiom\": \"universal\", \(Self.color("9"))",
      "\"idiom\": \"universal\", \(Self.black), \(Self.dark)",
      "\"idiom\": \"universal\", \"display-gamut\": \"sRGB\", \(Self.color("8")), \(Self.dark)",
      "\"idiom\": \"tv\", \(Self.black)", "\"idiom\": \"tv\", \(Self.black)",
    ]).filter { $0.id == "token-catalog" }
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.severity == .warning && $0.notes.count == 1 })
  }
}
