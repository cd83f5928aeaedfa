import DesignTokens
import ThemeSyntax

struct Resolution {
  var theme: ResolvedTheme
  var diagnostics: [Diagnostic]
  /// Findings of comparing appearances, unreliable if a part was dropped.
  var comparisons: [Diagnostic]
}

/// Resolves a theme's names and creates inverses and dynamic appearances; `file` is its own number.
func resolveTheme(
  _ document: consuming ThemeDocument, texts: consuming TextTable, fileName: String, name: String,
  configuration: Configuration, meter: ContrastMeter, file: Int32 = 0, tokens: TokenSystem? = nil
) -> Resolution {
  let (lacksNames, isTrial) = (document.notes.lacksNames, document.isTrial)
  let nameRange = document.name?.range ?? SourceRange(file: file, lower: 0, upper: 0)
  let prefix = document.prefix.value?.value ?? ""
  var resolver = ThemeResolver(
    document, tokens: tokens, texts: texts, configuration: configuration, meter: meter)
  let palette = isTrial ? [] : resolver.colors.resolvePalette()
  resolver.addDeclared()
  resolver.addDynamic()
  resolver.linkInverses()
  resolver.checkUnusedInverse()
  let roles = isTrial ? [] : resolver.roles()
  let screens = resolver.screens()
  var theme = ResolvedTheme(
    name: name, nameRange: nameRange, prefix: prefix, fileName: fileName,
    colors: resolver.colors.table, palette: resolver.colors.marked(consume palette),
    appearances: resolver.appearances, roles: roles, screens: screens)
  theme.tokens = resolver.colors.tokens.used
  theme.runtimeColors = resolver.runtimeColors
  if !configuration.hasGlass { theme.ignoreGlass() }
  let found = tokens.map { tokenFindings($0, in: theme, configuration) } ?? []
  var diagnostics =
    found + resolver.colors.tokens.findings + resolver.colors.diagnostics.all
    + resolver.diagnostics.all
  diagnostics += resolver.findingsAboutNothing
  let comparisons = resolver.comparisons
  // Frees the resolver's tables before more memory is needed.
  _ = consume resolver
  diagnostics += collisions(in: theme, under: configuration)
  if lacksNames { diagnostics.removeAll(where: \.isAboutMissingName) }
  return Resolution(theme: theme, diagnostics: diagnostics, comparisons: comparisons.all)
}

extension ResolvedTheme {
  /// Removes settings for glass, so the bar is written and measured as before iOS 26.
  fileprivate mutating func ignoreGlass() {
    let settings = BarPropertySet([.liquidGlass, .hidesSharedBackground])
    for (index, appearance) in appearances.enumerated() {
      for kind in BarKind.allCases where appearance.bars[kind].has(anyOf: settings) {
        if !appearance.isInverse, appearance.members.isEmpty {
          let asking = appearance.bars[kind].settings.filter {
            switch ($0.property, $0.value) {
            case (.liquidGlass, .word("system")), (.hidesSharedBackground, .flag(true)): true
            default: false
            }
          }
          ignoredGlass += asking.map {
            ("\(appearance.name).\(kind.name).\($0.property.name)", $0.range)
          }
        }
        appearances[index].bars[kind] = appearance.bars[kind].without(settings)
      }
    }
  }
}
