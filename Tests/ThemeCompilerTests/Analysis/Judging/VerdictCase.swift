import AppearanceCompiler
import TestSupport
import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

/// A case of `Fixtures/Verdicts`: the findings of its theme, and what is generated without them.
struct VerdictCase {
  /// The findings of the lint.
  let findings: [Diagnostic]
  /// The generated files, with every rule off, so that no finding holds them back.
  let files: [GeneratedFile]
  /// The manifest among them.
  let manifest: JSONValue

  init(_ name: String) throws {
    let fixture = FixtureCase("Verdicts", name)
    findings = try fixture.compile().diagnostics
    var configuration = try fixture.configuration()
    for rule in LintRule.all { configuration.severities[rule.id] = .off }
    configuration.outputs.append("manifest")
    let inputs = try fixture.themes.map { name in
      ThemeInput(
        SourceFile(path: name, bytes: try fixture.bytes(name)), configuration: configuration)
    }
    files = AppearanceCompiler.compile(inputs, load: try fixture.loader()).files
    let written = try #require(files.first { $0.output == "manifest" })
    manifest = try JSONValue(json: written.bytes)
  }

  /// The generated Swift of an output.
  func swift(_ output: String) -> String {
    files.filter { $0.output == output }.map { String(decoding: $0.bytes, as: UTF8.self) }
      .joined()
  }

  /// The errors and warnings of some rules.
  func findings(of rules: Set<String>) -> [Diagnostic] {
    findings.filter { rules.contains($0.id) && $0.severity > .note }
  }

  /// Returns whether a rule has a finding at a location, with a contrast cut to two decimals.
  func finds(
    _ rules: Set<String>, in place: String, _ ratio: Double,
    _ severities: Set<Diagnostic.Severity> = [.error]
  ) -> Bool {
    findings.contains { finding in
      let texts = [finding.message] + finding.notes.map(\.message)
      return rules.contains(finding.id) && severities.contains(finding.severity)
        && texts.contains { $0.contains("'\(place)'") }
        && texts.contains { Self.ratios(in: $0).contains(ratio) }
    }
  }

  private static func ratios(in text: String) -> [Double] {
    text.matches(of: #/([0-9]+(?:\.[0-9]+)?):1/#).compactMap { Double($0.output.1) }
  }

  // MARK: - The manifest

  /// The contrast of a pair that the manifest measures in a place, cut to two decimals, with its
  /// verdict; nil where it is not measured.
  func measured(
    _ foreground: String, on background: String, in place: String, of appearance: String
  ) -> (ratio: Double, verdict: String)? {
    let pair = entries("contrast", of: appearance).first { entry in
      entry["foreground"]?.text == foreground && entry["background"]?.text == background
        && at(entry).contains(place)
    }
    guard let pair, let ratio = cut(pair["ratio"]) else { return nil }
    return (ratio, pair["verdict"]?.text ?? "pass")
  }

  /// The contrast of each pair of a foreground in a place, cut to two decimals: the worst, and the
  /// best where it varies.
  func ranges(of foreground: String, in place: String, of appearance: String) -> [[Double]] {
    entries("contrast", of: appearance)
      .filter { $0["foreground"]?.text == foreground && at($0).contains(place) }
      .map { entry in ["ratio", "best"].compactMap { cut(entry[$0]) } }
  }

  private func cut(_ ratio: JSONValue?) -> Double? {
    guard case .number(let ratio)? = ratio else { return nil }
    return (ratio * 100).rounded(.down) / 100
  }

  /// Returns whether the manifest lists a foreground as not measured at a location, with a reason.
  func lists(
    _ foregrounds: Set<String>, on background: String? = nil, in place: String,
    of appearance: String
  ) -> Bool {
    entries("notMeasured", of: appearance).contains { entry in
      foregrounds.contains(entry["foreground"]?.text ?? "") && at(entry).contains(place)
        && entry["reason"]?.text?.isEmpty == false
        && (background == nil || entry["background"]?.text == background)
    }
  }

  /// The backgrounds that the manifest gives pairs that are not measured.
  func backgrounds(of foregrounds: Set<String>, of appearance: String) -> [String] {
    entries("notMeasured", of: appearance).filter {
      foregrounds.contains($0["foreground"]?.text ?? "")
    }.compactMap { $0["background"]?.text }
  }

  /// The places that the manifest gives each measured pair of a foreground.
  func places(of foreground: String, of appearance: String) -> [[String]] {
    entries("contrast", of: appearance).filter { $0["foreground"]?.text == foreground }.map(at)
  }

  private func entries(_ key: String, of appearance: String) -> [JSONValue] {
    let all = manifest["appearances"]?.items ?? []
    return all.first { $0["name"]?.text == appearance }?[key]?.items ?? []
  }

  private func at(_ entry: JSONValue) -> [String] {
    entry["at"]?.items.compactMap(\.text) ?? []
  }
}

extension VerdictCase: CustomTestStringConvertible {
  /// The findings, a line each, for expectations that fail.
  var testDescription: String {
    findings.map { "\n\($0.severity) \($0.id): \($0.message)" }.joined()
  }
}

extension Set<String> {
  /// The rules on the contrast of pairs.
  static let contrast: Self = [
    "status-bar-contrast", "status-bar-automatic", "title-contrast", "tint-contrast",
    "tab-label-contrast", "badge-contrast", "search-bar-contrast", "inverse-unreadable",
    "content-dependent-contrast", "scroll-edge-unset",
  ]
  /// The rules on the status bar.
  static let statusBar: Self = ["status-bar-contrast", "status-bar-automatic"]
}
