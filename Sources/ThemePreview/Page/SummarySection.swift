import ColorScience
import OutputText
import ThemeAnalysis
import ThemeModel
import ThemeSyntax

/// A pair of a theme that fails, as bad as it is anywhere.
private struct FailingPair {
  let source: PreviewedTheme
  let index: Int
  let judged: JudgedPair
  let entry: JudgedEntry

  /// How much of the contrast that is needed there is, 0...1.
  var share: Double { entry.measured.worst / judged.pair.required }
}

/// Writes what comes first: the worst pairs, and where every appearance is.
extension MarkupWriter {
  /// Writes the worst pairs of all themes as cards; nothing where none fails.
  mutating func summary(of sources: [PreviewedTheme]) {
    var failing = sources.flatMap { source in
      source.theme.appearances.indices.flatMap { index in
        source.pairs[index].compactMap { judged in
          judged.entries.filter { $0.verdict == .fail }
            .min { $0.measured.worst < $1.measured.worst }
            .map { FailingPair(source: source, index: index, judged: judged, entry: $0) }
        }
      }
    }
    guard !failing.isEmpty else { return }
    let order = failing.indices.sorted { (failing[$0].share, $0) < (failing[$1].share, $1) }
    failing = order.map { failing[$0] }
    write(#"<section class="worst" aria-labelledby=":worst">"#)
    write(#"<h2 id=":worst">What fails first</h2><ul class="cards">"#)
    for pair in failing.prefix(Self.cards) { card(pair) }
    write("</ul>")
    if failing.count > Self.cards {
      write(#"<p class="no">\#(counted(failing.count - Self.cards, "more pair")) below.</p>"#)
    }
    write("</section>")
  }

  /// The most pairs that have a card.
  private static let cards = 6

  private mutating func card(_ failing: FailingPair) {
    let (source, pair) = (failing.source, failing.judged.pair)
    let appearance = source.theme.appearances[failing.index]
    let measured = failing.entry.measured
    write("<li>")
    if let (layout, part) = drawing(of: failing) {
      crop(layout, around: part, "\(appearance.name): \(pair.title)")
    }
    write(#"<p><b class="no1">\#(PairVerdict.fail.shape) \#(shortRatio(measured.worst)):1</b> "#)
    write("of \(shortRatio(pair.required)):1 · \(source.link(to: appearance))")
    let seen = Variant.sideBySide.filter { measured.variants.contains(VariantSet($0)) }
    write(
      " <small>\(([Variant.caption(of: seen)] + pair.outputs).joined(separator: ", "))</small></p>")
    if let finding = failing.judged.finding {
      write("<p>\(finding.message)</p>")
      suggestions(finding)
    } else {
      write("<p>\(pair.title)</p>")
    }
    write("</li>")
  }

  /// The drawing that shows a pair at its worst, and the part of it.
  private func drawing(of failing: FailingPair) -> (PhoneLayout, MarkedPart)? {
    let pair = failing.judged.pair
    guard pair.outputs.isEmpty else { return nil }
    let variants = failing.entry.measured.variants
    let scenes = failing.source.maker(of: failing.index).aspects()
      .filter { $0.variants.contains { variants.contains(VariantSet($0)) } }.flatMap(\.scenes)
    let own = scenes.filter { $0.state.path == pair.background.state }
    for scene in own + scenes {
      let layout = PhoneLayout(scene)
      let part = layout.marked.first {
        $0.bar == pair.background.bar && $0.ratio == failing.entry.measured.worst
          && $0.verdict == .fail
      }
      if let part { return (layout, part) }
    }
    return nil
  }

  /// Writes a list of links to every appearance with the worst that became of its pairs.
  mutating func sidebar(_ sources: [PreviewedTheme]) {
    write(#"<nav class="side" aria-label="All appearances"><ul>"#)
    for source in sources {
      if sources.count > 1 { write("<li><b>\(source.theme.name)</b></li>") }
      for (index, appearance) in source.theme.appearances.enumerated() where !appearance.isInverse {
        let verdicts = source.parts(of: index).flatMap { source.pairs[$0].map(\.shown) }
        let worst = [PairVerdict.fail, .warning, .depends].first(where: verdicts.contains)
        let verdict = worst ?? (verdicts.isEmpty ? .unknown : .pass)
        write(#"<li class="al"><b class="w \#(verdict.rawValue)" title="\#(verdict.word)">"#)
        write("\(verdict.shape)</b> \(source.link(to: appearance))</li>")
      }
    }
    write("</ul></nav>")
  }
}

extension JudgedPair {
  /// The worst that became of it, a warning where there is nothing worse but a finding.
  fileprivate var shown: PairVerdict { verdict == .pass && finding != nil ? .warning : verdict }
}
