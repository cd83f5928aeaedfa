import ColorScience
import OutputText
import ThemeCompiler
import ThemeSyntax

/// A pair with something to say about it, as bad as it is anywhere.
private struct BadPair {
  let source: PreviewedTheme
  let appearance: Int
  /// Among the pairs of the appearance.
  let index: Int
  let measured: ContrastEntry
  let verdict: PairVerdict

  var judged: JudgedPair { source.pairs[appearance][index] }

  /// What is worse has less: the kind of verdict first, then how much of the contrast that is needed there is.
  var order: (Int, Double, Int, Int) {
    (verdict == .fail ? 0 : 1, measured.worst / judged.pair.required, appearance, index)
  }

  /// The appearance and the bar with its state, as themes name them.
  var place: String {
    "\(source.theme.appearances[appearance].name).\(judged.pair.background.barPath)"
  }

  /// Nil where nothing is bad about a pair, or only what is so in what its appearance follows.
  init?(_ source: PreviewedTheme, _ appearance: Int, _ index: Int) {
    let judged = source.pairs[appearance][index]
    let worst = judged.entries.min { $0.measured.worst < $1.measured.worst }
    let failing = judged.entries.filter { $0.verdict == .fail }
      .min { $0.measured.worst < $1.measured.worst }
    guard let entry = failing ?? (judged.finding == nil ? nil : worst),
      judged.finding != nil || source.theme.appearances[appearance].kind != .dynamic
    else { return nil }
    (self.source, self.appearance, self.index) = (source, appearance, index)
    measured = entry.measured
    verdict = judged.shown
  }
}

/// Writes what comes first: the worst pairs, and where every appearance is.
extension MarkupWriter {
  /// Writes the worst pairs of all themes as cards, one for each cause; nothing where there is none.
  mutating func summary(of sources: [PreviewedTheme]) {
    let causes = sources.flatMap(Self.causes)
    guard !causes.isEmpty else { return }
    let order = causes.indices.sorted { left, right in
      let (one, other) = (causes[left][0].order, causes[right][0].order)
      return one == other ? left < right : one < other
    }
    let fails = causes.contains { $0[0].verdict == .fail }
    write(#"<section class="worst" aria-labelledby=":worst"><h2 id=":worst">"#)
    write(#"\#(fails ? "What fails first" : "What to look at first")</h2><ul class="cards">"#)
    for index in order.prefix(Self.cards) { card(causes[index]) }
    write("</ul>")
    if causes.count > Self.cards {
      write(#"<p class="no">\#(counted(causes.count - Self.cards, "more cause")) below.</p>"#)
    }
    write("</section>")
  }

  /// The most causes that have a card.
  private static let cards = 6

  /// The pairs of a theme with something to say about them, those of one cause together, the worst first.
  private static func causes(of source: PreviewedTheme) -> [[BadPair]] {
    var numbers: [Diagnostic.Cause.Key: Int] = [:]
    var causes: [[BadPair]] = []
    for (appearance, pairs) in source.pairs.enumerated() {
      for index in pairs.indices {
        guard let bad = BadPair(source, appearance, index) else { continue }
        guard let key = bad.judged.finding?.cause?.key, let known = numbers[key] else {
          if let key = bad.judged.finding?.cause?.key { numbers[key] = causes.count }
          causes.append([bad])
          continue
        }
        causes[known].append(bad)
      }
    }
    return causes.map { pairs in pairs.sorted { $0.order < $1.order } }
  }

  private mutating func card(_ pairs: [BadPair]) {
    let worst = pairs[0]
    let (source, pair, measured) = (worst.source, worst.judged.pair, worst.measured)
    let appearance = source.theme.appearances[worst.appearance]
    write(#"<li class="\#(worst.verdict.rawValue)">"#)
    if let (layout, part) = drawing(of: worst) {
      crop(layout, around: part, "\(appearance.name): \(pair.title)")
    }
    write(#"<p><b class="no1">\#(worst.verdict.shape) \#(shortRatio(measured.worst)):1</b> "#)
    write("of \(shortRatio(pair.required)):1</p><p>\(source.link(to: appearance))")
    let seen = Variant.sideBySide.filter { measured.variants.contains(VariantSet($0)) }
    write(
      " <small>\(([Variant.caption(of: seen)] + pair.outputs).joined(separator: ", "))</small></p>")
    write("<p>\(worst.judged.finding?.message ?? pair.title)</p>")
    if let finding = pairs.lazy.compactMap(\.judged.finding).first(where: { !$0.fixIts.isEmpty }) {
      suggestions(finding)
    }
    alsoIn(pairs)
    write("</li>")
  }

  /// Says where else a cause shows.
  private mutating func alsoIn(_ pairs: [BadPair]) {
    var known: Set = [pairs[0].place]
    let others = pairs.filter { known.insert($0.place).inserted }
    guard !others.isEmpty else { return }
    write("<p><small>also in ")
    for (number, pair) in others.prefix(4).enumerated() {
      let fragment = pair.source.fragment(pair.source.theme.appearances[pair.appearance])
      write(##"\##(number == 0 ? "" : ", ")<a href="#\##(fragment)">\##(pair.place)</a>"##)
    }
    if others.count > 4 { write(" and \(others.count - 4) more") }
    write("</small></p>")
  }

  /// The drawing that shows a pair at its worst, and the part of it.
  private func drawing(of bad: BadPair) -> (PhoneLayout, MarkedPart)? {
    let pair = bad.judged.pair
    guard pair.outputs.isEmpty else { return nil }
    let scenes = bad.source.maker(of: bad.appearance).aspects()
      .filter { $0.variants.contains { bad.measured.variants.contains(VariantSet($0)) } }
      .flatMap(\.scenes)
    let own = scenes.filter { $0.state.path == pair.background.state }
    for scene in own + scenes {
      let layout = PhoneLayout(scene)
      let part = layout.marked.first {
        $0.pair == bad.index && $0.ratio == bad.measured.worst
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
