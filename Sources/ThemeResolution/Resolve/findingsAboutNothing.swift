import OutputText
import ThemeModel
import ThemeSyntax

extension ThemeResolver {
  /// What there is to say about nulls that unset nothing and colors that nothing draws; known once everything is
  /// resolved.
  var findingsAboutNothing: [Diagnostic] {
    var findings: [Diagnostic] = []
    var places = colors.unsets
    for unset in [document.prefix.unset, document.inverse.unset].compactMap(\.self) {
      places[unset.range] = unset.hasEffect
    }
    for (range, hasEffect) in places where !hasEffect {
      findings.append(
        Diagnostic(
          RuleID.nullWithoutEffect, .warning,
          "null unsets what is inherited, and nothing is inherited here; write a value or leave the "
            + "key out",
          at: range))
    }
    for dropped in document.droppedColors {
      findings.append(
        Diagnostic(
          RuleID.backgroundWithoutEffect, .warning,
          "'\(dropped.property.name)' is not drawn, since 'background: "
            + "\(dropped.background.value.rawValue)' drops it; leave one of the two out",
          at: dropped.color,
          notes: [Diagnostic.Note("nothing is drawn here", at: dropped.background.range)]))
    }
    for entry in document.unsetEntries where !entry.unset.hasEffect {
      let name = shortened(colors.texts.string(entry.name))
      findings.append(
        Diagnostic(
          "missing-value",
          "\(entry.section.rawValue) '\(name)' needs a "
            + (entry.section == .role ? "color" : "value; write its keys below it, indented"),
          at: entry.unset.range))
    }
    return findings.sorted { left, right in
      (left.range?.file ?? 0, left.range?.lower ?? 0)
        < (right.range?.file ?? 0, right.range?.lower ?? 0)
    }
  }
}
