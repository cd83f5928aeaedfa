import ColorScience
import OutputText
import ThemeCompiler
import ThemeSyntax

/// A theme on its way to a page: what is known of it, and how places of it are called.
struct PreviewedTheme {
  let analysis: Analysis
  let theme: ResolvedTheme
  /// What the fragments of the theme's appearances begin with; empty on a page of one theme.
  let prefix: String
  /// The pairs of each appearance, those of inverses too.
  let pairs: [[JudgedPair]]
  private let lines: SourceMaps
  /// The palette's name of each color that has one.
  private let names: [ColorID: String]

  /// Nil for a file that is no theme.
  init?(_ analysis: Analysis, isAlone: Bool) {
    guard let theme = analysis.theme else { return nil }
    self.analysis = analysis
    self.theme = theme
    pairs = theme.appearances.indices.map { analysis.judgedPairs(of: $0) }
    prefix = isAlone ? "" : "\(theme.name)."
    var lines = analysis.lines
    lines.findAll()
    self.lines = lines
    var names: [ColorID: String] = [:]
    for entry in theme.palette where names[entry.color] == nil { names[entry.color] = entry.name }
    self.names = names
  }

  /// What draws an appearance by its index.
  func maker(of index: Int) -> SceneMaker {
    SceneMaker(
      theme.appearances[index], pairs[index], theme.colors, analysis.input.configuration,
      analysis.meter)
  }

  /// An appearance by its index, and its inverse.
  func parts(of index: Int) -> [Int] {
    [index]
      + theme.appearances[index].inverse.prefix(1).filter {
        theme.appearances.indices.contains($0) && theme.appearances[$0].isInverse
      }
  }

  /// The name of a color in the palette, or its value in the light variant.
  func name(_ color: ColorID) -> String {
    names[color] ?? theme.colors[color, .light].cssText
  }

  /// Where a range is, as `Brand.theme.yaml:9:21`.
  func place(_ range: SourceRange) -> String {
    "\(fileName(range)):\(lines.line(of: range)):\(lines.column(of: range))"
  }

  /// The file of a range, seen from the theme's folder.
  private func fileName(_ range: SourceRange) -> String {
    if lines.numbers.isOwn(range) { return theme.fileName }
    return SourcePath.relative(
      lines.source(of: range).path, to: SourcePath.folder(analysis.sources[0].path))
  }

  /// The fragment of an appearance: its name as far as a fragment can have it.
  func fragment(_ appearance: ResolvedAppearance) -> String {
    prefix + appearance.name.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "-" }
  }

  /// A link to an appearance by its name.
  func link(to appearance: ResolvedAppearance) -> Markup {
    ##"<a href="#\##(fragment(appearance))">\##(appearance.name)</a>"##
  }
}
