extension LintRule {
  /// Every rule, in the order in which they are explained.
  package static let all: [LintRule] = [
    .statusBarContrast,
    .statusBarAutomatic,
    .titleContrast,
    .tintContrast,
    .tabLabelContrast,
    .inverseUnreadable,
    .contentDependentContrast,
    .highContrastRegression,
    .scrollEdgeUnset,
    .indistinguishableTabState,
    .missingCounterpart,
    .glassBackground,
    .partialAppearance,
    .swappedThemes,
    .barStyleConflict,
    .opaqueWithAlpha,
    .mixedMechanisms,
    .proxyScope,
    .dynamicFrozen,
    .unavailableProperty,
    .unusedPaletteColor,
    .duplicateColor,
    .ambiguousColorName,
    .outOfGamut,
    .unusedWaiver,
    .waiverWithoutReason,
  ]

  /// The names of all rules.
  static let names = all.map(\.id)

  /// The rule with a name.
  static func named(_ id: String) -> LintRule? { byName[id] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

  /// How the contrast rules find their pairs.
  static let pairFinders: [PairFinder] = all.compactMap { rule in
    if case .contrast(let finder) = rule.check { finder } else { nil }
  }
}
