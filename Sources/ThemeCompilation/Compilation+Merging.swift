import ThemeLint
import ThemeOutputs
package import ThemeSyntax

extension Compilation {
  /// Puts the results of several themes together, their ranges into one list of sources.
  init(_ themes: [CompiledTheme], hasCollisionsChecked: Bool) {
    var sources = themes.map { $0.sources[0] }
    // A theme may be what another theme of the run extends: it is one file, with its findings once.
    var shared: [String: Int32] = [:]
    for (index, source) in sources.enumerated() where shared[source.path] == nil {
      shared[source.path] = Int32(index)
    }
    var diagnostics: [Diagnostic] = []
    var waived: [SuppressedFinding] = []
    var seen: Set<Diagnostic> = []
    var borrowed: [Diagnostic: Int] = [:]
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
        let finding = moved.withoutFixIts
        let isNew = seen.insert(finding).inserted
        if isNew { diagnostics.append(moved) }
        if diagnostic.range?.file ?? 0 == 0 {
          if !isNew { borrowed[finding] = nil }
        } else if isNew {
          borrowed[finding] = index
        }
      }
      for waiver in theme.waived {
        let moved = waiver.finding.moved(to: files)
        guard seen.insert(moved.withoutFixIts).inserted else { continue }
        waived.append(SuppressedFinding(moved, .waiver(waiver.reason)))
      }
    }
    if hasCollisionsChecked { diagnostics += collisions(between: themes, places) }
    diagnostics = placeOrder(diagnostics)
    let hasErrors = diagnostics.contains { $0.severity == .error }
    let files = themes.enumerated().flatMap { index, theme in
      theme.files.map {
        GeneratedFile(theme: index, output: $0.output, path: $0.path, content: $0.content)
      }
    }
    self.init(files: hasErrors ? [] : files, diagnostics: diagnostics, sources: sources)
    self.waived = indicesInPlaceOrder(waived.map(\.finding)).map { waived[$0] }
    self.borrowed = borrowed
    missing = themes.flatMap(\.missing)
    for theme in themes { notMeasured.merge(theme.notMeasured, uniquingKeysWith: +) }
    for theme in themes { maps.merge(theme.maps) { first, _ in first } }
  }
}

extension SourceRange {
  /// The range with its file looked up in a list.
  package func moved(to files: [Int32]) -> SourceRange {
    SourceRange(file: files[Int(file)], lower: lower, upper: upper)
  }
}

extension Diagnostic {
  /// What findings are sorted by.
  fileprivate var place: (file: Int32, offset: Int32) { (range?.file ?? -1, range?.lower ?? -1) }

  /// The finding by itself: what repairs it may depend on the theme of the run that has it.
  package var withoutFixIts: Diagnostic {
    var diagnostic = self
    diagnostic.fixIts = []
    return diagnostic
  }

  /// The finding with all its files looked up in a list.
  fileprivate func moved(to files: [Int32]) -> Diagnostic {
    moved({ $0.moved(to: files) }, to: nil)
  }
}

/// The findings by file and place; what is at one place keeps its order.
package func placeOrder(_ findings: [Diagnostic]) -> [Diagnostic] {
  indicesInPlaceOrder(findings).map { findings[$0] }
}

/// The order by file and place; what is at one place keeps its order.
private func indicesInPlaceOrder(_ findings: [Diagnostic]) -> [Int] {
  findings.indices.sorted { left, right in
    let (first, second) = (findings[left].place, findings[right].place)
    return first == second ? left < right : first < second
  }
}
