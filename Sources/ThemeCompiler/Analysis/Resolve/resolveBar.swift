import ColorScience
import ThemeSyntax

extension ColorResolver {
  /// A resolved bar merged onto another, its properties in the order of outputs.
  mutating func resolve(
    _ bar: BarDocument, over base: ResolvedBar = ResolvedBar()
  ) -> ResolvedBar {
    var resolved = base
    resolved.reserve(bar.fields.count)
    var hasStates = false
    for field in bar.fields {
      guard let written = field.value else {
        note(Unset(range: field.range, hasEffect: field.unsets), resolved.remove(field.property))
        continue
      }
      if case .state = written {
        hasStates = true
      } else if let value = value(written, of: field.property, at: field.range) {
        if let replaced = field.property.replaced, resolved.has(replaced),
          !bar.fields.contains(where: { $0.property == replaced })
        {
          _ = resolved.remove(replaced)
        }
        resolved.set(field.property, value, at: field.range)
      }
    }
    resolved.sort()
    resolved.backdrop = resolve(bar.backdrop, over: base.backdrop)
    if base.hasStates { resolved.updateStates(from: base) }
    guard hasStates else { return resolved }
    // States are merged onto the bar as resolved so far.
    let whole = resolved.withoutSlots
    for field in bar.fields {
      guard case .state(let state)? = field.value else { continue }
      let inherited = state.isWhole ? nil : resolved.state(field.property)
      var own = resolve(state.bar, over: inherited ?? whole)
      for field in state.bar.fields { own.ownProperties.insert(field.property) }
      resolved.set(field.property, .state(own), at: field.range)
    }
    resolved.sort()
    return resolved
  }

  mutating func resolve(
    _ written: Layered<Located<BackdropSource>>, over base: Backdrop<ColorID>?
  ) -> Backdrop<ColorID>? {
    switch written {
    case .inherited: return base
    case .unset(let unset):
      note(unset, base != nil)
      return nil
    case .set(let source):
      switch source.value {
      case .content(let content): return .content(content)
      case .colors(let colors):
        if let known = backdrops[source.range] { return known }
        let ids = colors.compactMap { color in
          resolve(color.value, at: color.range).flatMap { isOpaque($0, at: color.range) ? $0 : nil }
        }
        guard ids.count == colors.count else { return base }
        backdrops[source.range] = .colors(ids)
        return .colors(ids)
      }
    }
  }

  private mutating func isOpaque(_ id: ColorID, at range: SourceRange) -> Bool {
    let color = table[id]
    let seen = [color.variants] + color.elsewhere.values
    guard
      let found = seen.lazy.flatMap({ colors in Variant.allCases.map { colors[$0] } })
        .first(where: { $0.alpha < 1 })
    else { return true }
    if translucentBackdrops.insert(range).inserted {
      diagnostics.add("translucent-backdrop", .error, at: range) {
        .translucentBackdrop(found, at: range)
      }
    }
    return false
  }

  /// Records a null's range, and whether it unset an inherited value.
  mutating func note(_ unset: Unset, _ hasEffect: Bool = false) {
    unsets[unset.range] = (unsets[unset.range] ?? false) || unset.hasEffect || hasEffect
  }

  /// Resolves a value, except a state's bar, which needs the whole bar.
  private mutating func value(
    _ written: BarValue<WrittenStage>, of property: BarProperty, at range: SourceRange
  ) -> ResolvedBar.Value? {
    if property.isState, let word: StateWord = change?.word(at: range) { return .word(word) }
    return written.map(
      color: { resolve($0, at: range) }, stop: { resolve($0.value, at: $0.range) },
      state: { _ in nil })
  }
}

extension ResolvedBar {
  /// Applies the bar's changes since `old` to each state that doesn't set the property itself.
  fileprivate mutating func updateStates(from old: ResolvedBar) {
    let (whole, old) = (withoutSlots, old.withoutSlots)
    for (index, setting) in settings.enumerated() {
      guard case .state(var state) = setting.value else { continue }
      for property in BarProperty.allCases
      where whole[property] != old[property] && !state.ownProperties.contains(property) {
        // A gradient covers the bar's color, and a state's gradient covers both.
        if BarProperty.paints.contains(property),
          BarProperty.paints.contains(where: state.ownProperties.contains)
        {
          continue
        }
        if let own = whole[property] {
          state.set(property, own.value, at: own.range)
        } else {
          _ = state.remove(property)
        }
      }
      state.sort()
      change(index, to: .state(state))
    }
  }
}
