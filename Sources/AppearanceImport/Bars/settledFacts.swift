import ThemeSyntax

/// The facts that drafts come to, in the order of files and places: each once, both styles together, and with what
/// other code sets as well.
func settledFacts(_ drafts: [BarDraft]) -> [BarFact] {
  var drafts = withTabs(whole(unique(drafts)))
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

  init(_ draft: BarDraft) {
    bar = draft.fact.bar
    property = draft.fact.property
    look = draft.fact.look
    place = draft.fact.place
    outcome = draft.fact.outcome
    isDark = draft.isDark
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

/// Facts of light and of dark as one fact, where both are colors.
private func whole(_ drafts: [BarDraft]) -> [BarDraft] {
  var whole = drafts.filter { $0.isDark == nil }
  var dark = drafts.filter { $0.isDark == true }
  for var draft in drafts where draft.isDark == false {
    let property = DraftProperty(draft.fact)
    let index =
      dark.firstIndex {
        DraftProperty($0.fact) == property && $0.fact.place == draft.fact.place
          && $0.fact.condition == draft.fact.condition
      }
      ?? dark.firstIndex {
        DraftProperty($0.fact) == property && $0.fact.condition == draft.fact.condition
      }
    if let index {
      let other = dark.remove(at: index).fact
      draft.fact.trail += other.trail
      if case .color(var color)? = draft.fact.value, case .color(let night)? = other.value {
        color.dark = night.dark ?? night.light
        color.darkHighContrast = night.darkHighContrast
        draft.fact.outcome = .value(.color(color))
        // It is no color of one name.
        if draft.fact.name != other.name { draft.fact.name = nil }
      } else if draft.fact.outcome != other.outcome {
        draft.fact.condition = joined(draft.fact.condition, "in light mode")
        dark.insert(BarDraft(fact: other, isDark: true, root: draft.root), at: index)
      }
    } else {
      draft.fact.condition = joined(draft.fact.condition, "in light mode")
    }
    whole.append(draft)
  }
  for var draft in dark {
    draft.fact.condition = joined(draft.fact.condition, "in dark mode")
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
      kept.append(
        BarDraft(
          fact: fact.renamed(fact.property.replacingLayout(layout)), isDark: draft.isDark,
          root: draft.root))
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

  /// The fact as one about another property.
  fileprivate func renamed(_ property: String) -> BarFact {
    var fact = BarFact(bar, property, in: look, outcome, at: place, by: mechanism)
    fact.trail = trail
    fact.name = name
    fact.condition = condition
    fact.maker = maker
    fact.isProxied = isProxied
    fact.isBehind = isBehind
    return fact
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
