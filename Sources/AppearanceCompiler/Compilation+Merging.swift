import ThemeSyntax

extension Compilation {
  /// Puts the results of several themes together, their ranges into one list of sources.
  init(_ themes: [CompiledTheme], hasCollisionsChecked: Bool) {
    var sources = themes.map { $0.sources[0] }
    var shared: [String: Int32] = [:]
    var diagnostics: [Diagnostic] = []
    var seen: Set<Diagnostic> = []
    var places: [[Int32]] = []
    for (index, theme) in themes.enumerated() {
      var files = [Int32(index)]
      for source in theme.sources.dropFirst() {
        if let known = shared[source.path] {
          files.append(known)
        } else {
          files.append(Int32(sources.count))
          shared[source.path] = Int32(sources.count)
          sources.append(source)
        }
      }
      places.append(files)
      for diagnostic in theme.diagnostics {
        let moved = diagnostic.moved(to: files)
        if seen.insert(moved).inserted { diagnostics.append(moved) }
      }
    }
    if hasCollisionsChecked { diagnostics += collisions(between: themes, places) }
    diagnostics.sortByPlace()
    let hasErrors = diagnostics.contains { $0.severity == .error }
    let files = themes.enumerated().flatMap { index, theme in
      theme.files.map { GeneratedFile(theme: index, path: $0.path, bytes: $0.bytes) }
    }
    self.init(files: hasErrors ? [] : files, diagnostics: diagnostics, sources: sources)
  }
}

/// Names that two themes have in common in Swift, and files of one name.
private func collisions(between themes: [CompiledTheme], _ places: [[Int32]]) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  var symbols: [String: (range: SourceRange, theme: Int)] = [:]
  var names: [String: Int] = [:]
  for (index, compiled) in themes.enumerated() {
    guard let theme = compiled.theme else { continue }
    if let other = names[theme.name] {
      diagnostics.append(
        Diagnostic(
          "name-collision",
          "this theme and '\(SourcePath.name(themes[other].sources[0].path))' are both named "
            + "'\(theme.name)'; write another 'name'",
          at: SourceRange(file: Int32(index), lower: 0, upper: 0),
          notes: [
            Diagnostic.Note(
              "the other theme is here", at: SourceRange(file: Int32(other), lower: 0, upper: 0))
          ]))
      continue
    }
    names[theme.name] = index
    for appearance in theme.appearances {
      let range = appearance.range.moved(to: places[index])
      guard let other = symbols[appearance.symbol], other.theme != index else {
        symbols[appearance.symbol] = (range, index)
        continue
      }
      diagnostics.append(
        Diagnostic(
          "name-collision",
          "'\(appearance.symbol)' is also in theme '\(themes[other.theme].theme?.name ?? "")'; "
            + "write 'prefix: \(SwiftName.lowerCamel(theme.name))' in one of them",
          at: range, notes: [Diagnostic.Note("the other one is here", at: other.range)]))
    }
  }
  return diagnostics
}

extension SourceRange {
  /// The range with its file looked up in a list.
  fileprivate func moved(to files: [Int32]) -> SourceRange {
    SourceRange(file: files[Int(file)], lower: lower, upper: upper)
  }
}

extension Diagnostic {
  /// The finding with all its files looked up in a list.
  fileprivate func moved(to files: [Int32]) -> Diagnostic {
    Diagnostic(
      id, severity, message, at: range?.moved(to: files),
      notes: notes.map { Note($0.message, at: $0.range.moved(to: files)) },
      fixIts: fixIts.map {
        FixIt($0.message, replace: $0.range.moved(to: files), with: $0.replacement)
      })
  }
}

extension [Diagnostic] {
  /// Sorts by file and place; findings of one place keep their order.
  fileprivate mutating func sortByPlace() {
    let key = { (diagnostic: Diagnostic) in
      (diagnostic.range?.file ?? -1, diagnostic.range?.lower ?? -1)
    }
    let order = indices.sorted { left, right in
      let (leftKey, rightKey) = (key(self[left]), key(self[right]))
      return leftKey == rightKey ? left < right : leftKey < rightKey
    }
    self = order.map { self[$0] }
  }
}
