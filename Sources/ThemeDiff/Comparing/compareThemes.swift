import ColorScience
import OutputText
import ThemeCompiler

/// What a new version of a theme changes; the order and the form of the theme's text never count.
package func compareThemes(_ old: DiffSide, _ new: DiffSide) -> ThemeDifference {
  var comparison = ThemeComparison(old: old, new: new)
  comparison.compareNames()
  comparison.comparePalette()
  comparison.compareRoles()
  comparison.compareScreens()
  comparison.compareAppearances()
  comparison.compareWaivers()
  return comparison.difference
}

/// What changes between versions of many themes, which are brought together by their names.
///
/// Of two versions of one theme it does not count whether they have one name.
package func compareThemes(_ old: [DiffSide], _ new: [DiffSide]) -> ThemeDifference {
  if old.count == 1, new.count == 1 { return compareThemes(old[0], new[0]) }
  let themes = Matching(
    old, new, name: \.manifest.name, essence: { _, _ in nil as String? })
  var all = ThemeDifference()
  for (old, new) in themes.same {
    let difference = compareThemes(old, new).prefixed(by: new.manifest.name)
    all.breaking += difference.breaking
    all.accessibility += difference.accessibility
    all.improvements += difference.improvements
    all.visual += difference.visual
    all.additions += difference.additions
  }
  all.breaking += themes.gone.map {
    Change(.theme, $0.manifest.name, before: $0.manifest.source)
  }
  all.additions += themes.added.map {
    Change(.theme, $0.manifest.name, after: $0.manifest.source)
  }
  return all
}

extension ThemeDifference {
  /// The difference with the name of its theme in front of every name.
  fileprivate func prefixed(by theme: String) -> ThemeDifference {
    var difference = self
    difference.breaking = breaking.map { $0.prefixed(by: theme) }
    difference.accessibility = accessibility.map { $0.prefixed(by: theme) }
    difference.improvements = improvements.map { $0.prefixed(by: theme) }
    difference.visual = visual.map { $0.prefixed(by: theme) }
    difference.additions = additions.map { $0.prefixed(by: theme) }
    return difference
  }
}

extension Change {
  fileprivate func prefixed(by theme: String) -> Change {
    var change = Change(
      kind, "\(theme): \(name)", before: before, after: after, places: places, remark: remark)
    change.colors = colors
    return change
  }
}

struct ThemeComparison {
  let old: DiffSide
  let new: DiffSide
  var difference = ThemeDifference()
  /// Whether the appearance that is compared follows from others.
  var isDerived = false
  /// The variants in which the appearance that is compared can be seen.
  var seen = VariantSet.all
  /// The first visual change in which a color becomes another one.
  private var origins: [ColorStep: Int] = [:]

  private struct ColorStep: Hashable {
    let before: Color
    let after: Color

    init(_ change: ColorChange) { (before, after) = (change.before, change.after) }
  }

  init(old: DiffSide, new: DiffSide) {
    self.old = old
    self.new = new
  }

  // MARK: - Visual changes

  mutating func tell(_ change: Change) {
    for color in change.colors where origins[ColorStep(color)] == nil {
      origins[ColorStep(color)] = difference.visual.count
    }
    difference.visual.append(change)
  }

  /// Adds the place of a change to changes that are told already, where it is no more than those; whether it is.
  mutating func noteReach(of change: Change) -> Bool {
    let known = change.colors.map { origins[ColorStep($0)] }
    guard !known.isEmpty, !known.contains(nil) else { return false }
    for origin in Set(known.compactMap(\.self)) {
      difference.visual[origin].places.append(change.name)
    }
    return true
  }

  // MARK: - Names

  /// Compares the theme's own name, what is generated, and the oldest iOS.
  mutating func compareNames() {
    let (before, after) = (old.manifest, new.manifest)
    if before.name != after.name {
      difference.breaking.append(
        Change(.theme, before.name, before: before.name, after: after.name, remark: Change.renamed))
    }
    // A file that has the theme's name is the same output under another one.
    let outputs = { (manifest: Manifest) in
      Set(
        manifest.outputs.map { path in
          String(path.prefix { $0 != "/" }).replacing(manifest.name, with: after.name)
        })
    }
    for output in outputs(before).subtracting(outputs(after)).sorted() {
      difference.breaking.append(Change(.output, output, before: output))
    }
    for output in outputs(after).subtracting(outputs(before)).sorted() {
      difference.additions.append(Change(.output, output, after: output))
    }
    guard let target = old.deploymentTarget, let other = new.deploymentTarget, target != other
    else { return }
    let change = Change(
      .deploymentTarget, "deploymentTarget", before: target.text, after: other.text)
    if (other.major, other.minor) > (target.major, target.minor) {
      difference.breaking.append(change)
    } else {
      difference.additions.append(change)
    }
  }

  mutating func comparePalette() {
    let palette = Matching(
      old.manifest.palette, new.manifest.palette, name: \.name,
      essence: { entry, _ in entry.content })
    note(palette.gone, palette.added, palette.renamed, .palette, \.name) {
      Variant.text($0.content)
    }
    var uses: PaletteUses?
    for (before, after) in palette.same where before.content != after.content {
      let known = uses ?? PaletteUses(new.manifest)
      uses = known
      let variants = Variant.allCases.filter { before.content[$0] != after.content[$0] }
      var change = Change(
        .palette, after.name, before: Variant.text(before.content),
        after: Variant.text(after.content),
        places: known.places(of: after.name, in: VariantSet(variants.map { VariantSet($0) })))
      change.colors = colorChanges(before.content, after.content)
      tell(change)
    }
  }

  mutating func compareRoles() {
    let roles = Matching(
      old.manifest.roles, new.manifest.roles, name: \.name,
      essence: { role, _ in [role.color, role.inverse] })
    note(roles.gone, roles.added, roles.renamed, .role, \.name) { Variant.text($0.color) }
    for (before, after) in roles.same {
      for (name, first, second) in [
        (after.name, before.color, after.color),
        ("\(after.name).inverse", before.inverse, after.inverse),
      ] where first != second {
        var change = Change(
          .role, name, before: Variant.text(first), after: Variant.text(second))
        change.colors = colorChanges(first, second)
        tell(change)
      }
    }
  }

  mutating func compareScreens() {
    let screens = Matching(
      old.manifest.screens, new.manifest.screens, name: \.name,
      essence: { screen, _ in
        "\(screen.appearance)|\(screen.whenEditing)|\(screen.navigationBarHidden)|\(screen.toolbarHidden)"
      })
    note(screens.gone, screens.added, screens.renamed, .screen, \.name) { $0.appearance }
    for (before, after) in screens.same where before != after {
      for (name, first, second) in [
        (after.name, before.appearance, after.appearance),
        ("\(after.name).whenEditing", before.whenEditing, after.whenEditing),
        (
          "\(after.name).navigationBarHidden", "\(before.navigationBarHidden)",
          "\(after.navigationBarHidden)"
        ),
        ("\(after.name).toolbarHidden", "\(before.toolbarHidden)", "\(after.toolbarHidden)"),
      ] where first != second {
        tell(Change(.screen, name, before: first, after: second))
      }
    }
  }

  /// Notes what came, what went and what has another name.
  mutating func note<Thing>(
    _ gone: [Thing], _ added: [Thing], _ renamed: [(old: Thing, new: Thing)], _ kind: Change.Kind,
    _ name: (Thing) -> String, text: (Thing) -> String
  ) {
    difference.breaking += renamed.map {
      Change(
        kind, name($0.old), before: name($0.old), after: name($0.new), remark: Change.renamed)
    }
    difference.breaking += gone.map { Change(kind, name($0), before: text($0)) }
    difference.additions += added.map { Change(kind, name($0), after: text($0)) }
  }

  // MARK: - Waivers

  /// Compares the findings that waivers let pass.
  mutating func compareWaivers() {
    var known: [String: Int] = [:]
    for waiver in old.manifest.diagnostics.waived {
      known["\(waiver.pair.rule) \(waiver.reason)", default: 0] += 1
    }
    for waiver in new.manifest.diagnostics.waived {
      let key = "\(waiver.pair.rule) \(waiver.reason)"
      if let count = known[key], count > 0 {
        known[key] = count - 1
      } else {
        difference.accessibility.append(
          Change(.waiver, waiver.pair.rule, after: waiver.reason))
      }
    }
  }
}

/// The variants out of some in which a color differs, the greatest difference first.
func colorChanges(
  _ old: ColorVariants, _ new: ColorVariants, in variants: VariantSet = .all
) -> [ColorChange] {
  let changes = variants.members.compactMap { variant -> ColorChange? in
    guard old[variant] != new[variant] else { return nil }
    return ColorChange(
      variant: variant, before: old[variant], after: new[variant],
      difference: colorDifference(old[variant], new[variant]))
  }
  var distinct: [ColorChange] = []
  for change in changes
  where !distinct.contains(where: { $0.before == change.before && $0.after == change.after }) {
    distinct.append(change)
  }
  return distinct.sorted { $0.difference > $1.difference }
}

/// Where colors of a palette show.
private struct PaletteUses {
  private var uses: [String: [(place: String, seen: VariantSet)]] = [:]

  init(_ manifest: Manifest) {
    for appearance in manifest.appearances {
      for kind in BarKind.allCases {
        note(
          appearance.bars[kind], at: "\(appearance.name).\(kind.name)",
          seen: appearance.interfaceStyle.variants)
      }
    }
  }

  /// The properties that have a color and are seen in some variants, from the appearance on.
  func places(of name: String, in variants: VariantSet) -> [String] {
    (uses[name] ?? []).filter { !$0.seen.isDisjoint(with: variants) }.map(\.place)
  }

  private mutating func note(_ bar: ManifestBar, at path: String, seen: VariantSet) {
    for setting in bar.settingsByName {
      let place = "\(path).\(setting.property.name)"
      switch setting.value {
      case .color(.reference(let name)): uses[name, default: []].append((place, seen))
      case .state(let state): note(state, at: place, seen: seen)
      case let value:
        for case .reference(let name) in value.stops ?? [] {
          uses[name, default: []].append((place, seen))
        }
      }
    }
  }
}
