import AppearanceCompiler
import ColorScience
package import ThemeCompiler
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
      guard let (doubt, isTold) = doubt(finding, line) else {
        let placed = placed(finding)
        // Several appearances may have a line of the code.
        if !findings.contains(placed) { findings.append(placed) }
        continue
      }
      let waiver = ThemeWaiver(rule: finding.id, reason: doubt.rawValue)
      // What an empty edge shows is that of several colors, which stand elsewhere in the bar.
      let place = finding.id == "scroll-edge-unset" ? theme.barLine(of: number) : number
      if !waivers[place, default: []].contains(where: { $0.rule == waiver.rule }) {
        waivers[place, default: []].append(waiver)
      }
      if isTold, !notes.contains(where: { $0.range == line.place }) {
        notes.append(
          Diagnostic(
            finding.id, .note, "\(finding.message); \(doubt.rawValue)", at: line.place))
      }
    }
    waived = compilation.waived.compactMap { entry in
      guard let range = entry.finding.range, range.file == 0 else { return nil }
      if case .waiver(let text) = entry.reason, Doubt(rawValue: text) != nil { return nil }
      return SuppressedFinding(placed(entry.finding), entry.reason)
    }
  }

  // MARK: - What the code proves

  /// Why a finding need not be true of the app, as the theme's waiver of it says.
  private enum Doubt: String {
    case clear = "clear, so that nobody sees it"
    case statusBarStyle = "the code does not say the style of the status bar"
    case unaskedScreen = "UIKit's containers do not ask screens for the style of the status bar"
    case titleInTint = "UIKit does not draw titles in the tint"
    case titleColor = "the code does not say the color of titles"
    case openBackground = "the code does not say what is behind it"
    case unresolvedBackground = "the background that the code sets is not resolved"
    case otherBackground = "its background is that of 'app', or another screen's"
    case inherited = "as in 'app'"
    case partlyInherited = "the code sets one of the two for every bar, which this one may change"
    case otherBars = "the code sets the two for different bars, or at different times"
  }

  /// Why a finding need not be true, and whether a note tells it; nil for one that the code proves: both colors of the
  /// pair are said of one bar.
  private func doubt(
    _ finding: Diagnostic, _ line: ImportedTheme.Line
  ) -> (doubt: Doubt, isTold: Bool)? {
    guard let index = line.appearance else { return nil }
    if line.isClear { return (.clear, false) }
    guard Self.pairRules.contains(finding.id) else { return nil }
    let appearance = plan.appearances[index]
    if finding.id.hasPrefix("status-bar") || finding.message.contains(" status bar on ") {
      let isEvery = appearance.look.scope == .app || appearance.look.scope == .theme
      if !appearance.hasStatusBarStyle {
        return (.statusBarStyle, isEvery && finding.id == "status-bar-automatic")
      }
      if appearance.look.scope == .controller, !plan.screensDecideStatusBar {
        return (.unaskedScreen, false)
      }
    }
    if finding.message.hasPrefix("title in tint"), !isThemeValue(appearance) {
      return (.titleInTint, false)
    }
    guard line.isSaid else {
      // UIKit's own colors of titles, and scroll edges that no code speaks of.
      return line.keys == ["scrollEdge"] ? (.openBackground, true) : (.titleColor, false)
    }
    let grounds = finding.notes.filter { !$0.isRepeat }.compactMap {
      theme.lines[map.line(of: Int($0.range.lower))]
    }
    let stated = grounds.filter { ground in
      ground.place != line.place && ground.appearance.map { $0 == index } ?? true
        && Self.backgrounds.contains(ground.keys.last ?? "")
    }
    let states = Set((grounds + [line]).map { ThemeKey.state(of: $0.keys) })
    if states.contains(where: { appearance.hasOpenBackground(line.part, in: $0) }) {
      return (.unresolvedBackground, false)
    }
    if finding.id == "scroll-edge-unset",
      !stated.isEmpty || ThemeKey.state(of: line.keys) == "scrollEdge"
    {
      return (.openBackground, false)
    }
    guard !stated.isEmpty else {
      let isElsewhere =
        appearance.look.scope == .contained || appearance.look.scope == .controller
      let isSaidOfAll = plan.appearances.contains { $0.look == .app && $0.hasBackground(line.part) }
      return isElsewhere && isSaidOfAll
        ? (.otherBackground, false) : (.openBackground, true)
    }
    if line.isInherited, stated.allSatisfy(\.isInherited) { return (.inherited, false) }
    if appearance.look.scope == .contained,
      stated.contains(where: { $0.isInherited != line.isInherited })
    {
      return (.partlyInherited, true)
    }
    let isOneBar = stated.allSatisfy { ground in
      guard let makers = ground.makers, let own = line.makers else { return true }
      return !makers.isDisjoint(with: own)
    }
    return isOneBar ? nil : (.otherBars, true)
  }

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

  // MARK: - Places

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
