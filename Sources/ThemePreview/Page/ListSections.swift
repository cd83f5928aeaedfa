import ColorScience
import DesignTokens
import OutputText
import ThemeCompiler
import ThemeSyntax

/// Writes what a theme has besides bars: roles, tokens, screens, findings, waivers.
extension MarkupWriter {
  /// Writes the lists that have anything in them.
  mutating func lists(of source: PreviewedTheme) {
    let theme = source.theme
    list("Roles", ["Role", "Color", "On an inverse background", "Place"], theme.roles, source) {
      (role, writer) in
      writer.write("\(role.name)")
      for color in [role.color, role.inverse] {
        writer.write("<td>")
        writer.variants(theme.colors[color].variants)
      }
      return role.range
    }
    list("Tokens", ["Token", "Color", "Leads through", "Used at"], theme.tokens, source) {
      (used, writer) in
      writer.write("\(used.token.path)")
      if used.token.deprecation != nil { writer.write(" <small>deprecated</small>") }
      writer.write("<td>")
      writer.variants(theme.colors[used.color].variants)
      writer.write("<td>\(used.token.aliases.map(\.path).joined(separator: " → "))")
      return used.range
    }
    list(
      "Screens", ["Screen", "Wears", "While editing", "Bars", "Place"], theme.screens, source
    ) { screen, writer in
      writer.write("\(screen.name)")
      writer.write("<td>\(source.link(to: theme.appearances[screen.appearance]))<td>")
      let editing = source.link(to: theme.appearances[screen.whenEditing])
      writer.write(screen.whenEditing == screen.appearance ? "the same" : editing)
      let hidden =
        (screen.navigationBarHidden ? ["navigation bar hidden"] : [])
        + (screen.toolbarHidden ? ["toolbar hidden"] : [])
      writer.write("<td>\(hidden.isEmpty ? "all shown" : hidden.joined(separator: ", "))")
      return screen.range
    }
    list(
      "Waivers", ["Rule", "Reason", "Waived pair", "Place"], source.analysis.report.waived,
      source
    ) { waiver, writer in
      writer.write("<code>\(waiver.rule)</code>")
      writer.write("<td>\(waiver.reason.isEmpty ? "none is given" : waiver.reason)")
      writer.write("<td>\(waiver.finding.message)")
      return waiver.range
    }
  }

  /// Writes all findings of a theme; many of them folded up where there are drawings below, which have
  /// each its own.
  ///
  /// Of very many, those that stand there are only counted.
  mutating func findings(of source: PreviewedTheme) {
    let findings = Diagnostic.tellingCausesOnce(source.analysis.diagnostics)
    guard !findings.isEmpty else { return }
    let isFolded = findings.count > 3 && !source.theme.appearances.isEmpty
    let open: Markup = isFolded ? "" : " open"
    write(
      #"<details class="sec"\#(open)><summary><h3>Findings (\#(findings.count))</h3></summary>"#)
    let all = source.analysis.diagnostics
    let isLong = findings.count > Self.listedFindings
    let beside = isLong ? Set(source.pairs.joined().compactMap(\.finding)) : []
    for (index, finding) in findings where !beside.contains(all[index]) {
      self.finding(finding, at: source.place)
    }
    if !beside.isEmpty { countsBesidePairs(of: source) }
    write("</details>")
  }

  /// Says how many findings stand with the pairs of each appearance.
  private mutating func countsBesidePairs(of source: PreviewedTheme) {
    write("<p>Those about pairs stand with these. Their numbers: ")
    let counts = source.pairs.map { pairs in pairs.count { $0.finding != nil } }
    let counted = zip(source.theme.appearances, counts).filter { $0.1 > 0 }
    for (index, (appearance, count)) in counted.enumerated() {
      write("\(index == 0 ? "" : ", ")\(source.link(to: appearance)) \(count)")
    }
    write("</p>")
  }

  /// The most findings that are listed although they stand with their pairs, too.
  private static let listedFindings = 60

  /// Writes a table with a row for each element, of which `row` writes all cells but the last one, and gives the
  /// place that this one names.
  private mutating func list<Element>(
    _ title: String, _ columns: [String], _ elements: [Element], _ source: PreviewedTheme,
    row: (Element, inout MarkupWriter) -> SourceRange
  ) {
    guard !elements.isEmpty else { return }
    write(#"<details class="sec" open><summary><h3>\#(title)</h3></summary>"#)
    beginTable(title, columns)
    write("</thead><tbody>")
    for element in elements {
      write(#"<tr><th scope="row">"#)
      let range = row(element, &self)
      write(#"<td class="at">\#(source.place(range))</tr>"#)
    }
    endTable()
    write("</details>")
  }

  /// Begins a table that can be scrolled, with the heads of its first columns.
  mutating func beginTable(_ label: String, _ columns: [String]) {
    write(#"<div class="sc" tabindex="0" role="region" aria-label="\#(label)">"#)
    write("<table><thead><tr>")
    for column in columns { write(#"<th scope="col">\#(column)"#) }
  }

  mutating func endTable() { write("</tbody></table></div>") }
}
