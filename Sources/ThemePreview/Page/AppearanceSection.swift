import ColorScience
import OutputText
import ThemeCompiler
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
    // What follows others repeats their drawings and pairs.
    let isRepeat = appearance.kind == .dynamic && pairs.joined().allSatisfy { $0.finding == nil }
    let name: Markup = "ap\(isRepeat ? " fo" : "")\(isLate ? " la" : "")"
    write(#"<section class="\#(name)" id="\#(fragment)" "#)
    write(#"data-bars="\#(kinds.map(\.name).joined(separator: " "))"\#(bad)>"#)
    write(##"<div class="in"><h3><a href="#\##(fragment)">\##(appearance.name)</a></h3>"##)
    facts(appearance, source)
    for line in appearance.description { write("<p>\(line)</p>") }
    write("</div>")
    if isLate { write("<noscript>") }
    if isRepeat { write(#"<details class="hc"><summary>Drawings and pairs</summary>"#) }
    for (part, judged) in zip(parts, pairs) {
      let shown = source.theme.appearances[part]
      let seen = Variant.sideBySide.filter { shown.variants.contains(VariantSet($0)) }
      let unseen = Variant.sideBySide.filter { !seen.contains($0) }
      if !unseen.isEmpty {
        write(#"<p class="no nv"\#(self.seen(unseen, of: Variant.sideBySide))>"#)
        write("\(shown.isInverse ? "Its inverse" : "It") is never seen in the chosen variant.</p>")
      }
      write(#"<div class="pt"\#(self.seen(seen, of: Variant.sideBySide))>"#)
      if case .inverse(_, let rule) = shown.kind {
        write(#"<h4 id="\#(source.fragment(shown))">Inverse, made by \#(rule.rawValue)</h4>"#)
      }
      let aspects = source.maker(of: part).aspects()
      drawings(aspects.filter { !$0.addsNothing(to: aspects) }, of: shown.name)
      table(judged, of: shown, source)
      let folded = aspects.filter { $0.addsNothing(to: aspects) }
      if !folded.isEmpty {
        let variants = folded.flatMap { $0.variants.map(\.name) }.joined(separator: " ")
        write(#"<details class="hc" data-v="\#(variants)">"#)
        write("<summary>Drawings with increased contrast</summary>")
        drawings(folded, of: shown.name)
        write("</details>")
      }
      write("</div>")
    }
    if isRepeat { write("</details>") }
    if isLate { write("</noscript>") }
    write("</section>")
  }

  private mutating func drawings(_ aspects: [SceneMaker.Aspect], of name: String) {
    write(#"<div class="dr">"#)
    for aspect in aspects { self.aspect(aspect, of: name) }
    write("</div>")
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
      let members = appearance.members
      for (index, (variant, member)) in zip(Variant.allCases, members).enumerated()
      where index < 2 || member != members[index - 2] {
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
    let rows = pairs.map { pair in variants.map { PairCell(pair, in: $0, source) } }
    // A column stands for all variants beside each other that no pair tells apart.
    var columns: [Range<Int>] = []
    for index in variants.indices {
      if let last = columns.last, rows.allSatisfy({ $0[index] == $0[last.lowerBound] }) {
        columns[columns.count - 1] = last.lowerBound..<index + 1
      } else {
        columns.append(index..<index + 1)
      }
    }
    let groups = columns.map { Array(variants[$0]) }
    beginTable("Pairs of \(appearance.name)", ["Bar", "Foreground", "Needed"])
    for group in groups {
      let title = groups.count == 1 ? "Contrast" : Variant.caption(of: group)
      write(#"<th scope="col"\#(seen(group, of: variants))>\#(title)"#)
    }
    write("</thead><tbody>")
    for (judged, cells) in zip(pairs, rows) {
      row(judged, columns.map { cells[$0.lowerBound] }, groups, source)
    }
    endTable()
  }

  /// The variants that a cell is about, as an attribute; none where it is about all, which are there whichever is
  /// chosen.
  private func seen(_ variants: [Variant], of all: [Variant]) -> Markup {
    if variants.count == all.count { return "" }
    return #" data-v="\#(variants.map(\.name).joined(separator: " "))""#
  }

  private mutating func row(
    _ judged: JudgedPair, _ cells: [PairCell?], _ columns: [[Variant]], _ source: PreviewedTheme
  ) {
    let pair = judged.pair
    let bar = pair.background.bar.name
    let name =
      "\(pair.background.barPath)|\(pair.foreground.name)|\(pair.backgroundName)|\(pair.rule)"
    let path = ([name] + pair.outputs).joined(separator: "|")
    let place = ([pair.background.barPath] + pair.outputs).joined(separator: ", ")
    write(#"<tr data-p="\#(path)">"#)
    write(#"<th scope="row">\#(place)<td>\#(pair.title)"#)
    write("<small>\(names(of: pair, source))</small><td>\(shortRatio(pair.required)):1")
    if let reason = judged.reason {
      write("<td\(span(columns.count))><b>? not measured</b><small>\(reason)</small>")
    } else {
      self.cells(cells, columns)
    }
    if let finding = judged.finding {
      write(#"<tr class="why" data-bar="\#(bar)"><td colspan="\#(columns.count + 3)">"#)
      self.finding(finding, at: source.place)
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

  /// Writes the verdicts by column; one that is the same in several is written once for all of them.
  private mutating func cells(_ cells: [PairCell?], _ columns: [[Variant]]) {
    let all = columns.flatMap(\.self)
    var next = cells.startIndex
    while next < cells.endIndex {
      let end = cells[next...].firstIndex { $0 != cells[next] } ?? cells.endIndex
      let shown: Markup =
        "\(seen(columns[next..<end].flatMap(\.self), of: all))\(span(end - next))"
      if let cell = cells[next] {
        write(#"<td\#(shown) class="\#(cell.verdict.rawValue)">"#)
        sample(cell.colors)
        verdict(cell)
      } else {
        write("<td\(shown)>—")
      }
      next = end
    }
  }

  private func span(_ columns: Int) -> Markup {
    columns == 1 ? "" : #" colspan="\#(columns)""#
  }

  private mutating func sample(_ colors: PairColors) {
    let chip: Markup = #"<span class="s \#(front(colors.front)) \#(back(colors.back))">Ag</span>"#
    if colors.behind.isEmpty { write(chip) }
    for behind in colors.behind { write(#"<span class="k \#(back(behind))">\#(chip)</span>"#) }
  }

  private mutating func verdict(_ cell: PairCell) {
    write("<b>\(cell.verdict.shape) \(shortRatio(cell.worst))")
    if let best = cell.best { write(" – \(shortRatio(best))") }
    write("</b>")
    if cell.verdict != .pass { write(" \(cell.verdict.word)") }
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
    if finding.notes.count == 1 {
      let note = finding.notes[0]
      write(#"<p class="at">\#(note.message): \#(place(note.range))</p>"#)
    } else if !finding.notes.isEmpty {
      write("<details><summary>\(counted(finding.notes.count, "more place"))</summary>")
      for note in finding.notes {
        write(#"<p>\#(note.message): <span class="at">\#(place(note.range))</span></p>"#)
      }
      write("</details>")
    }
    write("</div>")
  }

  /// Writes what to write instead, ready to be copied.
  mutating func suggestions(_ finding: Diagnostic) {
    for fixIt in finding.fixIts {
      write(#"<p class="fx"><span><b>Suggestion:</b> \#(fixIt.message)</span>"#)
      if !fixIt.replacement.isEmpty {
        write(#"<button class="cp" aria-label="Copy \#(fixIt.replacement)">Copy</button>"#)
      }
      write("</p>")
    }
  }

  /// Writes a text that is copied when it is clicked.
  mutating func copied(_ text: String) {
    write(#"<button class="cp"><code>\#(text)</code></button>"#)
  }
}

/// What is seen of a pair in a variant.
private struct PairCell: Equatable {
  let verdict: PairVerdict
  /// The least ratio, and the greatest where there are several.
  let worst: Double
  let best: Double?
  let colors: PairColors

  /// Nil where the pair is not seen.
  init?(_ judged: JudgedPair, in variant: Variant, _ source: PreviewedTheme) {
    guard let entry = judged.entry(in: variant),
      let colors = judged.colors(in: variant, source.theme.colors, source.analysis.meter)
    else { return nil }
    let measured = entry.measured
    verdict = entry.verdict
    (worst, best) = (measured.worst, measured.mayVary ? measured.best : nil)
    self.colors = colors
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
