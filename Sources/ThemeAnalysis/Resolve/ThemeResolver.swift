import ColorScience
import DesignTokens
import OutputText
import ThemeModel
import ThemeOutputs
import ThemeSyntax

/// The state of a theme's resolution: appearances made so far and how names find them.
package struct ThemeResolver {
  /// What is written, but for appearances that are resolved.
  var document: ThemeDocument
  let configuration: Configuration
  let meter: ContrastMeter
  var colors: ColorResolver
  var appearances: [ResolvedAppearance] = []
  var diagnostics = FindingList()
  /// What comparing appearances with each other gives; waivers may take as many of a kind as are kept.
  var comparisons = FindingList(limit: FindingList.known)

  /// The index of an appearance by its name in the theme.
  var indices: [TextID: Int] = [:]
  /// The inverse of each appearance that names another one, to be linked once all are there.
  var namedInverses: [(of: Int, name: Located<TextID>)] = []
  var lostInverses: Set<Int> = []
  /// True if an appearance has the theme's own inverse, which is checked by itself otherwise.
  var isInverseInherited = false
  /// The appearances that are only there to be extended, with the places that say so.
  var abstractNames: [TextID: SourceRange] = [:]
  var lostNames: Set<TextID>
  var inverseMaker: InverseMaker
  /// The colors that the runtime of presets has where the theme sets none.
  let runtimeColors: RuntimeColors?
  private var suggestions = NameSuggestions()
  private var hasReportedBudget = false
  /// The best styles by what the status bar is seen on, which heirs and their inverses share.
  private var bestStyles: [SeenStatusBar: BestStatusBarStyle] = [:]

  private struct SeenStatusBar: Hashable {
    let grounds: [Ground]
    let variants: VariantSet
  }

  init(
    _ document: consuming ThemeDocument, tokens: TokenSystem?, texts: consuming TextTable,
    configuration: Configuration, meter: ContrastMeter
  ) {
    self.document = document
    self.configuration = configuration
    self.meter = meter
    colors = ColorResolver(
      palette: document.palette, tokens: tokens, texts: texts,
      generation: configuration.generations[0])
    lostNames = Set(document.reportedNames)
    inverseMaker = InverseMaker(configuration)
    runtimeColors = configuration.runtimeColors(in: &colors.table)
    colors.roleNames = Set(document.roles.map { colors.texts.string($0.name.value) })
  }

  /// Gives an appearance the style that is written, or the most readable one on the navigation bar's
  /// background in all its states.
  mutating func decide(_ choice: Located<StatusBarChoice>, for appearance: inout ResolvedAppearance)
  {
    switch choice.value {
    case .style(let style):
      appearance.statusBarStyle = Located(style, at: choice.range)
      appearance.darkStatusBarStyle = nil
    case .styles(let light, let dark):
      appearance.statusBarStyle = light
      appearance.darkStatusBarStyle = dark
    case .auto:
      let grounds = Installation(appearance).statusBarGrounds(
        colors.table, under: configuration)
      let isGlass = appearance.isAlwaysGlass(.navigationBar, from: configuration.deploymentTarget)
      guard !grounds.isEmpty, !isGlass, !isOverBudget(at: choice.range) else {
        appearance.statusBarStyle = Located(appearance.statusBarStyle.value, at: choice.range)
        return
      }
      let style = bestStyle(on: grounds, in: appearance.variants)
      appearance.statusBarStyle = Located(style.style, at: choice.range)
      appearance.darkStatusBarStyle = nil
      // Where no style can be read in both interface styles, a runtime that follows them can have one in each.
      guard configuration.runtime == .appearanceKit, style.ratio < configuration.thresholds.nonText
      else { return }
      let light = bestStyle(on: grounds, in: appearance.variants.intersection(.light))
      let dark = bestStyle(on: grounds, in: appearance.variants.intersection(.dark))
      guard light.style != dark.style, min(light.ratio, dark.ratio) > style.ratio else { return }
      appearance.statusBarStyle = Located(light.style, at: choice.range)
      appearance.darkStatusBarStyle = Located(dark.style, at: choice.range)
    }
  }

  private mutating func bestStyle(
    on grounds: [Ground], in variants: VariantSet
  ) -> BestStatusBarStyle {
    let key = SeenStatusBar(grounds: grounds, variants: variants)
    if let known = bestStyles[key] { return known }
    let best = meter.bestStatusBarStyle(
      on: grounds, in: variants, deploymentTarget: configuration.deploymentTarget,
      colors: colors.table)
    if bestStyles.count == 1_000 { bestStyles = [:] }
    bestStyles[key] = best
    return best
  }

  /// Whether no more may be measured, which is said once.
  private mutating func isOverBudget(at range: SourceRange) -> Bool {
    guard meter.isOverBudget else { return false }
    if !hasReportedBudget { diagnostics.append(.tooManyBlends(at: range)) }
    hasReportedBudget = true
    return true
  }

  /// The index of an appearance by name; an undefined one is reported, unless what it names is.
  mutating func find(
    _ name: Located<TextID>, or others: [String] = [], kind: String = "appearance"
  ) -> Int? {
    if let index = indices[name.value] { return index }
    guard !lostNames.contains(name.value) else { return nil }
    let text = colors.texts.string(name.value)
    if let place = abstractNames[name.value] {
      diagnostics.add(
        "abstract-appearance",
        "appearance '\(shortened(text))' is abstract, only to be extended; name one that extends it",
        at: name.range, notes: [Diagnostic.Note("it is made abstract here", at: place)])
      return nil
    }
    let near = suggestions.nearest(text, or: others, among: appearances.count) {
      [appearances] in appearances.map(\.name)
    }
    let rule = others.isEmpty ? nil : InverseRule.meant(by: text)
    diagnostics.add("undefined-appearance", .error, at: name.range) { [appearances] in
      let names = appearances.filter { !$0.isInverse }.map(\.name)
      return .undefinedAppearance(
        text, nearest: rule?.rawValue ?? near, among: others + names, at: name.range, kind: kind)
    }
    return nil
  }

  func stem(_ name: String) -> String {
    let prefix = document.prefix.value?.value ?? ""
    let name = SwiftName.lowerCamel(name)
    return prefix.isEmpty ? name : prefix + SwiftName.capitalized(name)
  }

  /// The Swift property of an appearance's preset.
  func symbol(_ name: String) -> String { stem(name) + configuration.presetSuffix }
}

extension Configuration {
  /// The colors of an `Appearance` of AppearanceNavigationController that nothing sets, added to a table; nil for
  /// AppearanceKit, which leaves them to the app.
  fileprivate func runtimeColors(in table: inout ColorTable) -> RuntimeColors? {
    guard outputs.contains(Output.presets.id) else { return nil }
    switch runtime {
    case .appearanceKit: return nil
    case .yalantis:
      return RuntimeColors(
        background: table.add(plain: Color(hex8: 234, 46, 73)), tint: table.add(plain: .white))
    case .yalantis2015:
      let clear = table.add(plain: Color.black.withAlpha(0))
      return RuntimeColors(background: clear, tint: clear)
    }
  }
}
