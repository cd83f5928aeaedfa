import OutputText
import ThemeModel
import ThemeSyntax

extension ThemeResolver {
  mutating func addDynamic() {
    for written in document.dynamic {
      let members = members(written.members)
      guard members.count == 4 else {
        lostNames.insert(written.name.value)
        continue
      }
      let name = colors.texts.string(written.name.value)
      var combiner = DynamicCombiner(
        members: members.map { appearances[$0] }, name: name, range: written.name.range)
      let bars = combiner.bars(&colors.table)
      let (style, darkStyle) = combiner.statusBarStyles()
      comparisons.append(contentsOf: combiner.diagnostics)
      let names = written.members.all.map { visibleText(colors.texts.string($0.value)) }
      indices[written.name.value] = appearances.count
      var appearance = ResolvedAppearance(
        name: name, stem: stem(name), symbol: symbol(name), kind: .dynamic,
        description: ["`\(names[0])` in a light interface, `\(names[1])` in a dark one."],
        deprecation: [], statusBarStyle: style, interfaceStyle: .unspecified, bars: bars,
        inverse: [], members: members, range: written.name.range)
      appearance.darkStatusBarStyle = darkStyle
      appearance.backdrop = .combined(members.map { appearances[$0].backdrop })
      appearances.append(appearance)
    }
  }

  /// The appearances that members name, in the order of `Variant`; missing ones are left out and
  /// reported once.
  private mutating func members(_ names: VariantTexts) -> [Int] {
    let light = find(names.light)
    let dark = find(names.dark)
    let lightHigh = names.lightHighContrast.map { find($0) } ?? light
    let darkHigh = names.darkHighContrast.map { find($0) } ?? dark
    return [light, dark, lightHigh, darkHigh].compactMap(\.self)
  }
}
