package import ThemeSyntax

extension Compilation {
  init(_ themes: [CompiledTheme], hasCollisionsChecked: Bool) {
    let (sources, indices) = Self.merged(themes)
    var diagnostics: [Diagnostic] = []
    var waived: [SuppressedFinding] = []
    var seen: Set<Diagnostic> = []
    var borrowers: [Diagnostic: Int] = [:]
    for (index, theme) in themes.enumerated() {
      for finding in theme.diagnostics {
        let identity = finding.identity(indices)
        let isNew = seen.insert(identity).inserted
        if isNew { diagnostics.append(finding) }
        if finding.range.map({ theme.numbers.isOwn($0) }) ?? true {
          if !isNew { borrowers[identity] = nil }
        } else if isNew {
          borrowers[identity] = index
        }
      }
      for waiver in theme.waived
      where seen.insert(waiver.finding.identity(indices)).inserted {
        waived.append(SuppressedFinding(waiver.finding, .waiver(waiver.reason)))
      }
    }
    var borrowed: [Diagnostic: Int] = [:]
    if !borrowers.isEmpty {
      for finding in diagnostics {
        guard let theme = borrowers[finding.identity(indices)] else { continue }
        borrowed[finding.withoutFixIts] = theme
      }
    }
    if hasCollisionsChecked { diagnostics += collisions(between: themes) }
    diagnostics = placeOrder(diagnostics, indices)
    let hasErrors = diagnostics.contains { $0.severity == .error }
    let files = themes.enumerated().flatMap { index, theme in
      theme.files.map {
        GeneratedFile(theme: index, output: $0.output, path: $0.path, content: $0.content)
      }
    }
    self.init(files: hasErrors ? [] : files, diagnostics: diagnostics, sources: sources)
    self.indices = indices
    self.waived = indicesInPlaceOrder(waived.map(\.finding), indices).map { waived[$0] }
    self.borrowed = borrowed
    missing = themes.flatMap(\.missing)
    folders = themes.flatMap(\.folders)
    for theme in themes {
      notMeasured.merge(theme.notMeasured, uniquingKeysWith: +)
      maps.merge(theme.maps) { first, _ in first }
      keyPaths.merge(theme.keyPaths) { first, _ in first }
    }
  }

  private static func merged(_ themes: [CompiledTheme]) -> ([SourceFile], FileIndices) {
    var sources = themes.map { $0.sources[0] }
    // A theme that another theme of the run extends is one file, with its findings once.
    var shared: [String: Int] = [:]
    for (index, source) in sources.enumerated() where shared[source.path] == nil {
      shared[source.path] = index
    }
    var indices = FileIndices()
    for theme in themes {
      for (file, source) in theme.sources.enumerated().dropFirst() {
        let index = shared[source.path] ?? sources.count
        if index == sources.count {
          shared[source.path] = index
          sources.append(source)
        }
        indices.note(theme.numbers.number(of: file), at: index)
      }
    }
    return (sources, indices)
  }
}

extension Diagnostic {
  /// The finding's identity in any theme: files by index among the sources, without repairs.
  fileprivate func identity(_ indices: FileIndices) -> Diagnostic {
    let place = { (range: SourceRange) in
      SourceRange(
        file: Int32(indices.index(of: range.file)), lower: range.lower, upper: range.upper)
    }
    return Diagnostic(
      id, severity, message, at: range.map(place),
      notes: notes.map { Note($0.message, at: place($0.range)) })
  }

  /// Repairs may depend on the theme, so identity ignores them.
  package var withoutFixIts: Diagnostic {
    var diagnostic = self
    diagnostic.fixIts = []
    return diagnostic
  }
}

/// Sorts findings by file and location; stable.
package func placeOrder(_ findings: [Diagnostic], _ files: FileIndices) -> [Diagnostic] {
  indicesInPlaceOrder(findings, files).map { findings[$0] }
}

private func indicesInPlaceOrder(_ findings: [Diagnostic], _ files: FileIndices) -> [Int] {
  let places = findings.map { finding in
    (file: finding.range.map { files.index(of: $0.file) } ?? -1, offset: finding.range?.lower ?? -1)
  }
  return findings.indices.sorted { left, right in
    let (first, second) = (places[left], places[right])
    return first == second ? left < right : first < second
  }
}
