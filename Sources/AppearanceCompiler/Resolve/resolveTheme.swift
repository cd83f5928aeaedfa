import ColorScience
import ThemeSyntax

/// A resolved theme, as far as it can be had, and what is wrong with what it refers to.
struct Resolution {
  var theme: ResolvedTheme
  var diagnostics: [Diagnostic]
}

/// Looks up every name of a theme and makes its inverses and dynamic appearances.
func resolveTheme(
  _ document: ThemeDocument, texts: consuming TextTable, fileName: String, name: String,
  configuration: Configuration
) -> Resolution {
  var resolver = ThemeResolver(document, texts: texts, configuration: configuration)
  let palette = resolver.colors.resolvePalette()
  resolver.addDeclared()
  resolver.addDynamic()
  resolver.linkInverses()
  let roles = resolver.roles()
  let screens = resolver.screens()
  let theme = ResolvedTheme(
    name: name, fileName: fileName, colors: resolver.colors.table, palette: palette,
    appearances: resolver.appearances, roles: roles, screens: screens)
  return Resolution(
    theme: theme,
    diagnostics: resolver.colors.diagnostics + resolver.diagnostics + collisions(in: theme))
}

/// The state of a theme's resolution: appearances made so far and how names find them.
struct ThemeResolver {
  let document: ThemeDocument
  let configuration: Configuration
  let meter: ContrastMeter
  var colors: ColorResolver
  var appearances: [ResolvedAppearance] = []
  var diagnostics: [Diagnostic] = []

  /// The index of an appearance by its name in the theme.
  var indices: [TextID: Int] = [:]
  /// The inverse of each appearance that names another one, to be linked once all are there.
  private var namedInverses: [(of: Int, name: Located<TextID>)] = []
  private var inverseMaker: InverseMaker

  init(_ document: ThemeDocument, texts: consuming TextTable, configuration: Configuration) {
    self.document = document
    self.configuration = configuration
    meter = configuration.meter
    colors = ColorResolver(
      palette: document.palette, texts: texts, generation: configuration.generations[0])
    inverseMaker = InverseMaker(thresholds: configuration.thresholds)
  }

  /// The declared appearances, each followed by the inverse that its rule makes.
  mutating func addDeclared() {
    var declared: [TextID: Int] = [:]
    for (index, appearance) in document.appearances.enumerated() {
      declared[appearance.name.value] = index
    }
    let inheritance = AppearanceInheritance(
      document.appearances, indices: declared, texts: colors.texts)
    diagnostics += inheritance.diagnostics
    appearances.reserveCapacity(inheritance.appearances.count * 2)
    for appearance in inheritance.appearances { addDeclared(appearance) }
  }

  private mutating func addDeclared(_ written: AppearanceDocument) {
    let name = colors.texts.string(written.name.value)
    var bars = ResolvedBars()
    for kind in BarKind.allCases where !written.bars[kind].fields.isEmpty {
      bars[kind] = colors.resolve(written.bars[kind])
    }
    let interfaceStyle = written.interfaceStyle?.value ?? .unspecified
    var appearance = ResolvedAppearance(
      name: name, symbol: symbol(name), kind: .declared,
      description: written.description.map(descriptionLines) ?? [],
      deprecation: written.deprecation.map { [$0] } ?? [],
      statusBarStyle: Located(.default, at: written.name.range), interfaceStyle: interfaceStyle,
      bars: bars, inverse: [], range: written.name.range)
    if let choice = written.statusBarStyle {
      appearance.statusBarStyle = decide(choice, for: appearance)
    }
    indices[written.name.value] = appearances.count
    appearances.append(appearance)
    if let inverse = written.inverse ?? document.inverse { addInverse(inverse) }
  }

  /// Adds the inverse of the appearance added last.
  private mutating func addInverse(_ inverse: Located<InverseDocument>) {
    let base = appearances.count - 1
    switch inverse.value {
    case .rule(.none): break
    case .rule(let rule): append(inverse: rule, of: base, at: inverse.range)
    case .appearance(let name):
      namedInverses.append((base, Located(name, at: inverse.range)))
    case .overlay(let overlay):
      append(inverse: .swap, of: base, at: inverse.range)
      var made = appearances[base + 1]
      for kind in BarKind.allCases where !overlay.bars[kind].fields.isEmpty {
        made.bars[kind] = made.bars[kind].overlaid(by: colors.resolve(overlay.bars[kind]))
      }
      made.interfaceStyle = overlay.interfaceStyle?.value ?? made.interfaceStyle
      made.statusBarStyle = decide(
        overlay.statusBarStyle ?? Located(.auto, at: inverse.range), for: made)
      appearances[base + 1] = made
    }
  }

  private mutating func append(inverse rule: InverseRule, of base: Int, at range: SourceRange) {
    var made = appearances[base]
    made.kind = .inverse(of: made.name, rule: rule)
    made.name += "Inverse"
    made.symbol = symbol(made.name)
    made.description = ["The inverse of `\(appearances[base].symbol)`, by `\(rule.rawValue)`."]
    made.inverse = [base]
    made.range = range
    for kind in BarKind.allCases where !made.bars[kind].settings.isEmpty {
      made.bars[kind] = inverseMaker.inverse(
        of: made.bars[kind], by: rule, colors: &colors.table)
    }
    made.statusBarStyle = decide(Located(.auto, at: range), for: made)
    appearances[base].inverse = [appearances.count]
    appearances.append(made)
  }

  /// The style that is written, or the most readable one on the navigation bar's background.
  private func decide(
    _ choice: Located<StatusBarChoice>, for appearance: ResolvedAppearance
  ) -> Located<StatusBarStyle> {
    switch choice.value {
    case .style(let style): return Located(style, at: choice.range)
    case .auto:
      guard let background = appearance.bars.navigationBar.color(.backgroundColor)?.value else {
        return Located(appearance.statusBarStyle.value, at: choice.range)
      }
      let style = meter.bestStatusBarStyle(
        on: background, in: appearance.variants,
        deploymentTarget: configuration.deploymentTarget, colors: colors.table)
      return Located(style, at: choice.range)
    }
  }

  /// The appearances that follow the traits.
  mutating func addDynamic() {
    for written in document.dynamic {
      let references = [
        written.light, written.dark, written.lightHighContrast ?? written.light,
        written.darkHighContrast ?? written.dark,
      ]
      let members = references.compactMap { find($0) }
      guard members.count == 4 else { continue }
      let name = colors.texts.string(written.name.value)
      var combiner = DynamicCombiner(
        members.map { appearances[$0] }, name: name, range: written.name.range)
      let bars = combiner.bars(&colors.table)
      let style = combiner.statusBarStyle()
      diagnostics += combiner.diagnostics
      let names = [written.light, written.dark].map { colors.texts.string($0.value) }
      indices[written.name.value] = appearances.count
      appearances.append(
        ResolvedAppearance(
          name: name, symbol: symbol(name), kind: .dynamic,
          description: ["`\(names[0])` in a light interface, `\(names[1])` in a dark one."],
          deprecation: [], statusBarStyle: style, interfaceStyle: .unspecified, bars: bars,
          inverse: [], range: written.name.range))
    }
  }

  /// Links the appearances whose inverse is another one by name.
  mutating func linkInverses() {
    for (base, name) in namedInverses {
      guard let inverse = find(name) else { continue }
      guard inverse != base else {
        diagnostics.append(
          Diagnostic(
            "own-inverse",
            "appearance '\(appearances[base].name)' is named as its own inverse; "
              + "name another one or write none",
            at: name.range))
        continue
      }
      appearances[base].inverse = [inverse]
    }
  }

  /// The index of an appearance by name; an undefined one is reported.
  mutating func find(_ name: Located<TextID>) -> Int? {
    if let index = indices[name.value] { return index }
    let written = colors.texts.string(name.value)
    if let index = appearances.firstIndex(where: { $0.name == written }) { return index }
    diagnostics.append(
      .undefinedAppearance(written, among: appearances.map(\.name), at: name.range))
    return nil
  }

  private func symbol(_ name: String) -> String {
    let prefix = document.prefix?.value ?? ""
    let name = SwiftName.lowerCamel(name)
    guard !prefix.isEmpty else { return name + "Appearance" }
    return prefix + SwiftName.capitalized(name) + "Appearance"
  }
}

/// A description as lines of a doc comment, without blanks at either end.
private func descriptionLines(_ text: String) -> [String] {
  if !text.utf8.contains(0x0A), text.utf8.last != 0x20 { return text.isEmpty ? [] : [text] }
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let trimmed = lines.map { line in
    var line = line
    while let last = line.last, last.isWhitespace { line.removeLast() }
    return String(line)
  }
  let start = trimmed.firstIndex { !$0.isEmpty } ?? trimmed.endIndex
  let end = trimmed.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? start
  return Array(trimmed[start..<max(start, end)])
}
