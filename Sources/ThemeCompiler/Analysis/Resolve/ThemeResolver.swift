import ColorScience
import DesignTokens
import OutputText
import ThemeSyntax

package struct ThemeResolver {
  /// The written theme, without resolved appearances.
  var document: ThemeDocument
  let configuration: Configuration
  let meter: ContrastMeter
  var colors: ColorResolver
  var appearances: [ResolvedAppearance] = []
  var diagnostics = FindingList()
  /// Findings of comparing appearances; waivers may suppress as many of a kind as are kept.
  var comparisons = FindingList(limit: FindingList.known)
  var indices: [TextID: Int] = [:]
  /// Linked after all appearances are resolved.
  var namedInverses: [(of: Int, name: Located<TextID>)] = []
  var lostInverses: Set<Int> = []
  /// True if an appearance uses the theme's inverse; otherwise it is checked separately.
  var isInverseInherited = false
  var abstractNames: [TextID: SourceRange] = [:]
  var lostNames: Set<TextID>
  var inverseMaker: InverseMaker
  let runtimeColors: RuntimeColors?
  private var suggestions = NameSuggestions()
  /// The best styles by backgrounds, shared with inheriting appearances and inverses.
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
      generation: configuration.generations[0], change: document.change)
    lostNames = Set(document.notes.reportedNames)
    inverseMaker = InverseMaker(configuration)
    runtimeColors = configuration.runtimeColors(in: &colors.table)
    colors.roleNames = Set(document.roles.map { colors.texts.string($0.name.value) })
  }

  /// Sets the written status-bar style, or the most readable one over the navigation bar's states.
  mutating func decide(_ choice: Located<StatusBarChoice>, for appearance: inout ResolvedAppearance)
  {
    switch choice.value {
    case .style(let style):
      appearance.statusBarStyle = changed(Located(style, at: choice.range))
      appearance.darkStatusBarStyle = nil
    case .styles(let light, let dark):
      appearance.statusBarStyle = changed(light)
      appearance.darkStatusBarStyle = changed(dark)
    case .auto:
      let grounds = Installation(appearance).statusBarGrounds(
        colors.table, under: configuration)
      let isGlass = configuration.hasGlassOnly && appearance.bars.navigationBar.yieldsToGlass
      guard !grounds.isEmpty, !isGlass else {
        appearance.statusBarStyle = Located(appearance.statusBarStyle.value, at: choice.range)
        return
      }
      let style = bestStyle(on: grounds, in: appearance.variants)
      appearance.statusBarStyle = Located(style.style, at: choice.range)
      appearance.darkStatusBarStyle = nil
      // If no style is readable in both interface styles, AppearanceKit supports one for each.
      guard configuration.runtime == .appearanceKit, style.ratio < configuration.thresholds.nonText
      else { return }
      let light = bestStyle(on: grounds, in: appearance.variants.intersection(.light))
      let dark = bestStyle(on: grounds, in: appearance.variants.intersection(.dark))
      guard light.style != dark.style, min(light.ratio, dark.ratio) > style.ratio else { return }
      appearance.statusBarStyle = Located(light.style, at: choice.range)
      appearance.darkStatusBarStyle = Located(dark.style, at: choice.range)
    }
  }

  private func changed(_ style: Located<StatusBarStyle>) -> Located<StatusBarStyle> {
    Located(document.change?.word(at: style.range) ?? style.value, at: style.range)
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

  /// The index of an appearance; an undefined name is reported unless its declaration was.
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

  func symbol(_ name: String) -> String { stem(name) + configuration.presetSuffix }
}

extension Configuration {
  /// AppearanceNavigationController's default colors; nil for AppearanceKit, which keeps the app's.
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
