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
    .missingCounterpart,
    .ambiguousColorName,
    .outOfGamut,
    .unusedWaiver,
    .waiverWithoutReason,
  ]
}
