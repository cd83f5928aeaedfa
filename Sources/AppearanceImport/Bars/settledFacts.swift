import ThemeSyntax

/// The facts that drafts come to, in the order of files and places: each once, both styles together, and with what
/// other code sets as well.
func settledFacts(_ drafts: [BarDraft]) -> [BarFact] {
  let merged = whole(whole(unique(drafts), by: .contrast), by: .style)
  var drafts = withTabs(merged)
  markOverridden(&drafts)
  return drafts.map(\.fact).sorted {
    ($0.place.file, $0.place.lower, $0.property) < ($1.place.file, $1.place.lower, $1.property)
  }
}

/// What the same fact of one place has in common.
private struct DraftKey: Hashable {
  let bar: BarFact.Bar
  let property: String
  let look: Look
  let place: SourceRange
  let outcome: BarFact.Outcome
  let isDark: Bool?
  let isHighContrast: Bool?

  init(_ draft: BarDraft) {
    bar = draft.fact.bar
    property = draft.fact.property
    look = draft.fact.look
    place = draft.fact.place
    outcome = draft.fact.outcome
    isDark = draft.isDark
    isHighContrast = draft.isHighContrast
  }
}

/// Each draft once: what holds under a condition and without one holds; of several conditions the shortest is told.
private func unique(_ drafts: [BarDraft]) -> [BarDraft] {
  var kept: [BarDraft] = []
  var known: [DraftKey: Int] = [:]
  for draft in drafts {
    let key = DraftKey(draft)
    guard let index = known[key] else {
      known[key] = kept.count
      kept.append(draft)
      continue
    }
    if (draft.fact.condition?.utf8.count ?? 0) < (kept[index].fact.condition?.utf8.count ?? 0) {
      kept[index].fact.condition = draft.fact.condition
    }
  }
  return kept
}

/// A property of a look.
private struct DraftProperty: Hashable {
  let bar: BarFact.Bar
  let property: String
  let look: Look

  init(_ fact: BarFact) {
    bar = fact.bar
    property = fact.property
    look = fact.look
  }
}

/// A trait that tells variants of a color apart.
private enum DraftTrait {
  case contrast, style

  /// When a fact holds that is of one side alone.
  func phrase(isOn: Bool) -> String {
    switch self {
    case .contrast: isOn ? "with Increase Contrast" : "without Increase Contrast"
    case .style: isOn ? "in dark mode" : "in light mode"
    }
  }

  /// The colors of both sides as one.
  func joined(_ off: TraitColor, _ on: TraitColor) -> TraitColor {
    var color = off
    switch self {
    case .contrast:
      if on.light != off.light { color.lightHighContrast = on.light }
      let dark = on.dark ?? on.light
      if dark != off.dark ?? off.light { color.darkHighContrast = dark }
    case .style:
      color.dark = on.dark ?? on.light
      color.darkHighContrast = on.dark == nil ? on.lightHighContrast : on.darkHighContrast
    }
    return color
  }
}

extension BarDraft {
  fileprivate subscript(trait: DraftTrait) -> Bool? {
    get { trait == .contrast ? isHighContrast : isDark }
    set { if trait == .contrast { isHighContrast = newValue } else { isDark = newValue } }
  }
}

/// Facts of both sides of a trait as one fact, where both are colors.
private func whole(_ drafts: [BarDraft], by trait: DraftTrait) -> [BarDraft] {
  let other = trait == .contrast ? DraftTrait.style : .contrast
  var whole = drafts.filter { $0[trait] == nil }
  var on = drafts.filter { $0[trait] == true }
  for var draft in drafts where draft[trait] == false {
    draft[trait] = nil
    let property = DraftProperty(draft.fact)
    func isCounterpart(_ candidate: BarDraft) -> Bool {
      DraftProperty(candidate.fact) == property && candidate[other] == draft[other]
        && candidate.fact.condition == draft.fact.condition
    }
    let index =
      on.firstIndex { isCounterpart($0) && $0.fact.place == draft.fact.place }
      ?? on.firstIndex(where: isCounterpart)
    if let index {
      let counterpart = on.remove(at: index)
      draft.fact.trail += counterpart.fact.trail
      if case .color(let off)? = draft.fact.value, case .color(let on)? = counterpart.fact.value {
        draft.fact.outcome = .value(.color(trait.joined(off, on)))
        // It is no color of one name.
        if draft.fact.name != counterpart.fact.name { draft.fact.name = nil }
      } else if draft.fact.outcome != counterpart.fact.outcome {
        draft.fact.condition = joined(draft.fact.condition, trait.phrase(isOn: false))
        on.insert(counterpart, at: index)
      }
    } else {
      draft.fact.condition = joined(draft.fact.condition, trait.phrase(isOn: false))
    }
    whole.append(draft)
  }
  for var draft in on {
    draft[trait] = nil
    draft.fact.condition = joined(draft.fact.condition, trait.phrase(isOn: true))
    whole.append(draft)
  }
  return whole
}

private func joined(_ condition: String?, _ other: String) -> String {
  condition.map { "\($0), \(other)" } ?? other
}

/// What all three layouts of tabs have from one place, as properties of every tab.
private func withTabs(_ drafts: [BarDraft]) -> [BarDraft] {
  var kept: [BarDraft] = []
  for draft in drafts {
    let fact = draft.fact
    guard fact.bar == .tabBar, let layout = fact.tabLayout else {
      kept.append(draft)
      continue
    }
    let others = drafts.filter {
      $0.fact.tabLayout != nil && $0.fact.place == fact.place && $0.fact.look == fact.look
        && $0.fact.outcome == fact.outcome
        && $0.fact.property.replacingLayout($0.fact.tabLayout)
          == fact.property.replacingLayout(layout)
    }
    guard Set(others.compactMap(\.fact.tabLayout)).count == 3 else {
      kept.append(draft)
      continue
    }
    // Badges are no part of a layout in a theme, and the first layout stands for all.
    if layout == "stacked" {
      var whole = draft
      whole.fact.property = fact.property.replacingLayout(layout)
      kept.append(whole)
    }
  }
  return kept
}

extension BarFact {
  /// The layout of tabs that a property is in.
  fileprivate var tabLayout: String? {
    ["stacked", "inline", "compactInline"].first { layout in
      property.split(separator: ".").contains { $0 == layout }
    }
  }
}

extension String {
  /// A property of tabs in a layout as one of all tabs.
  fileprivate func replacingLayout(_ layout: String?) -> String {
    split(separator: ".").map { $0 == layout ?? "" ? "items" : String($0) }.joined(separator: ".")
  }
}

/// Marks what is set again later in the same function.
private func markOverridden(_ drafts: inout [BarDraft]) {
  var last: [DraftProperty: [Int]] = [:]
  for index in drafts.indices { last[DraftProperty(drafts[index].fact), default: []].append(index) }
  for indices in last.values where indices.count > 1 {
    for index in indices {
      let fact = drafts[index].fact
      let later = indices.first {
        drafts[$0].root.place == drafts[index].root.place && drafts[$0].fact.condition == nil
          && drafts[$0].fact.place.file == fact.place.file
          && drafts[$0].fact.place.lower > fact.place.lower
      }
      drafts[index].fact.overriddenAt = later.map { drafts[$0].fact.place }
    }
  }
}
