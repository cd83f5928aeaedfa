import AppearanceCompiler
import ThemeSyntax

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeRepair

/// What is known of a theme, with suggestions.
func analysis(_ text: String, _ path: String = "Shop.theme.yaml") -> Analysis {
  let input = ThemeInput(SourceFile(path: path, text: text))
  var analysis = Analysis(input) { _ in .failure(LoadFailure("no such file")) }
  analysis.suggestRepairs { _ in .failure(LoadFailure("no such file")) }
  return analysis
}

/// A theme after its repairs.
func fixed(
  _ text: String, _ configuration: Configuration = Configuration(),
  path: String = "Brand.theme.yaml"
) -> String {
  let input = ThemeInput(SourceFile(path: path, text: text), configuration: configuration)
  let themes = fix([input]) { _ in .failure(LoadFailure("no such file")) }.themes
  return String(decoding: themes[0].after.bytes, as: UTF8.self)
}

/// The findings of a theme as a run has them, with suggestions.
func linted(_ text: String) -> [Diagnostic] {
  lint([ThemeInput(SourceFile(path: "Brand.theme.yaml", text: text))]) { _ in
    .failure(LoadFailure("no such file"))
  }.diagnostics
}

/// A text after one repair.
func applying(_ fixIt: Diagnostic.FixIt, to text: String) -> String {
  var bytes = Array(text.utf8)
  bytes.replaceSubrange(
    Int(fixIt.range.lower)..<Int(fixIt.range.upper), with: fixIt.replacement.utf8)
  return String(decoding: bytes, as: UTF8.self)
}

/// The place of a text in another one, of which it is a part.
func place(of part: String, in text: String) -> SourceRange {
  guard let range = text.firstRange(of: part) else {
    return SourceRange(file: 0, lower: 0, upper: 0)
  }
  let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
  return SourceRange(file: 0, lower: Int32(start), upper: Int32(start + part.utf8.count))
}

extension Analysis {
  /// The least ΔE00 of the selected tab and the others.
  var tabDifference: Double {
    guard let theme else { return 0 }
    return theme.appearances.flatMap { appearance -> [Double] in
      let bar = appearance.bars.tabBar
      guard let tint = bar.color(.tintColor)?.value,
        let other = bar.color(.unselectedItemTintColor)?.value
      else { return [] }
      return appearance.variants.members.map {
        colorDifference(theme.colors[tint, $0], theme.colors[other, $0])
      }
    }.min() ?? 100
  }
}
