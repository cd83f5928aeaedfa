package import ColorScience
import OutputText

/// A way to write a difference down as text.
package enum DiffFormat: String, CaseIterable, Sendable {
  case text, markdown, json

  /// The difference, as text in lines of `width` columns at most; nothing where nothing changed, but for JSON.
  package func render(
    _ difference: ThemeDifference, width: Int? = nil, swatch: (Color) -> String = { _ in "" }
  ) -> String {
    switch self {
    case .text: difference.text(width, swatch)
    case .markdown: difference.markdown
    case .json: difference.json
    }
  }
}

extension Change {
  /// What happened, without the colors: "palette color 'ink' is gone".
  package var sentence: String {
    let name = visibleText(name)
    let before = before.map { visibleText($0) }
    let after = after.map { visibleText($0) }
    switch (before, after) {
    case (let before?, let after?) where isRename && kind != .symbol:
      return "\(kind.noun) '\(before)' is now '\(after)'"
    case (let before?, let after?): return "\(kind.noun) \(name): \(before) → \(after)\(note)"
    case (let before?, nil):
      return kind.isSetting
        ? "\(kind.noun) \(name): \(before) is gone" : "\(kind.noun) '\(name)' is gone"
    case (nil, let after?):
      return kind.isSetting
        ? "\(kind.noun) \(name): now \(after)\(note)" : "\(kind.noun) '\(name)' is new"
    case (nil, nil): return "\(kind.noun) \(name)"
    }
  }

  private var note: String {
    guard let remark, !isRename else { return "" }
    return " (\(visibleText(remark)))"
  }

  /// The greatest difference of its colors with two decimals, nil where it has none.
  package var distance: String? {
    colors.first.map { "ΔE \(NumberText.decimals($0.difference, 2))" }
  }
}

extension Change.Kind {
  var noun: String {
    switch self {
    case .palette: "palette color"
    case .deploymentTarget: "deployment target"
    case .requirement: "contrast that is needed by"
    case .highContrast: "increased contrast is no longer higher:"
    case .statusBarStyle: "status bar"
    case .interfaceStyle: "interface style"
    case .deprecation: "deprecated:"
    default: rawValue
    }
  }

  /// Whether it is something that has a value rather than something that is there or not.
  var isSetting: Bool {
    switch self {
    case .contrast, .requirement, .waiver, .highContrast, .color, .value, .statusBarStyle,
      .interfaceStyle,
      .deprecation:
      true
    case .theme, .appearance, .symbol, .inverse, .palette, .role, .screen, .output,
      .deploymentTarget:
      false
    }
  }
}

// MARK: - Text

extension ThemeDifference {
  fileprivate func text(_ width: Int?, _ swatch: (Color) -> String) -> String {
    guard !isEmpty else { return "" }
    var text = ""
    for (section, changes) in sections where !changes.isEmpty {
      text += "\(section.title.lowercased())\n"
      for change in changes {
        let colors = change.colors.first.map { swatch($0.before) + swatch($0.after) } ?? ""
        var words = change.sentence
        if let distance = change.distance { words += ", \(distance)" }
        if !change.places.isEmpty { words += "; \(change.reach)" }
        let cells = colors.isEmpty ? 0 : 2 * Swatch.width
        let lines = wrapped(words, width: width, after: 2 + cells, indent: 4)
        text += "  \(colors)\(lines.joined(separator: "\n    "))\n"
      }
    }
    return text + "next version: \(version.rawValue)\n"
  }
}

extension Change {
  /// Where it shows, not more than a line takes.
  fileprivate var reach: String {
    let shown = places.prefix(4).map { visibleText($0) }.joined(separator: ", ")
    return places.count > 4 ? "\(shown) and \(places.count - 4) more" : shown
  }
}

// MARK: - JSON

extension ThemeDifference {
  fileprivate var json: String {
    var writer = JSONWriter()
    writer.object { writer in
      for (section, changes) in sections {
        writer.key(text: section.rawValue)
        writer.array { writer in
          for change in changes { change.write(to: &writer) }
        }
      }
      writer.entry("version", version.rawValue)
    }
    return writer.finishText()
  }
}

extension Change {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      if let after { writer.entry("after", after) }
      if let before { writer.entry("before", before) }
      if let difference = colors.first?.difference {
        writer.key("deltaE")
        writer.number((difference * 100).rounded() / 100)
      }
      writer.entry("kind", kind.rawValue)
      writer.entry("name", name)
      writer.key("places")
      writer.array { writer in
        for place in places { writer.string(place) }
      }
      if let remark { writer.entry("remark", remark) }
    }
  }
}
