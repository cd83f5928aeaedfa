import ColorScience
import OutputText
import ThemeAnalysis
import ThemeModel
import ThemeSyntax

/// Writes an appearance with its inverse: drawings, verdicts, findings.
extension MarkupWriter {
  /// Writes an appearance of a theme by its index; what is late of it comes when it is needed.
  mutating func appearance(_ index: Int, of source: PreviewedTheme, isLate: Bool) {
    let appearance = source.theme.appearances[index]
    let parts = source.parts(of: index)
    let pairs = parts.map { source.pairs[$0] }
    let kinds = BarKind.allCases.filter { !appearance.bars[$0].settings.isEmpty }
    let isBad = pairs.joined().contains { $0.verdict == .fail || $0.finding != nil }
    let bad: Markup = isBad ? " data-bad" : ""
    let fragment = source.fragment(appearance)
    write(#"<section class="\#(isLate ? "ap la" : "ap")" id="\#(fragment)" "#)
    write(#"data-bars="\#(kinds.map(\.name).joined(separator: " "))"\#(bad)>"#)
    write(##"<div class="in"><h3><a href="#\##(fragment)">\##(appearance.name)</a></h3>"##)
    facts(appearance, source)
    for line in appearance.description { write("<p>\(line)</p>") }
    write("</div>")
    if isLate { write("<noscript>") }
    write(#"<div class="pts">"#)
    for (part, judged) in zip(parts, pairs) {
      write(#"<div class="pt">"#)
      let shown = source.theme.appearances[part]
      if case .inverse(_, let rule) = shown.kind {
        write(#"<h4 id="\#(source.fragment(shown))">Inverse, made by \#(rule.rawValue)</h4>"#)
      }
      write(#"<div class="dr">"#)
      for aspect in source.maker(of: part).aspects() { self.aspect(aspect, of: shown.name) }
      write("</div>")
      table(judged, of: shown, source)
      write("</div>")
    }
    write("</div>")
    if isLate { write("</noscript>") }
    write("</section>")
  }

  private mutating func facts(_ appearance: ResolvedAppearance, _ source: PreviewedTheme) {
    write(#"<p class="fa">"#)
    copied(".\(appearance.symbol)")
    write(" ")
    write("<span>\(source.place(appearance.range))</span> ")
    write("<span>status bar: \(appearance.statusBarStyle.value.rawValue)")
    if let dark = appearance.darkStatusBarStyle { write(", in dark \(dark.value.rawValue)") }
    write("</span>")
    if appearance.interfaceStyle != .unspecified {
      write(" <span>always \(appearance.interfaceStyle.rawValue)</span>")
    }
    if appearance.kind == .dynamic {
      write(" <span>follows the system:")
      for (variant, member) in zip(Variant.allCases, appearance.members) {
        write(" \(source.link(to: source.theme.appearances[member])) (\(variant.caption))")
      }
      write("</span>")
    }
    if let deprecation = appearance.deprecation.first {
      write(" <strong>deprecated")
      if case .message(let message) = deprecation { write(": \(message)") }
      write("</strong>")
    }
    write("</p>")
  }

  // MARK: - Pairs

  private mutating func table(
    _ pairs: [JudgedPair], of appearance: ResolvedAppearance, _ source: PreviewedTheme
  ) {
    guard !pairs.isEmpty else {
      return write(#"<p class="no">No measured pairs.</p>"#)
    }
    let variants = Variant.sideBySide.filter { appearance.variants.contains(VariantSet($0)) }
    beginTable(
      "Pairs of \(appearance.name)", ["Bar", "Foreground", "Needed"])
    for variant in variants {
      write(#"<th scope="col" data-v="\#(variant.name)">\#(variant.caption)"#)
    }
    write("</thead><tbody>")
    for judged in pairs { row(judged, variants, source) }
    endTable()
  }

  private mutating func row(
    _ judged: JudgedPair, _ variants: [Variant], _ source: PreviewedTheme
  ) {
    let pair = judged.pair
    let bar = pair.background.bar.name
    let name =
      "\(pair.background.barPath)|\(pair.foreground.name)|\(pair.backgroundName)|\(pair.rule)"
    let path = ([name] + pair.outputs).joined(separator: "|")
    let place = ([pair.background.barPath] + pair.outputs).joined(separator: ", ")
    write(#"<tr data-bar="\#(bar)" data-r="\#(judged.verdict.rawValue)" data-p="\#(path)">"#)
    write(#"<th scope="row">\#(place)<td>\#(pair.title)"#)
    write("<small>\(names(of: pair, source))</small><td>\(shortRatio(pair.required)):1")
    if let reason = judged.reason {
      write(#"<td class="unknown" colspan="\#(variants.count)">"#)
      write("<b>? not measured</b><small>\(reason)</small>")
    } else {
      cells(judged, variants, source)
    }
    write("</tr>")
    if let finding = judged.finding {
      write(#"<tr class="why" data-bar="\#(bar)"><td colspan="\#(variants.count + 3)">"#)
      self.finding(finding, at: source.place)
      write("</tr>")
    }
  }

  private func names(of pair: ContrastPair, _ source: PreviewedTheme) -> String {
    let front =
      switch pair.ink {
      case .color(let color): source.name(color)
      case .blackGlyphs: "black"
      case .whiteGlyphs: "white"
      }
    guard let ground = pair.backgroundKnowledge.ground else { return front }
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
        entry.measured.variants.contains(VariantSet(variants[end])),
        judged.colors(in: variants[end], source.theme.colors, meter) == colors
      {
        end += 1
      }
      let span: Markup = end - next > 1 ? #" colspan="\#(end - next)""# : ""
      // What holds in every variant is there whichever is chosen.
      let names = variants[next..<end].map(\.name).joined(separator: " ")
      let shown: Markup = end - next < variants.count ? #" data-v="\#(names)""# : ""
      if let entry, let colors {
        write(#"<td\#(span)\#(shown) class="\#(entry.verdict.rawValue)">"#)
        sample(colors)
        verdict(entry)
      } else {
        write("<td\(span)\(shown)>—")
      }
      next = end
    }
  }

  private mutating func sample(_ colors: PairColors) {
    let chip: Markup = #"<span class="s \#(front(colors.front)) \#(back(colors.back))">Ag</span>"#
    if colors.behind.isEmpty { write(chip) }
    for behind in colors.behind { write(#"<span class="k \#(back(behind))">\#(chip)</span>"#) }
  }

  private mutating func verdict(_ entry: JudgedEntry) {
    let measured = entry.measured
    write("<b>\(entry.verdict.shape) \(shortRatio(measured.worst))")
    if measured.isInterval { write(" – \(shortRatio(measured.best))") }
    write("</b>")
    if entry.verdict != .pass { write(" \(entry.verdict.word)") }
  }

  // MARK: - Findings

  /// Writes a finding with its place, its notes and what to write instead.
  mutating func finding(_ finding: Diagnostic, at place: (SourceRange) -> String) {
    let severity = finding.severity
    write(
      #"<div class="fi \#(severity.rawValue)"><b>\#(severity.shape) \#(severity.rawValue)</b> "#)
    write("\(finding.message) <code>\(finding.id)</code>")
    if let range = finding.range { write(#" <span class="at">\#(place(range))</span>"#) }
    suggestions(finding)
    for note in finding.notes {
      write(#"<p>\#(note.message): <span class="at">\#(place(note.range))</span></p>"#)
    }
    write("</div>")
  }
}

extension MarkupWriter {
  /// Writes what to write instead, ready to be copied.
  mutating func suggestions(_ finding: Diagnostic) {
    for fixIt in finding.fixIts {
      write(#"<p class="fx"><b>Suggestion:</b> \#(fixIt.message) "#)
      if !fixIt.replacement.isEmpty {
        write(#"<button type="button" class="cp" data-c="\#(fixIt.replacement)" "#)
        write(#"aria-label="Copy \#(fixIt.replacement)">Copy</button>"#)
      }
      write("</p>")
    }
  }

  /// Writes a text that is copied when it is clicked.
  mutating func copied(_ text: String) {
    write(#"<button type="button" class="cp"><code>\#(text)</code></button>"#)
  }
}

extension Diagnostic.Severity {
  /// A shape that says the same as the color.
  fileprivate var shape: String {
    switch self {
    case .error: PairVerdict.fail.shape
    case .warning: PairVerdict.warning.shape
    case .note: "●"
    }
  }
}
