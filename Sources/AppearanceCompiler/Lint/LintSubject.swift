import ThemeSyntax

/// What a rule on a whole theme looks at.
package struct LintSubject: Sendable {
  let theme: ResolvedTheme
  let configuration: Configuration
}
