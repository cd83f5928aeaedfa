import OutputText
import ThemeSyntax

extension ThemeResolver {
  mutating func addDynamic() {
    for written in document.dynamic {
      // Missing ones are reported once.
      let members = written.members.map { find($0) }.compactMap(\.self)
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
        statusBarStyle: style, interfaceStyle: .unspecified, bars: bars, members: members,
        range: written.name.range)
      appearance.darkStatusBarStyle = darkStyle
      appearance.backdrop = .combined(members.map { appearances[$0].backdrop })
      appearances.append(appearance)
    }
  }
}
