/// UIKit's path to a property: `titleTextAttributes[.foregroundColor]` leads to `titleColor`.
package struct UIKitPath: Sendable {
  /// Without brackets and dots: `titleTextAttributes`, `foregroundColor`.
  package let steps: [String]
  package let property: BarProperty

  /// The first of equal paths is used.
  package static let all: [UIKitPath] = {
    let objects = BarProperty.all.flatMap { row -> [(String, BarProperty)] in
      guard case .objects(let paths) = row.carrier else { return [] }
      return paths.map { ($0, row.property) }
    }
    let others = BarProperty.all.flatMap { row in
      (documented(row) + inLayouts(row.carrier)).map { ($0, row.property) }
    }
    // Paths in an item's appearance are listed below a bar's layouts.
    return (objects + others).map { UIKitPath(steps: steps(of: $0), property: $1) }
      .filter { !["normal", "selected", nil].contains($0.steps.first) }
  }()

  /// A button appearance's path leads to its color.
  private static func documented(_ row: BarProperty.Row) -> [String] {
    let pieces = row.uiKit.split(separator: "`", omittingEmptySubsequences: false)
    return pieces.indices.filter { $0 % 2 == 1 }.flatMap { index in
      let path = String(pieces[index])
      let isLook = path.hasSuffix("uttonAppearance")
      return isLook ? [path, path + ".normal.titleTextAttributes[.foregroundColor]"] : [path]
    }
  }

  private static func inLayouts(_ carrier: BarProperty.Carrier) -> [String] {
    guard case .layouts(let paths) = carrier else { return [] }
    let layouts = ["stacked", "inline", "compactInline"]
    return layouts.flatMap { layout in paths.map { "\(layout)LayoutAppearance.\($0)" } }
  }

  /// The names of a path in Swift or theme notation, without a leading class.
  package static func steps(of path: String) -> [String] {
    let names = path.prefix { $0 != "(" }.split { ".[]".contains($0) }.map(String.init)
    return names.filter { !["NSAttributedString", "Key"].contains($0) && !$0.hasPrefix("UI") }
  }

  package static func paths(from steps: [String], on bar: BarKind) -> [UIKitPath] {
    let paths = steps.first.flatMap { byFirstStep[$0] } ?? []
    return paths.filter { $0.steps.starts(with: steps) && $0.property.applies(to: bar) }
  }

  private static let byFirstStep = Dictionary(grouping: all) { $0.steps.first ?? "" }

  package static func background(configuredBy name: String) -> BarBackground? {
    BarBackground.allCases.first { $0.configuringMethod == name }
  }

  /// Longer than any path, in bytes.
  package static let longest = 128
  package static let bar = "standardAppearance"

  package static func bars(having name: String) -> [BarKind] {
    guard name.utf8.count <= longest, let first = steps(of: name).first else { return [] }
    if first == bar || background(configuredBy: first) != nil { return BarKind.allCases }
    guard byFirstStep[first] != nil else { return [] }
    return BarKind.allCases.filter { !paths(from: steps(of: name), on: $0).isEmpty }
  }
}
