import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

/// The errors of a theme, each as its id and the text that it underlines: "unknown-key «colr»".
func errors(in text: String) -> [String] { findings(in: text, .error) }

/// The findings of a theme that matter so much, in the same form.
func findings(in text: String, _ severity: Diagnostic.Severity) -> [String] {
  let source = SourceFile(path: "Shop.theme.yaml", text: text)
  let analysis = Analysis(ThemeInput(source)) { _ in .failure(LoadFailure("no such file")) }
  return analysis.diagnostics.filter { $0.severity == severity }.map { $0.shown(in: source) }
}

/// What a configuration says, and its errors in the same form.
func configuration(_ text: String) -> (configuration: Configuration, errors: [String]) {
  let source = SourceFile(path: "appearance.yaml", text: text)
  let (configuration, findings) = Configuration.read(source)
  return (configuration, findings.filter { $0.severity == .error }.map { $0.shown(in: source) })
}

/// A parser of a theme of which nothing is read yet.
func parser(of text: String) throws -> NodeParser {
  var texts = TextTable(vocabulary: Word.vocabulary)
  let source = SourceFile(path: "Shop.theme.yaml", text: text)
  let tree = try #require(readTheme(source, file: 0, texts: &texts).tree)
  return NodeParser(source: source, tree: tree, texts: texts, owner: Section.owner(of:))
}

extension Diagnostic {
  fileprivate func shown(in source: SourceFile) -> String {
    guard let range else { return id }
    let bytes = source.bytes[Int(range.lower)..<Int(range.upper)]
    return "\(id) «\(String(decoding: bytes, as: UTF8.self))»"
  }
}
