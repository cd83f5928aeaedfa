import ColorScience
import ThemeSyntax

struct DynamicCombiner {
  /// In the order of `Variant`.
  let members: [ResolvedAppearance]
  let name: String
  let range: SourceRange
  private(set) var diagnostics: [Diagnostic] = []
  /// Combined colors by their members; a bar and its states share one color.
  var combinedColors: [[ColorID]: ColorID] = [:]

  mutating func bars(_ colors: inout ColorTable) -> Bars<ResolvedBar> {
    var bars = Bars(all: ResolvedBar())
    for kind in BarKind.allCases {
      bars[kind] = combine(members.map { $0.bars[kind] }, kind.name, &colors)
    }
    return bars
  }

  /// The style for all members, `default` if that follows the interface; otherwise one for each.
  mutating func statusBarStyles() -> (Located<StatusBarStyle>, dark: Located<StatusBarStyle>?) {
    let styles = zip(members, Variant.allCases).map { $0.statusBarStyle(in: $1).value }
    if styles.allSatisfy({ $0 == styles[0] }) { return (Located(styles[0], at: range), nil) }
    let isWhite = zip(styles, Variant.allCases).map { style, variant in
      style == .default ? variant.isDark : style == .lightContent
    }
    let (light, dark) = (isWhite[Int(Variant.light.rawValue)], isWhite[Int(Variant.dark.rawValue)])
    guard zip(isWhite, Variant.allCases).allSatisfy({ $0 == ($1.isDark ? dark : light) }) else {
      diagnostics.append(
        Diagnostic(
          "conflicting-members",
          "no status-bar style differs by contrast as well, as the members of '\(name)' need it",
          at: range,
          notes: members.prefix(2).map {
            Diagnostic.Note("'\($0.name)' has its style here", at: $0.statusBarStyle.range)
          }))
      return (Located(.default, at: range), nil)
    }
    switch (light, dark) {
    case (true, true): return (Located(.lightContent, at: range), nil)
    case (false, false): return (Located(.darkContent, at: range), nil)
    case (false, true): return (Located(.default, at: range), nil)
    case (true, false):
      return (Located(.lightContent, at: range), Located(.darkContent, at: range))
    }
  }

  private mutating func combine(
    _ bars: [ResolvedBar], _ path: String, _ colors: inout ColorTable
  ) -> ResolvedBar {
    let hasOwn = bars.contains { $0.backdrop != nil }
    var combined = ResolvedBar(
      backdrop: .combined(zip(bars, members).map { $0.backdrop ?? (hasOwn ? $1.backdrop : nil) }))
    for property in BarProperty.allCases where bars.contains(where: { $0.has(property) }) {
      let settings = bars.map { $0[property] }
      let present = settings.compactMap(\.self)
      guard present.count == settings.count else {
        // A style that some members leave to UIKit follows the traits, as `default` does.
        if property == .style {
          combined.set(.style, .word(BarStyle.default), at: present[0].range)
        } else {
          reportMissing(property, path, settings)
        }
        continue
      }
      guard let value = combine(present, property, path, &colors) else { continue }
      combined.set(property, value, at: present[0].range)
    }
    return combined
  }

  private mutating func combine(
    _ settings: [ResolvedBar.Setting], _ property: BarProperty, _ path: String,
    _ colors: inout ColorTable
  ) -> ResolvedBar.Value? {
    let ids = settings.compactMap { setting -> ColorID? in
      if case .color(let id) = setting.value { id } else { nil }
    }
    if ids.count == 4 { return .color(combine(ids, &colors)) }
    let bars = settings.compactMap { setting -> ResolvedBar? in
      if case .state(let bar) = setting.value { bar } else { nil }
    }
    if bars.count == 4 {
      return .state(combine(bars, "\(path).\(property.name)", &colors))
    }
    let lists = settings.compactMap(\.value.stops)
    if lists.count == 4, settings.allSatisfy({ $0.value.isSameButForColors(as: settings[0].value) })
    {
      let combined = lists[0].indices.map { index in combine(lists.map { $0[index] }, &colors) }
      return settings[0].value.replacing(stops: combined)
    }
    if settings.allSatisfy({ $0.value == settings[0].value }) { return settings[0].value }
    if property == .style { return .word(BarStyle.default) }
    reportConflict(property, path, settings)
    return nil
  }

  private mutating func combine(_ ids: [ColorID], _ colors: inout ColorTable) -> ColorID {
    if ids.allSatisfy({ $0 == ids[0] }) { return ids[0] }
    if let known = combinedColors[ids] { return known }
    let combined = colors.add(colors.combined(ids))
    combinedColors[ids] = combined
    colors.note(.combined(ids), of: combined)
    return combined
  }

  private mutating func reportMissing(
    _ property: BarProperty, _ path: String, _ settings: [ResolvedBar.Setting?]
  ) {
    let with = zip(members, settings).first { $0.1 != nil }
    let without = zip(members, settings).first { $0.1 == nil }
    guard let with, let without, let setting = with.1 else { return }
    diagnostics.append(
      .missingCounterpart(
        "\(path).\(property.name)", set: setting.range, in: with.0, butNotIn: without.0,
        reason: "its counterpart in '\(name)'", at: range))
  }

  private mutating func reportConflict(
    _ property: BarProperty, _ path: String, _ settings: [ResolvedBar.Setting]
  ) {
    diagnostics.append(
      Diagnostic(
        "conflicting-members",
        "'\(path).\(property.name)' differs between the members of '\(name)'; only colors follow "
          + "the traits",
        at: range,
        notes: zip(members, settings).prefix(2).map { member, setting in
          Diagnostic.Note("'\(member.name)' sets it here", at: setting.range)
        }))
  }
}

extension BarValue<ResolvedStage> {
  fileprivate func isSameButForColors(as other: Self) -> Bool {
    stops?.count == other.stops?.count
      && replacing(stops: []) == other.replacing(stops: [])
  }
}
