import ColorScience
import DesignTokens
import OutputText
import ThemeAnalysis
import ThemeModel
import ThemeSyntax

/// Writes what a theme has besides bars: roles, tokens, screens, findings, waivers.
extension PageWriter {
  /// Writes the lists that have anything in them.
  mutating func lists(of source: PreviewedTheme) {
    roles(source)
    tokens(source)
    screens(source)
    waivers(source)
  }

  /// Writes all findings of a theme; many of them folded up where there are drawings below, which have
  /// each its own.
  mutating func findings(of source: PreviewedTheme) {
    let findings = source.analysis.diagnostics
    guard !findings.isEmpty else { return }
    let isFolded = findings.count > 3 && !source.theme.appearances.isEmpty
    markup(isFolded ? "<details class=\"sec\">" : "<details class=\"sec\" open>")
    markup("<summary><h3>Findings (")
    text(String(findings.count))
    markup(")</h3></summary>")
    for finding in findings { self.finding(finding, source) }
    markup("</details>")
  }

  private mutating func open(_ title: StaticString, _ columns: [StaticString]) {
    markup("<details class=\"sec\" open><summary><h3>")
    markup(title)
    markup("</h3></summary><div class=\"sc\" tabindex=\"0\" role=\"region\" aria-label=\"")
    markup(title)
    markup("\"><table><thead><tr>")
    for column in columns {
      markup("<th scope=\"col\">")
      markup(column)
    }
    markup("</thead><tbody>")
  }

  private mutating func close() { markup("</tbody></table></div></details>") }

  private mutating func roles(_ source: PreviewedTheme) {
    guard !source.theme.roles.isEmpty else { return }
    open("Roles", ["Role", "Color", "On an inverse background", "Place"])
    for role in source.theme.roles {
      markup("<tr><th scope=\"row\">")
      text(role.name)
      for color in [role.color, role.inverse] {
        markup("<td>")
        variants(source.theme.colors[color].variants)
      }
      markup("<td class=\"at\">")
      text(source.place(role.range))
      markup("</tr>")
    }
    close()
  }

  private mutating func tokens(_ source: PreviewedTheme) {
    guard !source.theme.tokens.isEmpty else { return }
    open("Tokens", ["Token", "Color", "Leads through", "Used at"])
    for used in source.theme.tokens {
      markup("<tr><th scope=\"row\">")
      text(used.token.path)
      if used.token.deprecation != nil { markup(" <small>deprecated</small>") }
      markup("<td>")
      variants(source.theme.colors[used.color].variants)
      markup("<td>")
      text(used.token.aliases.map(\.path).joined(separator: " → "))
      markup("<td class=\"at\">")
      text(source.place(used.range))
      markup("</tr>")
    }
    close()
  }

  private mutating func screens(_ source: PreviewedTheme) {
    guard !source.theme.screens.isEmpty else { return }
    open("Screens", ["Screen", "Wears", "While editing", "Bars", "Place"])
    for screen in source.theme.screens {
      markup("<tr><th scope=\"row\">")
      text(screen.name)
      for index in [screen.appearance, screen.whenEditing] {
        let appearance = source.theme.appearances[index]
        markup("<td><a href=\"#")
        attribute(source.fragment(appearance))
        markup("\">")
        text(appearance.name)
        markup("</a>")
      }
      markup("<td>")
      let hidden = [
        screen.navigationBarHidden ? "navigation bar hidden" : "",
        screen.toolbarHidden ? "toolbar hidden" : "",
      ].filter { !$0.isEmpty }
      text(hidden.isEmpty ? "all shown" : hidden.joined(separator: ", "))
      markup("<td class=\"at\">")
      text(source.place(screen.range))
      markup("</tr>")
    }
    close()
  }

  private mutating func waivers(_ source: PreviewedTheme) {
    let waived = source.analysis.report.waived
    guard !waived.isEmpty else { return }
    open("Waivers", ["Rule", "Reason", "What it lets pass", "Place"])
    for waiver in waived {
      markup("<tr><th scope=\"row\"><code>")
      text(waiver.rule)
      markup("</code><td>")
      text(waiver.reason.isEmpty ? "none is given" : waiver.reason)
      markup("<td>")
      text(waiver.finding.message)
      markup("<td class=\"at\">")
      text(source.place(waiver.range))
      markup("</tr>")
    }
    close()
  }
}
