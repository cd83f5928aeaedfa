import Glibc
import ThemeSyntax

@testable import AppearanceCompiler
@testable import FindingReports
@testable import AppearanceReference
@testable import ThemeFiles
@testable import ThemeCompiler
@testable import ThemeRepair

extension Reader {
  /// Every reader, as the script beside this file lists them.
  static let all = [
    Reader(name: "yaml") { readTheme($0, path: "a/Brand.theme.yaml") },
    Reader(name: "json") { readTheme($0, path: "a/Brand.theme.json") },
    Reader(name: "repair") { repair($0) },
    Reader(name: "configuration") { readConfiguration($0) },
    Reader(name: "baseline") { readBaseline($0) },
    Reader(name: "list") { readList($0) },
    Reader(name: "tokens") { readTokenFile($0) },
    Reader(name: "catalog") { readCatalog($0) },
    Reader(name: "manifest") { readManifest($0) },
    Reader(name: "page") { drawPage($0) },
    Reader(name: "messages") { readMessages($0) },
  ]

  /// Compiles a theme to every output and tells of it in every format.
  private static func readTheme(_ bytes: [UInt8], path: String) -> Bool {
    var input = input(bytes, path: path)
    input.namesPlaces = true
    let compilation = compile([input], load: load)
    check(compilation.diagnostics, in: compilation.sources)
    if compilation.hasErrors != compilation.files.isEmpty {
      complain("there are files and errors, or neither")
    }
    for file in compilation.files {
      checkText(file.bytes, "the output \(file.output)")
      if file.path.hasSuffix(".json") { checkJSON(file.bytes, "the output \(file.output)") }
    }
    checkReport(DiagnosticReport(compilation, themes: 1), of: bytes)
    return true
  }

  /// Repairs a theme: what comes out has no new error, and nothing is left to repair in it.
  private static func repair(_ bytes: [UInt8]) -> Bool {
    let theme = ThemeInput(SourceFile(path: "a/Brand.theme.yaml", bytes: bytes))
    let before = lint([theme], load: load)
    if before.diagnostics.isEmpty { return true }
    let once = fix([theme], load: load).themes[0].after
    if once.bytes == bytes { return true }
    let repaired = ThemeInput(once)
    let after = lint([repaired], load: load)
    check(after.diagnostics, in: after.sources)
    // Of a theme that could not be read nobody knew what else is wrong with it, nor its contrasts while some of it
    // was not understood.
    let isRead = Analysis(theme, load: load).theme != nil
    let isWhole = !before.diagnostics.contains(where: \.breaksTheme)
    func errors(_ compilation: Compilation) -> Int {
      compilation.diagnostics.count { $0.severity == .error && (isWhole || $0.breaksTheme) }
    }
    if isRead, errors(after) > errors(before) { complain("repairs make an error") }
    if fix([repaired], load: load).themes[0].after != once { complain("repairs go on and on") }
    return true
  }

  private static func readConfiguration(_ bytes: [UInt8]) -> Bool {
    let source = SourceFile(path: "a/appearance.yaml", bytes: bytes)
    let (configuration, diagnostics) = Configuration.read(source)
    check(diagnostics, in: [source])
    checkReport(
      DiagnosticReport(diagnostics: diagnostics, sources: [source], themes: 0), of: bytes)
    if !diagnostics.isEmpty { return true }
    let theme = SourceFile(path: "a/Brand.theme.yaml", bytes: sample)
    let compilation = compile([ThemeInput(theme, configuration: configuration)], load: load)
    check(compilation.diagnostics, in: compilation.sources)
    for file in compilation.files { checkText(file.bytes, "the output \(file.output)") }
    return true
  }

  private static func readBaseline(_ bytes: [UInt8]) -> Bool {
    let source = SourceFile(path: "a/baseline.json", bytes: bytes)
    let (baseline, diagnostics) = Baseline.read(source)
    guard let baseline else {
      if diagnostics.isEmpty { complain("a baseline is refused without a word") }
      var refusal = DiagnosticReport(diagnostics: diagnostics, sources: [], themes: 0)
      refusal.add(source, as: FileNumbers.baseline, nil)
      check(diagnostics, in: refusal)
      checkReport(refusal, of: bytes)
      return true
    }
    let rendered = baseline.rendered()
    checkJSON(rendered, "a written baseline")
    var report = sampleReport
    let paths = report.sources.map(\.path)
    _ = baseline.apply(to: &report, from: source, paths: paths, reportsUnused: true)
    check(report.diagnostics, in: report)
    checkReport(report, of: bytes)
    return true
  }

  /// Reads a list of paths in an empty folder; those that lead out of it are not tried.
  private static func readList(_ bytes: [UInt8]) -> Bool {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let slash = UInt8(ascii: "/")
    let dot = UInt8(ascii: ".")
    let leadsOut = lines.contains { line in
      line.first == slash
        || line.split(separator: slash).contains { $0.starts(with: [dot, dot]) && $0.count <= 3 }
    }
    if leadsOut { return false }
    guard let file = fopen("list", "w") else { complain("no list can be written") }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    do throws(CommandFailure) {
      _ = try ThemeFinder.search(["@list"])
    } catch {
      for line in error.messages { checkText(Array(line.utf8), "a complaint about a list") }
    }
    return true
  }
}

/// A theme with a configuration that its length chooses, so that most mutations keep it.
private func input(_ bytes: [UInt8], path: String) -> ThemeInput {
  ThemeInput(
    SourceFile(path: path, bytes: bytes),
    configuration: configurations[bytes.count % configurations.count])
}

private let configurations = [
  "outputs: [presets, barAppearances, doubleNavigation, swiftUI, manifest]",
  "outputs: [colorTheme, proxy, dynamicColors, assetCatalog, manifest]\ndeploymentTarget: 15.0",
  "outputs: [presets, barAppearances, manifest]\nsdk: 26.0\naccess: public\nruntime: yalantis",
  "outputs: [presets, manifest]\ndeploymentTarget: 17.0\nbackdrop: [\"#FFFFFF\", \"#808080\"]",
].map { text in
  // With errors nothing is written, and few inputs are of colors that go together.
  let rules = LintRule.all.map { "  \($0.id): warning\n" }.joined()
  let file = SourceFile(path: "appearance.yaml", text: "\(text)\nlint:\n\(rules)")
  let (configuration, diagnostics) = Configuration.read(file)
  if !diagnostics.isEmpty { complain("the fuzzing's own configuration: \(diagnostics)") }
  return configuration
}

/// The only file that a theme may extend.
private let load: FileLoader = { path in
  guard path == "a/base.theme.yaml" else { return .failure(LoadFailure("no such file")) }
  return .success(
    SourceFile(
      path: path, text: "palette: { paper: white, ink: black }\nappearances: { base: {} }"))
}

private let sample = Array(
  """
  palette: { paper: { light: white, dark: "#1C1C1E" }, ink: "#777777" }
  appearances:
    light:
      statusBarStyle: lightContent
      navigationBar: { backgroundColor: "{paper} / 80%", tintColor: "{ink}", titleColor: yellow }
      tabBar: { backgroundColor: white, tintColor: black, unselectedItemTintColor: gray }
      inverse: rgb
  roles: { success: "#3A7D2C" }
  screens: { HomeViewController: { appearance: light } }
  """.utf8)

private let sampleReport: DiagnosticReport = {
  let theme = SourceFile(path: "a/Brand.theme.yaml", bytes: sample)
  var input = ThemeInput(theme)
  input.namesPlaces = true
  let compilation = lint([input], load: load)
  return DiagnosticReport(compilation, themes: 1)
}()
