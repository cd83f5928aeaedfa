package import ThemeSyntax

package struct SuppressedFinding: Sendable {
  package enum Reason: Sendable, Hashable {
    /// A comment in the theme, with its reason.
    case waiver(String)
    case baseline
  }

  package let finding: Diagnostic
  package let reason: Reason

  package init(_ finding: Diagnostic, _ reason: Reason) {
    self.finding = finding
    self.reason = reason
  }
}
