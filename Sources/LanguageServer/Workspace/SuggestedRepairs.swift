import ThemeCompiler
import ThemeRepair
import ThemeSyntax

/// A change that a finding suggests, in its file.
struct SuggestedChange {
  let message: String
  let path: String
  let change: TextChange
}

struct TextChange {
  let range: TextRange
  let text: String

  var json: JSONValue { ["range": range.json, "newText": .string(text)] }
}

extension Snapshot {
  /// The findings of the text with what they suggest to write instead; those that suggest nothing are left
  /// out.
  func suggested(
    _ workspace: Workspace, _ document: OpenDocument
  ) -> [(finding: Finding, changes: [SuggestedChange])] {
    if let known = repairs { return known }
    var writer = FindingWriter(workspace.encoding)
    let found: [(Finding, [SuggestedChange])]
    switch kind {
    case .theme:
      guard var analysis else { return [] }
      analysis.suggestRepairs(load: workspace.loader(document))
      let compilation = Compilation(linting: analysis)
      found = writer.suggestions(compilation.diagnostics, whole: path) {
        compilation.source(of: $0)
      }
    case .configuration:
      let source = SourceFile(path: path, bytes: text.bytes)
      let whole = SourceRange(file: 0, lower: 0, upper: 0)
      let read = ReadConfiguration(source, file: 0)
      found = writer.suggestions(read.diagnostics.map { $0.about(whole) }, whole: path) { _ in
        source
      }
    case .tokens, .other: found = []
    }
    repairs = found
    return found
  }
}

extension FindingWriter {
  fileprivate mutating func suggestions(
    _ diagnostics: [Diagnostic], whole: String, source: (SourceRange) -> SourceFile?
  ) -> [(Finding, [SuggestedChange])] {
    let findings = findings(diagnostics, whole: whole, source: source)
    return zip(findings, diagnostics).compactMap { finding, diagnostic in
      let changes = diagnostic.fixIts.compactMap { fixIt in
        source(fixIt.range).map { file in
          SuggestedChange(
            message: fixIt.message, path: file.path,
            change: TextChange(range: range(of: fixIt.range, in: file), text: fixIt.replacement))
        }
      }
      return changes.isEmpty ? nil : (finding, changes)
    }
  }
}
