import ThemeSyntax

extension LintRule {
  /// Every rule, in the order of explanations.
  package static let all: [LintRule] = [
    .statusBarContrast,
    .statusBarAutomatic,
    .titleContrast,
    .tintContrast,
    .tabLabelContrast,
    .badgeContrast,
    .searchBarContrast,
    .inverseUnreadable,
    .inverseWithoutEffect,
    .contentDependentContrast,
    .highContrastRegression,
    .scrollEdgeUnset,
    .indistinguishableTabState,
    .missingCounterpart,
    .glassBackground,
    .glassWithoutEffect,
    .statusBarWithoutEffect,
    .partialAppearance,
    .swappedThemes,
    .barStyleConflict,
    .opaqueWithAlpha,
    .backgroundWithoutEffect,
    .prominentForeground,
    .mixedMechanisms,
    .proxyScope,
    .emptyOutput,
    .dynamicFrozen,
    .unavailableProperty,
    .omittedProperty,
    .unusedPaletteColor,
    .duplicateColor,
    .repeatedSuffix,
    .ambiguousColorName,
    .suspiciousNotation,
    .outOfGamut,
    .nullWithoutEffect,
    .tokenDialect,
    .deprecatedToken,
    .declaredPairContrast,
    .unusedWaiver,
    .waiverWithoutReason,
  ]

  package static let names = all.map(\.id)

  package static func named(_ id: String) -> LintRule? { byName[id] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}

extension Diagnostic {
  /// True for errors that prevent compiling, unlike those of lint rules.
  package var breaksTheme: Bool {
    severity == .error && LintRule.named(id) == nil
  }
}
