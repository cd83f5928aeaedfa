package import ThemeSyntax

package struct SuppressedFinding: Sendable {
  /// What lets a finding pass.
  package enum Reason: Sendable, Hashable {
    /// A comment in the theme, with the reason it gives.
    case waiver(String)
    case baseline
  }

  package let finding: Diagnostic
  package let reason: Reason
  /// The contrast of the pair that a waiver lets pass, 1...21; nil for a finding about no pair.
  package let ratio: Double?

  package init(_ finding: Diagnostic, _ reason: Reason, ratio: Double? = nil) {
    self.finding = finding
    self.reason = reason
    self.ratio = ratio
  }
}
