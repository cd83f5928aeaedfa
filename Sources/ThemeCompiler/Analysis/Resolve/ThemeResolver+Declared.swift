import OutputText
import ThemeSyntax

extension ThemeResolver {
  mutating func addDeclared() {
    var declared: [TextID: Int] = [:]
    declared.reserveCapacity(document.appearances.count)
    indices.reserveCapacity(document.appearances.count)
    for (index, appearance) in document.appearances.enumerated() {
      declared[appearance.name.value] = index
    }
    var written: [AppearanceDocument] = []
    swap(&written, &document.appearances)
    appearances.reserveCapacity(written.count)
    var inheritance = AppearanceInheritance(
      consume written, indices: declared, texts: colors.texts)
    diagnostics.append(contentsOf: inheritance.diagnostics.all)
    for index in inheritance.appearances.indices {
      let name = inheritance.appearances[index].name
      let most = ThemeLimits.appearances
      guard appearances.count < most else {
        diagnostics.append(.tooManyNames(most, "appearances with their inverses", at: name.range))
        lostNames.formUnion(inheritance.appearances[index...].map(\.name.value))
        return
      }
      addDeclared(inheritance.appearances[index])
      // Frees memory: a large theme is not needed twice.
      inheritance.appearances[index].bars = Bars(all: BarDocument())
    }
  }

  private mutating func addDeclared(_ written: AppearanceDocument) {
    let name = colors.texts.string(written.name.value)
    var bars = Bars(all: ResolvedBar())
    for kind in BarKind.allCases where written.bars[kind].saysAnything {
      bars[kind] = colors.resolve(written.bars[kind])
    }
    for unset in written.unsets { colors.note(unset) }
    // Its colors were resolved above to report errors in them.
    if let isAbstract = written.isAbstract.value, isAbstract.value {
      abstractNames[written.name.value] = isAbstract.range
      return
    }
    let interfaceStyle = written.interfaceStyle.value?.value ?? .unspecified
    var appearance = ResolvedAppearance(
      name: name, stem: stem(name), symbol: symbol(name),
      description: written.description.value.map(descriptionLines) ?? [],
      deprecation: written.deprecation.value.map { [$0] } ?? [],
      statusBarStyle: Located(.default, at: written.name.range), interfaceStyle: interfaceStyle,
      bars: bars, range: written.name.range)
    appearance.family = written.family
    appearance.backdrop = colors.resolve(written.backdrop, over: nil)
    if let choice = written.statusBarStyle.value {
      decide(choice, for: &appearance)
    }
    indices[written.name.value] = appearances.count
    appearances.append(appearance)
    if let inverse = written.inverse.value { return addInverse(inverse) }
    guard let inverse = document.inverse.value else { return }
    isInverseInherited = true
    addInverse(inverse)
  }
}

extension BarDocument {
  var saysAnything: Bool {
    if case .inherited = backdrop { !fields.isEmpty } else { true }
  }
}

extension AppearanceDocument {
  fileprivate var unsets: [Unset] {
    [
      isAbstract.unset, extends.unset, description.unset, deprecation.unset, interfaceStyle.unset,
      statusBarStyle.unset, inverse.unset,
    ].compactMap(\.self)
  }
}

/// A description as lines of a doc comment, trimmed.
private func descriptionLines(_ text: String) -> [String] {
  let lines = SwiftText.lines(text)
  let start = lines.firstIndex { !$0.isEmpty } ?? lines.endIndex
  let end = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? start
  return Array(lines[start..<max(start, end)])
}
