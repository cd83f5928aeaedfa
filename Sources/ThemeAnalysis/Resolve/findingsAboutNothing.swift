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
          "null unsets an inherited value, but nothing is inherited here; write a value or leave the "
            + "key out",
          at: range))
    }
    for dropped in document.droppedColors {
      findings.append(
        Diagnostic(
          RuleID.backgroundWithoutEffect, .warning,
          "'\(dropped.property.name)' is not drawn, since \(dropped.cause.value.text); leave one of "
            + "the two out",
          at: dropped.color,
          notes: [Diagnostic.Note(dropped.cause.value.note, at: dropped.cause.range)]))
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

extension DroppedColor.Cause {
  /// Why a color is not drawn, behind "since".
  fileprivate var text: String {
    switch self {
    case .background(let background): "'background: \(background.rawValue)' drops it"
    case .covered(let property): "'\(property.name)' is drawn in its place"
    }
  }

  /// What is said at the place of the cause.
  fileprivate var note: String {
    switch self {
    case .background: "nothing is drawn here"
    case .covered(.backgroundImage): "the image is named here"
    case .covered: "the gradient is set here"
    }
  }
}
