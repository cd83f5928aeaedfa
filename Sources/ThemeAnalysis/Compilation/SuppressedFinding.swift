package import ThemeSyntax

package struct SuppressedFinding: Sendable {
  package enum Reason: Sendable, Hashable {
    /// A comment in the theme, with its reason.
    case waiver(String)
    case baseline
  }

  package let finding: Diagnostic
  package let reason: Reason
  /// The contrast of the waived pair, 1...21; nil for findings without a pair.
  package let ratio: Double?

  package init(_ finding: Diagnostic, _ reason: Reason, ratio: Double? = nil) {
    self.finding = finding
    self.reason = reason
    self.ratio = ratio
  }
}
