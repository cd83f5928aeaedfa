import OutputText
import ThemeSyntax

extension ThemeResolver {
  /// Findings about nulls that unset nothing and colors that are not drawn; call after resolving.
  var findingsAboutNothing: [Diagnostic] {
    var places = colors.unsets
    for unset in [document.prefix.unset, document.inverse.unset].compactMap(\.self) {
      places[unset.range] = unset.hasEffect
    }
    let nulls = places.filter { !$0.value }.keys.map { range in
      Diagnostic(
        RuleID.nullWithoutEffect, .warning,
        "null unsets an inherited value, but nothing is inherited here; write a value or leave the "
          + "key out",
        at: range)
    }
    let dropped = document.notes.droppedColors.map { dropped in
      Diagnostic(
        RuleID.backgroundWithoutEffect, .warning,
        "'\(dropped.property.name)' is not drawn, since \(dropped.cause.value.text); leave one of "
          + "the two out",
        at: dropped.color,
        notes: [Diagnostic.Note(dropped.cause.value.note, at: dropped.cause.range)])
    }
    let unset = document.notes.unsetEntries.filter { !$0.unset.hasEffect }.map { entry in
      let name = shortened(colors.texts.string(entry.name))
      return Diagnostic(
        "missing-value",
        "\(entry.section.rawValue) '\(name)' needs a "
          + (entry.section == .role ? "color" : "value; write its keys below it, indented"),
        at: entry.unset.range)
    }
    return (nulls + dropped + unset).sorted { left, right in
      (left.range?.file ?? 0, left.range?.lower ?? 0)
        < (right.range?.file ?? 0, right.range?.lower ?? 0)
    }
  }
}

extension DroppedColor.Cause {
  /// The reason that a color is not drawn, after "since".
  fileprivate var text: String {
    switch self {
    case .background(let background): "'background: \(background.rawValue)' drops it"
    case .covered(let property): "'\(property.name)' is drawn in its place"
    }
  }

  fileprivate var note: String {
    switch self {
    case .background: "nothing is drawn here"
    case .covered(.backgroundImage): "the image is named here"
    case .covered: "the gradient is set here"
    }
  }
}
