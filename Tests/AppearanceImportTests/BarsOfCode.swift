import AppearanceCompiler
import ColorScience
import ThemeCompiler
import ThemeSyntax

@testable import AppearanceImport

extension AppFiles {
  /// A file of code whose lines are the places of facts.
  static let lines: AppFiles = {
    var files = AppFiles()
    let lines = (1...40).map { "line \($0)\n" }.joined()
    files.add(SourceFile(path: "App/Bars.swift", text: lines), as: .swift)
    return files
  }()
}

/// A line of `AppFiles.lines`.
func place(_ line: Int) -> SourceRange {
  let map = SourceMap(AppFiles.lines.sources[0])
  let content = map.content(ofLine: line)
  return SourceRange(file: 0, lower: Int32(content.lowerBound), upper: Int32(content.upperBound))
}

func fact(
  _ bar: BarFact.Bar, _ property: String, _ value: ImportedValue, line: Int, in look: Look = .app,
  by mechanism: BarFact.Mechanism = .barAppearance, condition: String? = nil,
  name: String? = nil
) -> BarFact {
  var fact = BarFact(
    bar, property, in: look, .value(value), at: place(line), by: mechanism)
  fact.condition = condition
  fact.name = name.map { ColorName($0, .code) }
  return fact
}

func hex(_ text: String) -> ImportedValue {
  let value = UInt32(text, radix: 16) ?? 0
  return .color(
    TraitColor(
      .color(
        Color(
          hex8: UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)))))
}

func imported(
  _ facts: [BarFact], files: AppFiles = .lines, isDark: Bool = true
) -> ImportedApp {
  var all = AppFacts()
  all.facts = facts
  all.darkEvidence = isDark ? facts.first?.place : nil
  let options = ImportOptions(
    path: "Imported.theme.yaml", configuration: Configuration(), heading: ["Imported."],
    load: { _ in .failure(LoadFailure("no such file")) })
  return importTheme(all, files, options)
}

/// Findings but notes, as lines: "4 error tint-contrast".
func findings(_ app: ImportedApp) -> [String] {
  let map = SourceMap(AppFiles.lines.sources[0])
  return app.diagnostics.filter { $0.severity > .note }.map { finding in
    let line = finding.range.map { map.line(of: Int($0.lower)) } ?? 0
    return "\(line) \(finding.severity.rawValue) \(finding.id)"
  }
}

/// What the lint finds in a theme by itself.
func lintedIDs(_ text: String) -> [String] {
  lint([ThemeInput(SourceFile(path: "a.theme.yaml", text: text))]) { _ in
    .failure(LoadFailure("no such file"))
  }.diagnostics.filter { $0.severity > .note }.map(\.id)
}

/// A fact in words: "app tabBar.tintColor #0B63CE".
func line(_ fact: BarFact) -> String {
  let value =
    fact.value.map { fact.texts(of: $0, hasDark: false).light } ?? fact.unresolved?.reason ?? ""
  return "\(fact.look.name) \(fact.bar.rawValue).\(fact.property) \(value)"
}
