/// The identifiers of the lint rules, each the name of a defect.
package enum RuleID {
  package static let statusBarContrast = "status-bar-contrast"
  package static let statusBarAutomatic = "status-bar-automatic"
  package static let titleContrast = "title-contrast"
  package static let tintContrast = "tint-contrast"
  package static let tabLabelContrast = "tab-label-contrast"
  package static let inverseUnreadable = "inverse-unreadable"
  package static let contentDependentContrast = "content-dependent-contrast"
  package static let missingCounterpart = "missing-counterpart"
  package static let glassBackground = "glass-background"
  package static let ambiguousColorName = "ambiguous-color-name"
  package static let outOfGamut = "out-of-gamut"
  package static let unusedWaiver = "unused-waiver"
  package static let waiverWithoutReason = "waiver-without-reason"
}
