import ThemeSyntax

/// Names that two themes have in common in Swift, and files of one name; `places` has the index of
/// each theme's files among all files.
func collisions(between themes: [CompiledTheme], _ places: [[Int32]]) -> [Diagnostic] {
  guard themes.count > 1 else { return [] }
  var diagnostics: [Diagnostic] = []
  var symbols: [String: (range: SourceRange, theme: Int)] = [:]
  var names: [String: Int] = [:]
  for (index, compiled) in themes.enumerated() {
    guard let theme = compiled.theme else { continue }
    if let other = names[theme.name] {
      diagnostics.append(
        Diagnostic(
          "name-collision", "two themes are named '\(theme.name)'; write another 'name'",
          at: compiled.nameRange.moved(to: places[index]),
          notes: [
            Diagnostic.Note(
              "the other one is named here", at: themes[other].nameRange.moved(to: places[other]))
          ]))
      continue
    }
    names[theme.name] = index
    var shared: [(theme: Int, symbol: String, range: SourceRange, other: SourceRange)] = []
    var declarations = theme.appearances.map { ($0.symbol, $0.range) }
    if let type = compiled.themeType { declarations.append((type, compiled.nameRange)) }
    for (symbol, range) in declarations {
      let range = range.moved(to: places[index])
      if let other = symbols[symbol], other.theme != index {
        shared.append((other.theme, symbol, range, other.range))
      } else {
        symbols[symbol] = (range, index)
      }
    }
    // One prefix mends all the names that two themes share.
    for other in themes.indices {
      let names = shared.filter { $0.theme == other }
      guard let first = names.first else { continue }
      let rest = names.count > 1 ? " and \(names.count - 1) more are" : " is"
      diagnostics.append(
        Diagnostic(
          "name-collision",
          "'\(first.symbol)'\(rest) also in theme '\(themes[other].theme?.name ?? "")'; write "
            + "'prefix: \(SwiftName.lowerCamel(theme.name))' in one of them",
          at: first.range, notes: [Diagnostic.Note("the other one is here", at: first.other)]))
    }
  }
  return diagnostics
}
