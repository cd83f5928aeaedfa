import ColorScience
import OutputText
package import ThemeCompiler

/// A picture of an appearance.
package struct ContactSheet: Sendable {
  /// What the file is called: `Brand.light.svg`.
  package let name: String
  /// SVG, UTF-8.
  package let bytes: [UInt8]
}

/// A picture for each appearance of a theme: all drawings of it and of its inverse, for where no page runs.
///
/// Texts have the system's fonts, and a picture looks the same on light pages and on dark ones.
package func contactSheets(_ analysis: Analysis) -> [ContactSheet] {
  guard let source = PreviewedTheme(analysis, isAlone: true) else { return [] }
  var taken: Set<String> = []
  return source.theme.appearances.indices.compactMap { index in
    let appearance = source.theme.appearances[index]
    guard !appearance.isInverse else { return nil }
    var name = "\(source.theme.name).\(source.fragment(appearance))"
    // Two names may differ by what a file's name cannot have, or by case.
    while !taken.insert(name.lowercased()).inserted { name += "-" }
    return ContactSheet(name: name + ".svg", bytes: sheet(index, source))
  }
}

private func sheet(_ index: Int, _ source: PreviewedTheme) -> [UInt8] {
  let appearance = source.theme.appearances[index]
  var rows = rows(index, appearance.name, source)
  for inverse in appearance.inverse where source.theme.appearances[inverse].isInverse {
    rows += inverseRows(inverse, source)
  }
  return picture("\(source.theme.name), appearance '\(appearance.name)'", rows)
}

private func inverseRows(_ index: Int, _ source: PreviewedTheme) -> [SheetRow] {
  let inverse = source.theme.appearances[index]
  guard case .inverse(let base, let rule) = inverse.kind else { return [] }
  return rows(index, "\(base), inverse by \(rule.rawValue)", source)
}

private func rows(_ index: Int, _ title: String, _ source: PreviewedTheme) -> [SheetRow] {
  let aspects = source.maker(of: index).aspects()
  // Two states of two variants in a row; where there are wide drawings too, these below one variant's.
  let rows =
    aspects.contains { $0.scenes.count > 2 }
    ? aspects.flatMap { aspect in
      [
        aspect.drawings.filter { !$0.scene.isWide }, aspect.drawings.filter(\.scene.isWide),
      ]
    }
    : stride(from: 0, to: aspects.count, by: 2).map { start in
      aspects[start..<min(start + 2, aspects.count)].flatMap(\.drawings)
    }
  return rows.enumerated().map { row, drawings in
    SheetRow(title: row == 0 ? title : nil, drawings: drawings.map { SheetDrawing($0) })
  }
}
