import ThemeSyntax

extension ThemeResolver {
  /// The declared appearances, each followed by the inverse that its rule makes.
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
      addDeclared(inheritance.appearances[index])
      // A large theme has no need to be in memory twice.
      inheritance.appearances[index].bars = Bars(all: BarDocument())
    }
  }

  private mutating func addDeclared(_ written: AppearanceDocument) {
    let name = colors.texts.string(written.name.value)
    var bars = Bars(all: ResolvedBar())
    for kind in BarKind.allCases where !written.bars[kind].fields.isEmpty {
      bars[kind] = colors.resolve(written.bars[kind])
    }
    let interfaceStyle = written.interfaceStyle?.value ?? .unspecified
    var appearance = ResolvedAppearance(
      name: name, symbol: symbol(name), kind: .declared,
      description: written.description.map(descriptionLines) ?? [],
      deprecation: written.deprecation.map { [$0] } ?? [],
      statusBarStyle: Located(.default, at: written.name.range), interfaceStyle: interfaceStyle,
      bars: bars, inverse: [], members: [], range: written.name.range)
    if let choice = written.statusBarStyle {
      appearance.statusBarStyle = decide(choice, for: appearance)
    }
    indices[written.name.value] = appearances.count
    appearances.append(appearance)
    if let inverse = written.inverse ?? document.inverse { addInverse(inverse) }
  }
}

/// A description as lines of a doc comment, without blanks at either end.
private func descriptionLines(_ text: String) -> [String] {
  if !text.utf8.contains(0x0A), text.utf8.last != 0x20 { return text.isEmpty ? [] : [text] }
  var lines: [String] = []
  // Empty lines count only between others, and there may be millions of them.
  var empty = 0
  var start = text.startIndex
  while true {
    let end = text.utf8[start...].firstIndex(of: 0x0A) ?? text.endIndex
    var line = text[start..<end]
    while let last = line.last, last.isWhitespace { line.removeLast() }
    if line.isEmpty {
      empty += lines.isEmpty ? 0 : 1
    } else {
      lines.append(contentsOf: repeatElement("", count: empty))
      empty = 0
      lines.append(String(line))
    }
    guard end < text.endIndex else { return lines }
    start = text.utf8.index(after: end)
  }
}
