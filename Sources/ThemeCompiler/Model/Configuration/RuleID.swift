/// The rules that are judged before the rules' own checks.
package enum RuleID {
  package static let missingCounterpart = "missing-counterpart"
  package static let ambiguousColorName = "ambiguous-color-name"
  package static let suspiciousNotation = "suspicious-notation"
  package static let outOfGamut = "out-of-gamut"
  package static let backgroundWithoutEffect = "background-without-effect"
  package static let nullWithoutEffect = "null-without-effect"
  package static let tokenDialect = "token-dialect"
  package static let deprecatedToken = "deprecated-token"
  package static let declaredPairContrast = "declared-pair-contrast"
  package static let unusedWaiver = "unused-waiver"
  package static let waiverWithoutReason = "waiver-without-reason"
}
