import ColorScience
import OutputText
import ThemeAnalysis
import ThemeModel
import ThemeSyntax

/// Writes an appearance with its inverse: drawings, verdicts, findings.
extension PageWriter {
  /// Writes an appearance of a theme by its index.
  mutating func appearance(_ index: Int, of source: PreviewedTheme) {
    let appearance = source.theme.appearances[index]
    let inverse = appearance.inverse.first.flatMap { place -> Int? in
      guard source.theme.appearances.indices.contains(place),
        source.theme.appearances[place].isInverse
      else { return nil }
      return place
    }
    let parts = [index] + [inverse].compactMap(\.self)
    let pairs = parts.map { source.analysis.judgedPairs(of: $0, in: source.theme, source.drawings) }
    markup("<section class=\"ap\" id=\"")
    attribute(source.fragment(appearance))
    markup("\" data-bars=\"")
    let kinds = BarKind.allCases.filter { !appearance.bars[$0].settings.isEmpty }
    attribute(kinds.map(\.name).joined(separator: " "))
    markup("\"")
    if pairs.joined().contains(where: { $0.verdict == .fail || $0.finding != nil }) {
      markup(" data-bad")
    }
    markup("><div class=\"in\"><h3><a href=\"#")
    attribute(source.fragment(appearance))
    markup("\">")
    text(appearance.name)
    markup("</a></h3>")
    facts(appearance, source)
    for line in appearance.description { element("p", line) }
    markup("</div><div class=\"pts\">")
    for (part, judged) in zip(parts, pairs) {
      markup("<div class=\"pt\">")
      let shown = source.theme.appearances[part]
      if case .inverse(_, let rule) = shown.kind {
        markup("<h4 id=\"")
        attribute(source.fragment(shown))
        markup("\">Inverse, made by ")
        text(rule.rawValue)
        markup("</h4>")
      }
      markup("<div class=\"dr\">")
      let maker = SceneMaker(
        shown, judged, source.theme.colors, source.analysis.input.configuration,
        source.analysis.meter)
      for drawing in maker.drawings() { self.drawing(drawing) }
      markup("</div>")
      table(judged, of: shown, source)
      markup("</div>")
    }
    markup("</div></section>")
  }

  private mutating func facts(_ appearance: ResolvedAppearance, _ source: PreviewedTheme) {
    markup("<p class=\"fa\"><code>.")
    text(appearance.symbol)
    markup("</code> <span>")
    text(source.place(appearance.range))
    markup("</span> <span>status bar: ")
    text(appearance.statusBarStyle.value.rawValue)
    if let dark = appearance.darkStatusBarStyle {
      markup(", in dark ")
      text(dark.value.rawValue)
    }
    markup("</span>")
    if appearance.interfaceStyle != .unspecified {
      markup(" <span>always ")
      text(appearance.interfaceStyle.rawValue)
      markup("</span>")
    }
    if appearance.kind == .dynamic {
      markup(" <span>follows the system:")
      for (variant, member) in zip(Variant.allCases, appearance.members) {
        let other = source.theme.appearances[member]
        markup(" <a href=\"#")
        attribute(source.fragment(other))
        markup("\">")
        text(other.name)
        markup("</a> (")
        text(variant.caption)
        markup(")")
      }
      markup("</span>")
    }
    if let deprecation = appearance.deprecation.first {
      markup(" <strong>deprecated")
      if case .message(let message) = deprecation { text(": \(message)") }
      markup("</strong>")
    }
    markup("</p>")
  }

  // MARK: - Pairs

  private mutating func table(
    _ pairs: [JudgedPair], of appearance: ResolvedAppearance, _ source: PreviewedTheme
  ) {
    guard !pairs.isEmpty else {
      markup("<p class=\"no\">No pair of colors is measured here.</p>")
      return
    }
    let variants = Variant.sideBySide.filter { appearance.variants.contains(VariantSet($0)) }
    markup("<div class=\"sc\" tabindex=\"0\" role=\"region\" aria-label=\"Pairs of ")
    attribute(appearance.name)
    markup(
      "\"><table><thead><tr><th scope=\"col\">Bar<th scope=\"col\">What is drawn on it"
    )
    markup("<th scope=\"col\">Needed")
    for variant in variants {
      markup("<th scope=\"col\" data-v=\"")
      attribute(variant.name)
      markup("\">")
      text(variant.caption)
    }
    markup("</thead><tbody>")
    for judged in pairs { row(judged, variants, source) }
    markup("</tbody></table></div>")
  }

  private mutating func row(
    _ judged: JudgedPair, _ variants: [Variant], _ source: PreviewedTheme
  ) {
    let pair = judged.pair
    markup("<tr data-bar=\"")
    attribute(pair.background.bar.name)
    markup("\" data-r=\"")
    attribute(judged.verdict.rawValue)
    markup("\" data-p=\"")
    attribute(
      (["\(pair.background.barPath)|\(pair.foreground.name)|\(pair.backgroundName)|\(pair.rule)"]
        + pair.outputs).joined(separator: "|"))
    markup("\"><th scope=\"row\">")
    text(([pair.background.barPath] + pair.outputs).joined(separator: ", "))
    markup("<td>")
    text(pair.title)
    markup("<small>")
    text(names(of: pair, source))
    markup("</small><td>")
    text("\(shortRatio(pair.required)):1")
    if let reason = judged.reason {
      markup("<td class=\"unknown\" colspan=\"")
      number(variants.count)
      markup("\"><b>? not measured</b><small>")
      text(reason)
      markup("</small>")
    } else {
      cells(judged, variants, source)
    }
    markup("</tr>")
    if let finding = judged.finding {
      markup("<tr class=\"why\" data-bar=\"")
      attribute(pair.background.bar.name)
      markup("\"><td colspan=\"")
      number(variants.count + 3)
      markup("\">")
      self.finding(finding, source)
      markup("</tr>")
    }
  }

  private func names(of pair: ContrastPair, _ source: PreviewedTheme) -> String {
    let front =
      switch pair.ink {
      case .color(let color): source.name(color)
      case .blackGlyphs: "black"
      case .whiteGlyphs: "white"
      }
    guard let ground = pair.footing.ground else { return front }
    return switch ground.paint {
    case .color(let color): "\(front) on \(source.name(color))"
    case .gradient: "\(front) on a gradient"
    case .system: "\(front) on the system's background"
    case .uiKit(let color): "\(front) on .\(color.name)"
    case .clear: "\(front) on content"
    }
  }

  /// Writes the verdicts by variant, one cell for neighbors that are alike.
  private mutating func cells(
    _ judged: JudgedPair, _ variants: [Variant], _ source: PreviewedTheme
  ) {
    let meter = source.analysis.meter
    var next = variants.startIndex
    while next < variants.endIndex {
      let entry = judged.entry(in: variants[next])
      let colors = judged.colors(in: variants[next], source.theme.colors, meter)
      var end = next + 1
      while end < variants.endIndex, let entry,
        entry.variants.contains(VariantSet(variants[end])),
        judged.colors(in: variants[end], source.theme.colors, meter) == colors
      {
        end += 1
      }
      markup("<td")
      if end - next > 1 {
        markup(" colspan=\"")
        number(end - next)
        markup("\"")
      }
      // What holds in every variant is there whichever is chosen.
      if end - next < variants.count {
        markup(" data-v=\"")
        attribute(variants[next..<end].map(\.name).joined(separator: " "))
        markup("\"")
      }
      if let entry, let colors {
        markup(" class=\"")
        attribute(entry.verdict.shown.rawValue)
        markup("\">")
        sample(colors)
        verdict(entry)
      } else {
        markup(">—")
      }
      next = end
    }
  }

  private mutating func sample(_ colors: PairColors) {
    if colors.behind.isEmpty { return chip(colors) }
    for behind in colors.behind {
      markup("<span class=\"k ")
      back(behind)
      markup("\">")
      chip(colors)
      markup("</span>")
    }
  }

  private mutating func chip(_ colors: PairColors) {
    markup("<span class=\"s ")
    front(colors.front)
    markup(" ")
    back(colors.back)
    markup("\">Ag</span>")
  }

  private mutating func verdict(_ entry: ContrastEntry) {
    let shown = entry.verdict.shown
    markup("<b>")
    text(shown.shape)
    markup(" ")
    text(shortRatio(entry.worst))
    if entry.isInterval {
      markup(" – ")
      text(shortRatio(entry.best))
    }
    markup("</b>")
    if shown != .pass {
      markup(" ")
      text(shown.word)
    }
  }

  // MARK: - Findings

  /// Writes a finding with its place, its notes and what to write instead.
  mutating func finding(_ finding: Diagnostic, _ source: PreviewedTheme) {
    markup("<div class=\"fi ")
    attribute(finding.severity.rawValue)
    markup("\"><b>")
    text(finding.severity.shape)
    markup(" ")
    text(finding.severity.rawValue)
    markup("</b> ")
    text(finding.message)
    markup(" <code>")
    text(finding.id)
    markup("</code>")
    if let range = finding.range {
      markup(" <span class=\"at\">")
      text(source.place(range))
      markup("</span>")
    }
    for fixIt in finding.fixIts {
      markup("<p class=\"fx\"><b>Suggestion:</b> ")
      text(fixIt.message)
      markup("</p>")
    }
    for note in finding.notes {
      markup("<p>")
      text(note.message)
      markup(": <span class=\"at\">")
      text(source.place(note.range))
      markup("</span></p>")
    }
    markup("</div>")
  }
}

extension Diagnostic.Severity {
  /// A shape that says the same as the color.
  fileprivate var shape: String {
    switch self {
    case .error: "✕"
    case .warning: "▲"
    case .note: "●"
    }
  }
}
