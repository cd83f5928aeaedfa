import TestSupport
import Foundation
import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import ColorScience
@testable import OutputText
@testable import ThemeCompiler

@Suite("The manifest says what was decided")
struct ManifestContextTests {
  @Test("a color that is a palette color by reference is its name, any other one a color")
  func names() throws {
    let manifest = try manifest(
      """
      extends: base.theme.yaml
      palette:
        link: { light: "#0A5FD9", dark: "#7AB8FF" }
        paper: "#F7F7F9"
        sheet: "{paper}"
        none: "#101010"
      appearances:
        a:
          navigationBar: { backgroundColor: "{paper}", tintColor: "{link}", titleColor: "{ink}" }
          toolbar: { backgroundColor: "#F7F7F9", tintColor: "{link.dark}" }
          tabBar: { backgroundColor: "{sheet}", tintColor: "{link} / 60%", shadowColor: none }
        b: { extends: a, inverse: swap, tabBar: { shadowColor: "{none}" } }
        c: { extends: a, inverse: rgb, toolbar: { backgroundColor: { light: "{paper}", dark: "{paper}" } } }
        d: { extends: a, navigationBar: { backgroundColor: "{ink}", titleColor: "{paper}" } }
      dynamic:
        e: { light: a, dark: d }
      """)
    func value(_ path: String) throws -> ManifestBar.Value {
      let parts = path.split(separator: ".").map(String.init)
      let appearance = try #require(manifest.appearances.first { $0.name == parts[0] })
      let kind = try #require(BarKind.allCases.first { $0.name == parts[1] })
      let setting = appearance.bars[kind].settings.first { $0.property.name == parts[2] }
      return try #require(setting, "\(path)").value
    }
    for (path, name) in [
      ("a.navigationBar.backgroundColor", "paper"), ("a.navigationBar.tintColor", "link"),
      ("a.navigationBar.titleColor", "ink"), ("a.tabBar.backgroundColor", "sheet"),
      ("b.navigationBar.titleColor", "ink"),
      // `swap` exchanges what is written; other rules compute colors.
      ("bInverse.navigationBar.backgroundColor", "link"),
      ("e.navigationBar.tintColor", "link"), ("e.tabBar.backgroundColor", "sheet"),
    ] {
      #expect(try value(path) == .color(.reference(name)), "\(path)")
    }
    for path in [
      "a.toolbar.backgroundColor", "a.toolbar.tintColor", "a.tabBar.tintColor",
      // `none` would say that there is no color.
      "b.tabBar.shadowColor",
      "c.toolbar.backgroundColor", "cInverse.navigationBar.tintColor",
      "e.navigationBar.backgroundColor",
    ] {
      switch try value(path) {
      case .color(.color), .color(.adaptive): break
      default: Issue.record("\(path) is no color")
      }
    }
    #expect(try value("a.tabBar.shadowColor") == .word("none"))
    let names = ["ink", "link", "none", "paper", "sheet"]
    #expect(manifest.palette.map(\.name) == names, "'unused' is not used")
  }

  @Test("a palette lists what nothing refers to where an output hands it to the app")
  func handedOut() throws {
    let theme = """
      palette: { a: "#111111", b: { light: white, dark: black }, c: "#222222" }
      roles: { ink: "{c}" }
      """
    #expect(try manifest(theme).palette.map(\.name) == ["c"])
    #expect(try manifest(theme, outputs: ["assetCatalog"]).palette.map(\.name) == ["a", "b", "c"])
    #expect(try manifest(theme, outputs: ["dynamicColors"]).palette.map(\.name) == ["b", "c"])
    #expect(try manifest("palette: { a: \"#111111\" }").palette.map(\.name) == ["a"])
  }

  @Test("a pair that several bars and states have is one entry")
  func places() throws {
    let manifest = try manifest(
      """
      palette: { paper: white, ink: black }
      appearances:
        a:
          statusBarStyle: darkContent
          navigationBar:
            backgroundColor: "{paper}"
            tintColor: "{ink}"
            scrollEdge: { backgroundColor: "#FFFFFF" }
            compact: { backgroundColor: "#EEEEEE" }
          toolbar: { backgroundColor: "{paper}", tintColor: "{ink}" }
      """)
    let tint = try #require(manifest.appearances.first).measured.contrast.filter {
      $0.pair.rule == "tint-contrast"
    }
    #expect(
      tint.map(\.pair.places) == [
        ["navigationBar", "navigationBar.scrollEdge", "toolbar"], ["navigationBar.compact"],
      ])
    #expect(tint.allSatisfy { $0.pair.foreground == "tintColor" })
    #expect(tint.allSatisfy { $0.pair.background == "backgroundColor" && $0.variants == nil })
    #expect(tint.map(\.ratio) == [21, 18.099852])
  }

  @Test("pairs that are not measured are listed with the reason")
  func notMeasured() throws {
    let manifest = try manifest(
      "appearances: { a: { navigationBar: { background: none } } }")
    let pair = Manifest.Pair(
      rule: "status-bar-automatic", foreground: "statusBar", background: "backdrop",
      places: ["navigationBar"])
    #expect(
      try #require(manifest.appearances.first).measured.notMeasured == [
        Manifest.NotMeasured(
          pair: pair,
          reason: "navigationBar.background draws nothing, and no backdrop says what is "
            + "behind the bar"),
        Manifest.NotMeasured(
          pair: pair, reason: "statusBarStyle default adapts to the content on iOS 17"),
        Manifest.NotMeasured(
          pair: Manifest.Pair(
            rule: "title-contrast", foreground: "title", background: "backdrop",
            places: ["navigationBar"]),
          reason: "navigationBar has no color of titles, and the system has its own"),
        Manifest.NotMeasured(
          pair: Manifest.Pair(
            rule: "tint-contrast", foreground: "tintColor", background: "backdrop",
            places: ["navigationBar"]),
          reason: "nothing sets navigationBar.tintColor, and the system has its own color"),
      ])
  }

  @Test("comments and blank lines change nothing but sources", arguments: Fixtures.cases("Themes"))
  func comments(name: String) throws {
    let fixture = FixtureCase("Themes", name)
    let edited = try compile(fixture) { source in
      guard !source.isJSON else { return source }
      return SourceFile(
        path: source.path,
        bytes: Array("# A comment.\n\n\n".utf8) + source.bytes + Array("\n# The end.\n".utf8))
    }
    try expectEqual(
      try compile(fixture) { $0 }, edited,
      isEdited: fixture.themes.allSatisfy { !$0.hasSuffix(".json") })
  }

  @Test("another order of keys changes nothing but sources")
  func order() throws {
    let one = """
      name: Brand
      palette:
        paper: white
        ink: { light: "#101010", dark: "#202020" }
        group: { b: gray, a: silver }
      appearances:
        light:
          inverse: mirror
          statusBarStyle: darkContent
          navigationBar: { backgroundColor: "{paper}", tintColor: "{ink}" }
          toolbar: { backgroundColor: "{group.a}", tintColor: "{group.b}" } # appearance:ignore tint-contrast -- b
        dark:
          navigationBar: { backgroundColor: "{ink}", titleColor: "{paper}" }
          toolbar: { backgroundColor: "{group.b}", tintColor: "{group.a}" } # appearance:ignore tint-contrast -- a
      roles: { x: "{ink}", a: "{paper}" }
      screens: { B: { appearance: light }, A: { appearance: dark } }
      """
    let other = """
      screens: { A: { appearance: dark }, B: { appearance: light } }
      roles: { a: "{paper}", x: "{ink}" }
      appearances:
        # At night.
        dark:
          toolbar: { tintColor: "{group.a}", backgroundColor: "{group.b}" } # appearance:ignore tint-contrast -- a
          navigationBar: { titleColor: "{paper}", backgroundColor: "{ink}" }
        light:
          toolbar: { tintColor: "{group.b}", backgroundColor: "{group.a}" } # appearance:ignore tint-contrast -- b
          navigationBar: { tintColor: "{ink}", backgroundColor: "{paper}" }
          statusBarStyle: darkContent
          inverse: mirror
      palette:
        group: { a: silver, b: gray }
        ink: { dark: "#202020", light: "#101010" }
        paper: white
      name: Brand
      """
    let outputs = ["assetCatalog", "presets", "dynamicColors"]
    let texts = try [one, other].map { try text($0, outputs: outputs) }
    let parts = texts.map { Self.parts(of: $0) }
    #expect(parts[0].meaning == parts[1].meaning)
    #expect(parts[0].sources != parts[1].sources)
    #expect(parts[0].meaning.contains("\"reason\": \"b\""))
  }

  @Test("a translucent variant keeps its interval where an opaque one has the same ratio")
  func intervals() throws {
    let manifest = try manifest(
      """
      appearances:
        a:
          statusBarStyle: darkContent
          navigationBar: { backgroundColor: { light: white, dark: "#FFFFFF80" }, titleColor: black, prefersLargeTitles: false }
      """, backdrops: [.white])
    let entries = try #require(manifest.appearances.first).measured.contrast.filter {
      $0.pair.rule == "title-contrast"
    }
    #expect(entries.count == 2)
    #expect(entries.contains { $0.variants == .dark && $0.best == 21 })
    #expect(entries.contains { $0.variants == .light && $0.best == nil })
  }

  /// A manifest before `sources`, and that.
  private static func parts(of text: String) -> (meaning: String, sources: String) {
    guard let start = text.range(of: "\n  \"sources\": {") else { return (text, "") }
    return (String(text[..<start.lowerBound]), String(text[start.lowerBound...]))
  }

  private func expectEqual(
    _ files: [GeneratedFile], _ edited: [GeneratedFile], isEdited: Bool
  ) throws {
    try #require(files.count == edited.count)
    for (file, other) in zip(files, edited) where file.output == "manifest" {
      let parts = [file, other].map { Self.parts(of: String(decoding: $0.bytes, as: UTF8.self)) }
      #expect(parts[0].meaning == parts[1].meaning, "\(file.path)")
      if isEdited { #expect(parts[0].sources != parts[1].sources, "\(file.path)") }
    }
  }

  /// What the themes of a case compile to when every file of it is edited.
  private func compile(
    _ fixture: FixtureCase, _ edit: @escaping @Sendable (SourceFile) -> SourceFile
  ) throws -> [GeneratedFile] {
    let configuration = try fixture.configuration()
    let inputs = try fixture.themes.map { name in
      ThemeInput(
        edit(SourceFile(path: name, bytes: try fixture.bytes(name))), configuration: configuration)
    }
    return AppearanceCompiler.compile(inputs) { path in
      guard let bytes = try? fixture.bytes(path) else { return .failure(LoadFailure("none")) }
      return .success(edit(SourceFile(path: path, bytes: bytes)))
    }.files
  }

  private func manifest(
    _ theme: String, outputs: [String] = [], backdrops: [Color] = []
  ) throws -> Manifest {
    let text = try text(theme, outputs: outputs, backdrops: backdrops)
    let (manifest, problems) = Manifest.read(SourceFile(path: "m.json", text: text))
    #expect(problems == [])
    return try #require(manifest)
  }

  /// The manifest of a theme that may extend `base.theme.yaml`; findings do not stop it.
  private func text(
    _ theme: String, outputs: [String] = [], backdrops: [Color] = []
  ) throws -> String {
    var configuration = Configuration()
    configuration.outputs = outputs + ["manifest"]
    configuration.backdrops = backdrops
    for rule in LintRule.all { configuration.severities[rule.id] = .note }
    let base = "palette: { ink: \"#1C1C1E\", unused: red }"
    let compilation = AppearanceCompiler.compile(
      [
        ThemeInput(
          SourceFile(path: "Brand.theme.yaml", text: theme), configuration: configuration)
      ]) { path in .success(SourceFile(path: path, text: base)) }
    let file = try #require(compilation.files.last, "\(compilation.diagnostics)")
    return String(decoding: file.bytes, as: UTF8.self)
  }
}
