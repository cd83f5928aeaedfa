import ColorScience
import OutputText
import ThemeCompiler

extension ThemeComparison {
  /// Compares appearances: their names, their looks, and how well they can be read.
  mutating func compareAppearances() {
    let appearances = Matching(
      old.manifest.appearances, new.manifest.appearances, name: \.name,
      essence: { appearance, isNew in
        Look(appearance, isNew ? new : old)
      })
    note(
      appearances.gone, appearances.added, appearances.renamed, .appearance, \.name
    ) { $0.symbol }
    for (before, after) in appearances.same {
      compareSymbols(before, after)
    }
    var lowered = LoweredRequirements()
    var told = ToldChanges()
    // What dynamic appearances and inverses look like mostly follows from others.
    let both = appearances.same + appearances.renamed
    for (before, after) in both.filter({ $0.new.kind == .declared })
      + both.filter({ $0.new.kind != .declared })
    {
      compareLooks(before, after)
      if before.measured != after.measured || before.interfaceStyle != after.interfaceStyle {
        compareContrast(before, after, &lowered, &told)
      }
    }
    difference.accessibility += lowered.changes
    for appearance in appearances.added {
      let failing = appearance.measured.contrast.filter { $0.verdict == .fail }
      for entry in failing { noteFailure(entry, in: appearance) }
    }
  }

  private mutating func compareSymbols(
    _ old: Manifest.Appearance, _ new: Manifest.Appearance
  ) {
    if old.symbol != new.symbol {
      difference.breaking.append(
        Change(.symbol, new.name, before: old.symbol, after: new.symbol, remark: Change.renamed))
    }
    if let inverse = old.inverse, new.inverse == nil {
      difference.breaking.append(Change(.inverse, new.name, before: inverse))
    } else if old.inverse == nil, let inverse = new.inverse {
      difference.additions.append(Change(.inverse, new.name, after: inverse))
    }
    if old.deprecated != new.deprecated, let deprecation = new.deprecated {
      difference.additions.append(
        Change(.deprecation, new.name, before: old.deprecated?.text, after: deprecation.text))
    }
  }

  // MARK: - Looks

  private mutating func compareLooks(
    _ old: Manifest.Appearance, _ new: Manifest.Appearance
  ) {
    if old.statusBarStyle != new.statusBarStyle {
      tell(
        Change(
          .statusBarStyle, "\(new.name).statusBarStyle", before: old.statusBarStyle.text,
          after: new.statusBarStyle.text))
    }
    if old.interfaceStyle != new.interfaceStyle {
      tell(
        Change(
          .interfaceStyle, "\(new.name).interfaceStyle", before: old.interfaceStyle.rawValue,
          after: new.interfaceStyle.rawValue))
    }
    isDerived = new.kind != .declared
    let both = old.interfaceStyle.variants.intersection(new.interfaceStyle.variants)
    seen = both.isEmpty ? .all : both
    for kind in BarKind.allCases where old.bars[kind].settings != new.bars[kind].settings {
      compare(old.bars[kind], new.bars[kind], at: "\(new.name).\(kind.name)")
    }
  }

  /// Compares a bar, or a state of one whose both versions are given: a state that follows its bar is not told again.
  private mutating func compare(
    _ old: ManifestBar, _ new: ManifestBar, at path: String,
    of bar: (old: ManifestBar, new: ManifestBar)? = nil
  ) {
    let gone = old.settingsByName.filter { new.value(of: $0.property) == nil }
    for property in (new.settingsByName + gone).map(\.property) {
      let (before, after) = (old.value(of: property), new.value(of: property))
      if let bar, bar.old.value(of: property) == before, bar.new.value(of: property) == after {
        continue
      }
      let path = "\(path).\(property.name)"
      if case .state(let before)? = before, case .state(let after)? = after {
        compare(before, after, at: path, of: (old, new))
      } else {
        compare(before, after, at: path)
      }
    }
  }

  private mutating func compare(
    _ old: ManifestBar.Value?, _ new: ManifestBar.Value?, at path: String
  ) {
    guard old != new else { return }
    let before = old.flatMap { self.old.color($0) }
    let after = new.flatMap { self.new.color($0) }
    // Another name of the same color is told once, as a name.
    if let before, let after, seen.members.allSatisfy({ before[$0] == after[$0] }) { return }
    if let before = self.old.shown(old), before == self.new.shown(new) { return }
    var change = Change(
      before != nil && after != nil ? .color : .value, path,
      before: old.map { text($0, before, of: self.old) },
      after: new.map { text($0, after, of: self.new) })
    if let before, let after { change.colors = colorChanges(before, after, in: seen) }
    if isDerived, noteReach(of: change) { return }
    tell(change)
  }

  /// A value for people; of a color that is written out, the variants that are seen.
  private func text(
    _ value: ManifestBar.Value, _ colors: ColorVariants?, of side: DiffSide
  ) -> String {
    if case .color(.adaptive) = value, let colors {
      return Variant.text(colors, in: seen)
    }
    return side.text(value)
  }

  // MARK: - Contrast

  private mutating func compareContrast(
    _ old: Manifest.Appearance, _ new: Manifest.Appearance, _ lowered: inout LoweredRequirements,
    _ told: inout ToldChanges
  ) {
    let (before, after) = (MeasuredPairs(old), MeasuredPairs(new))
    var (worse, better) = (ContrastChanges(), ContrastChanges())
    for (key, entries) in after.pairs {
      let earlierOnes = before[key]
      for (variant, entry) in entries.all {
        let earlier = earlierOnes?[variant]
        let change = ContrastChange(key: key, before: earlier, after: .measured(entry))
        if entry.isWorse(than: earlier) {
          worse.note(change, variant)
        } else if let earlier, earlier.ratio < entry.ratio, earlier.isWorse(than: entry) {
          better.note(change, variant)
        }
        if let earlier, entry.required < earlier.required {
          lowered.note(earlier.required, entry.required, key, in: new)
        }
      }
      for (normal, high) in [
        (Variant.light, Variant.lightHighContrast), (.dark, .darkHighContrast),
      ] {
        guard let plain = entries[normal], let strong = entries[high],
          let oldPlain = earlierOnes?[normal], let oldStrong = earlierOnes?[high],
          oldStrong.ratio > oldPlain.ratio, strong.ratio <= plain.ratio
        else { continue }
        difference.accessibility.append(
          Change(
            .highContrast, "\(new.name).\(key.place): \(key.text)",
            before: "\(oldStrong.text) against \(oldPlain.text)",
            after: "\(strong.text) against \(plain.text)", places: [high.name]))
      }
    }
    for (key, entries) in before.pairs where after[key] == nil {
      let unmeasured = after.countUnmeasured(like: key)
      guard unmeasured > before.countUnmeasured(like: key) || !after.hasElsewhere(key) else {
        continue
      }
      for (variant, entry) in entries.all where entry.verdict != .fail {
        worse.note(
          ContrastChange(key: key, before: entry, after: unmeasured > 0 ? .notMeasured : .gone),
          variant)
      }
    }
    note(worse, in: new, \.accessibility, &told)
    note(better, in: new, \.improvements, &told)
  }

  /// Notes changes of contrast; what follows from another appearance's is one more place of that.
  private mutating func note(
    _ changes: ContrastChanges, in appearance: Manifest.Appearance,
    _ section: WritableKeyPath<ThemeDifference, [Change]>, _ told: inout ToldChanges
  ) {
    for (change, variants) in changes.all {
      if isDerived, let origin = told[change] {
        difference[keyPath: section][origin].places.append("\(appearance.name).\(change.key.place)")
        continue
      }
      if !isDerived, told[change] == nil {
        told[change] = difference[keyPath: section].count
      }
      difference[keyPath: section].append(change.change(in: appearance, variants))
    }
  }

  /// Notes a pair of a new appearance that fails.
  private mutating func noteFailure(
    _ entry: Manifest.Contrast, in appearance: Manifest.Appearance
  ) {
    for place in entry.pair.places {
      let key = PairKey(entry.pair, place)
      let change = ContrastChange(key: key, before: nil, after: .measured(Reading(entry)))
      difference.accessibility.append(change.change(in: appearance, appearance.variants(of: entry)))
    }
  }
}

extension StatusBarStyles {
  fileprivate var text: String {
    light.rawValue + (dark.map { ", in dark \($0.rawValue)" } ?? "")
  }
}

extension ManifestBar {
  fileprivate func value(of property: BarProperty) -> Value? {
    settings.first { $0.property == property }?.value
  }
}

/// What an appearance looks like, whatever its name and those of its colors are.
private struct Look: Hashable {
  private let parts: [String]

  init(_ appearance: Manifest.Appearance, _ side: DiffSide) {
    var parts = [
      appearance.statusBarStyle.text, appearance.interfaceStyle.rawValue,
      appearance.description ?? "", appearance.base ?? "",
    ]
    for kind in BarKind.allCases {
      parts.append(kind.name)
      Self.add(appearance.bars[kind], side, to: &parts)
    }
    self.parts = parts
  }

  private static func add(_ bar: ManifestBar, _ side: DiffSide, to parts: inout [String]) {
    for setting in bar.settings {
      parts.append(setting.property.name)
      if case .state(let state) = setting.value {
        add(state, side, to: &parts)
      } else {
        parts.append(
          side.color(setting.value).map { Variant.text($0) } ?? side.text(setting.value))
      }
    }
  }
}

private struct PairKey: Hashable {
  let place: String
  let foreground: String
  let background: String
  let rule: String
  /// The outputs that draw it; empty where it is as the theme writes it.
  let outputs: [String]

  init(_ pair: Manifest.Pair, _ place: String) {
    self.place = place
    foreground = pair.foreground
    background = pair.background
    // An automatic status-bar style has a rule of its own; what is in front of what is the same.
    rule = foreground == PairForeground.statusBar.name ? "status-bar-contrast" : pair.rule
    outputs = pair.outputs
  }

  /// The pair without its place.
  var text: String {
    let place = outputs.isEmpty ? "" : " in \(outputs.joined(separator: ", "))"
    return "\(foreground) on \(background)\(place)"
  }
}

/// What was measured of a pair in a variant.
private struct Reading: Hashable {
  let ratio: Double
  let required: Double
  let verdict: Manifest.Verdict

  init(_ entry: Manifest.Contrast) {
    ratio = entry.ratio
    required = entry.required
    verdict = entry.verdict
  }

  /// Whether it is judged worse than what was measured before, would have been, or has less contrast and passes
  /// neither time.
  func isWorse(than earlier: Reading?) -> Bool {
    let rank = earlier?.verdict.rank ?? 0
    guard verdict.rank <= rank, let earlier else { return verdict.rank > rank }
    return ratio < earlier.ratio && (rank > 0 || ratio < earlier.required)
  }

  var text: String { "\(shortRatio(ratio)):1" }

  /// The ratio and the verdict for people.
  var judged: String { "\(text) \(verdict.rawValue)" }
}

/// What was measured of a pair, by variant.
private struct Readings {
  private var readings = [Reading?](repeating: nil, count: Variant.allCases.count)

  /// What was measured in the order of the variants.
  var all: [(Variant, Reading)] {
    Variant.allCases.compactMap { variant in self[variant].map { (variant, $0) } }
  }

  subscript(variant: Variant) -> Reading? {
    get { readings[Int(variant.rawValue)] }
    set { readings[Int(variant.rawValue)] = newValue }
  }
}

/// The pairs of an appearance by what names them, in the manifest's order.
private struct MeasuredPairs {
  private var indices: [PairKey: Int] = [:]
  private(set) var pairs: [(key: PairKey, entries: Readings)] = []
  private var unmeasured: Set<PairKey> = []

  init(_ appearance: Manifest.Appearance) {
    for entry in appearance.measured.contrast {
      for place in entry.pair.places {
        let key = PairKey(entry.pair, place)
        let index = indices[key] ?? pairs.count
        if index == pairs.count {
          indices[key] = index
          pairs.append((key, Readings()))
        }
        for variant in appearance.variants(of: entry).members {
          pairs[index].entries[variant] = Reading(entry)
        }
      }
    }
    for entry in appearance.measured.notMeasured {
      for place in entry.pair.places { unmeasured.insert(PairKey(entry.pair, place)) }
    }
  }

  subscript(key: PairKey) -> Readings? { indices[key].map { pairs[$0].entries } }

  /// Returns on how many backgrounds a pair's foreground is not measured.
  func countUnmeasured(like key: PairKey) -> Int {
    unmeasured.count { $0.place == key.place && $0.foreground == key.foreground }
  }

  /// Whether what is in front of a pair is measured on something of another name.
  func hasElsewhere(_ key: PairKey) -> Bool {
    pairs.contains {
      $0.key.place == key.place && $0.key.foreground == key.foreground && $0.key.rule == key.rule
    }
  }
}

/// What pairs of a rule needed before and no longer do, whatever their contrast is.
private struct LoweredRequirements {
  private var rules: [String: (before: [Double], after: [Double], places: [String])] = [:]

  mutating func note(
    _ before: Double, _ after: Double, _ key: PairKey, in appearance: Manifest.Appearance
  ) {
    var change = rules[key.rule] ?? ([], [], [])
    let place = "\(appearance.name).\(key.place): \(key.text)"
    if !change.before.contains(before) { change.before.append(before) }
    if !change.after.contains(after) { change.after.append(after) }
    if change.places.last != place { change.places.append(place) }
    rules[key.rule] = change
  }

  /// One change of each rule, in the order of their names.
  var changes: [Change] {
    rules.sorted { $0.key < $1.key }.map { rule, change in
      let text = { (ratios: [Double]) in
        ratios.sorted(by: >).map { "\(shortRatio($0)):1" }.joined(separator: ", ")
      }
      return Change(
        .requirement, rule, before: text(change.before), after: text(change.after),
        places: change.places)
    }
  }
}

/// Where changes of contrast are told in their section.
private typealias ToldChanges = [ContrastChange: Int]

/// A pair that is judged worse or better than before.
private struct ContrastChange: Hashable {
  /// The verdict on the pair.
  enum Outcome: Hashable {
    case measured(Reading)
    case notMeasured
    /// The theme shows it no more.
    case gone
  }

  let key: PairKey
  /// Nil where the pair was not there.
  let before: Reading?
  let after: Outcome

  func change(in appearance: Manifest.Appearance, _ variants: VariantSet) -> Change {
    var required = before?.required
    let text: String?
    switch after {
    case .measured(let reading): (text, required) = (reading.judged, reading.required)
    case .notMeasured: text = "not measured"
    case .gone: text = nil
    }
    return Change(
      .contrast, "\(appearance.name).\(key.place): \(key.text)", before: before?.judged,
      after: text, places: variants.members.map(\.name),
      remark: required.map { "\(shortRatio($0)):1 is needed" })
  }
}

private struct ContrastChanges {
  private var groups: [ContrastChange: VariantSet] = [:]
  private var order: [ContrastChange] = []

  mutating func note(_ change: ContrastChange, _ variant: Variant) {
    if groups[change] == nil { order.append(change) }
    groups[change, default: []].insert(VariantSet(variant))
  }

  /// The changes in the order in which they were noted, with the variants that see them.
  var all: [(change: ContrastChange, variants: VariantSet)] {
    order.map { ($0, groups[$0] ?? []) }
  }
}

extension Manifest.Verdict {
  fileprivate var rank: Int {
    switch self {
    case .pass: 0
    case .waived: 1
    case .dependsOnContent: 2
    case .fail: 3
    }
  }
}

extension Deprecation {
  fileprivate var text: String {
    switch self {
    case .plain: "deprecated"
    case .message(let message): message
    }
  }
}
