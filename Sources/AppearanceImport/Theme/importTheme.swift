import AppearanceCompiler
import ColorScience
package import ThemeAnalysis
package import ThemeModel
import ThemeOutputs
package import ThemeSyntax

/// What an app's facts come to: a theme, and what the lint finds in it, at the places of the app's code.
package struct ImportedApp: Sendable {
  package let theme: ImportedTheme?
  /// The names of the theme's appearances.
  private let names: [Look: String]
  /// The findings at places of `AppFiles.sources`.
  package let diagnostics: [Diagnostic]
  /// Findings that comments in the code let pass.
  package let waived: [SuppressedFinding]
  /// How many pairs are not measured, by the reason in few words.
  package let notMeasured: [String: Int]

  fileprivate init(
    _ plan: ThemePlan, _ theme: ImportedTheme?, _ diagnostics: [Diagnostic],
    waived: [SuppressedFinding] = [], notMeasured: [String: Int] = [:]
  ) {
    self.theme = theme
    let named = plan.appearances.filter(\.hasValues).flatMap { appearance in
      appearance.looks.map { ($0, appearance.name) }
    }
    names = Dictionary(named) { first, _ in first }
    self.diagnostics = diagnostics
    self.waived = waived
    self.notMeasured = notMeasured
  }

  /// The name of the appearance that a look is written as; nil for one that gives none of its own.
  package func name(of look: Look) -> String? { names[look] }
}

/// How a theme is to be made of facts.
package struct ImportOptions: Sendable {
  /// The theme's path.
  package let path: String
  /// What holds for the theme, as for every theme in its folder.
  package let configuration: Configuration
  /// How files are had that the theme names.
  package let load: FileLoader
  /// What stands at the theme's beginning.
  package let heading: [String]

  package init(
    path: String, configuration: Configuration, heading: [String], load: @escaping FileLoader
  ) {
    self.path = path
    self.configuration = configuration
    self.heading = heading
    self.load = load
  }
}

/// Writes the theme that says what facts say and lints it.
///
/// What the lint finds on a background that the code does not state, or on a color that nobody is to see, is waived
/// in the theme with the reason, so that the theme's own findings are those of the code.
package func importTheme(
  _ facts: AppFacts, _ files: AppFiles, _ options: ImportOptions
) -> ImportedApp {
  let plan = ThemePlan(facts, files, folder: SourcePath.folder(options.path))
  guard !plan.isEmpty else {
    return ImportedApp(plan, nil, facts.findings)
  }
  var writer = ThemeWriter(plan, files)
  let draft = writer.write(options.heading)
  let first = Judgment(draft, plan, files, lint(draft, options))
  let theme = draft.waiving(first.waivers)
  let compilation = lint(theme, options)
  let judgment = Judgment(theme, plan, files, compilation)
  return ImportedApp(
    plan, theme, facts.findings + first.notes + judgment.findings, waived: judgment.waived,
    notMeasured: compilation.notMeasured)
}

private func lint(_ theme: ImportedTheme, _ options: ImportOptions) -> Compilation {
  let source = SourceFile(path: options.path, text: theme.text)
  return AppearanceCompiler.lint(
    [ThemeInput(source, configuration: options.configuration)], load: options.load)
}

/// What is to be said of the findings in a theme by whoever reads the code that it was made of.
private struct Judgment {
  /// The findings that the code proves, at its places.
  private(set) var findings: [Diagnostic] = []
  /// Those that it does not, as notes.
  private(set) var notes: [Diagnostic] = []
  /// What the theme is to waive, by its lines.
  private(set) var waivers: [Int: [ThemeWaiver]] = [:]
  private(set) var waived: [SuppressedFinding] = []

  private let theme: ImportedTheme
  private let plan: ThemePlan
  private let map: SourceMap
  /// The numbers of files of the app by those that the theme reads them under.
  private var numbers: [Int32: Int32] = [:]

  init(
    _ theme: ImportedTheme, _ plan: ThemePlan, _ files: AppFiles, _ compilation: Compilation
  ) {
    self.theme = theme
    self.plan = plan
    for (index, source) in compilation.sources.enumerated().dropFirst() {
      numbers[Int32(index)] = files.number(of: source.path)
    }
    map = SourceMap(SourceFile(path: "", text: theme.text))
    for finding in compilation.diagnostics {
      guard let range = finding.range, range.file == 0 else { continue }
      let number = map.line(of: Int(range.lower))
      guard let line = theme.line(number) else { continue }
      guard let doubt = doubt(finding, line) else {
        let placed = placed(finding)
        // Several appearances may have a line of the code.
        if !findings.contains(placed) { findings.append(placed) }
        continue
      }
      let waiver = ThemeWaiver(rule: finding.id, reason: doubt.reason)
      // What an empty edge shows is that of several colors, which stand elsewhere in the bar.
      let place = finding.id == "scroll-edge-unset" ? theme.barLine(of: number) : number
      if !waivers[place, default: []].contains(where: { $0.rule == waiver.rule }) {
        waivers[place, default: []].append(waiver)
      }
      if doubt.isTold, !notes.contains(where: { $0.range == line.place }) {
        notes.append(note(finding, line, doubt.reason))
      }
    }
    waived = compilation.waived.compactMap { entry in
      guard let range = entry.finding.range, range.file == 0,
        !isOwnWaiver(entry.reason)
      else { return nil }
      return SuppressedFinding(placed(entry.finding), entry.reason, ratio: entry.ratio)
    }
  }

  // MARK: - What the code proves

  /// Why a finding need not be true of the app; nil for one that its code proves: both colors of the pair are said
  /// of one bar.
  private func doubt(
    _ finding: Diagnostic, _ line: ImportedTheme.Line
  ) -> (reason: String, isTold: Bool)? {
    guard let index = line.appearance else { return nil }
    if line.isClear { return ("clear, so that nobody sees it", false) }
    guard Self.pairRules.contains(finding.id) else { return nil }
    let appearance = plan.appearances[index]
    if finding.id.hasPrefix("status-bar") || finding.message.contains(" status bar on ") {
      let isEvery = appearance.look.scope == .app || appearance.look.scope == .theme
      if !appearance.hasStatusBarStyle {
        return (
          "the code does not say the style of the status bar",
          isEvery && finding.id == "status-bar-automatic"
        )
      }
      if appearance.look.scope == .controller, !plan.screensDecideStatusBar {
        return ("UIKit's containers do not ask screens for the style of the status bar", false)
      }
    }
    if finding.message.hasPrefix("title in tint"), !isThemeValue(appearance) {
      return ("UIKit does not draw titles in the tint", false)
    }
    guard line.isSaid else {
      // UIKit's own colors of titles, and scroll edges that no code speaks of.
      return line.keys == ["scrollEdge"]
        ? (Self.isOpen, true) : ("the code does not say the color of titles", false)
    }
    let grounds = finding.notes.filter { !$0.isRepeat }.compactMap {
      theme.lines[map.line(of: Int($0.range.lower))]
    }
    let stated = grounds.filter { ground in
      ground.place != line.place && ground.appearance.map { $0 == index } ?? true
        && Self.backgrounds.contains(ground.keys.last ?? "")
    }
    let states = Set(grounds.map(\.state) + [line.state])
    if states.contains(where: { appearance.hasOpenBackground(line.part, in: $0) }) {
      return ("the background that the code sets is not resolved", false)
    }
    if finding.id == "scroll-edge-unset", !stated.isEmpty || line.state == "scrollEdge" {
      return (Self.isOpen, false)
    }
    guard !stated.isEmpty else {
      let isElsewhere =
        appearance.look.scope == .contained || appearance.look.scope == .controller
      let isSaidOfAll = plan.appearances.contains { $0.look == .app && $0.hasBackground(line.part) }
      return isElsewhere && isSaidOfAll
        ? ("its background is that of 'app', or another screen's", false) : (Self.isOpen, true)
    }
    if line.isInherited, stated.allSatisfy(\.isInherited) { return ("as in 'app'", false) }
    if appearance.look.scope == .contained,
      stated.contains(where: { $0.isInherited != line.isInherited })
    {
      return ("the code sets one of the two for every bar, which this one may change", true)
    }
    let isOneBar = stated.allSatisfy { ground in
      guard let makers = ground.makers, let own = line.makers else { return true }
      return !makers.isDisjoint(with: own)
    }
    return isOneBar
      ? nil : ("the code sets the two for different bars, or at different times", true)
  }

  private static let isOpen = "the code does not say what is behind it"

  /// Whether an appearance is a value of a theming system whose titles have the tint's color.
  private func isThemeValue(_ appearance: ThemePlan.Appearance) -> Bool {
    appearance.look.scope == .theme
      && !appearance.statements.contains { $0.keys == ["titleColor"] }
  }

  /// The rules that compare two colors.
  private static let pairRules: Set = [
    "tint-contrast", "title-contrast", "status-bar-contrast", "status-bar-automatic",
    "tab-label-contrast", "badge-contrast", "search-bar-contrast", "scroll-edge-unset",
    "content-dependent-contrast", "prominent-foreground", "high-contrast-regression",
  ]

  private static let backgrounds: Set = [
    "background", "backgroundColor", "barTintColor", "backgroundGradient", "fieldColor",
    "badgeColor", "selectionIndicatorColor",
  ]

  private static let ownReasons = [
    "the code does not say", "clear, so that", "UIKit does not draw", "UIKit's containers do not",
    "the background that the code sets", "its background is that of", "the code sets ",
    "as in 'app'",
  ]

  private func isOwnWaiver(_ reason: SuppressedFinding.Reason) -> Bool {
    guard case .waiver(let text) = reason else { return false }
    return Self.ownReasons.contains { text.hasPrefix($0) }
  }

  // MARK: - Places

  private func note(
    _ finding: Diagnostic, _ line: ImportedTheme.Line, _ reason: String
  ) -> Diagnostic {
    Diagnostic(finding.id, .note, "\(finding.message); \(reason)", at: line.place)
  }

  /// The finding at the places of the code; what to write in a theme is no repair of it.
  private func placed(_ finding: Diagnostic) -> Diagnostic {
    let notes = finding.notes.compactMap { note in
      place(note.range).map { Diagnostic.Note(note.message, at: $0) }
    }
    var placed = Diagnostic(
      finding.id, finding.severity, finding.message, at: finding.range.flatMap(place), notes: notes)
    placed.cause = finding.cause
    return placed
  }

  private func place(_ range: SourceRange) -> SourceRange? {
    guard range.file == 0 else {
      return numbers[range.file].map {
        SourceRange(file: $0, lower: range.lower, upper: range.upper)
      }
    }
    return theme.line(map.line(of: Int(range.lower)))?.place
  }
}

extension ImportedTheme.Line {
  /// The state of the bar that it is about, empty for the bar itself.
  fileprivate var state: String {
    ["scrollEdge", "compact", "compactScrollEdge"].contains(keys.first ?? "") ? keys[0] : ""
  }
}
