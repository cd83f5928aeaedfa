import AppearanceCompiler
package import ThemeFiles
import ThemeCompiler
import ThemeSyntax

/// A compiler for tests: each theme gives one Swift file with the theme's text in it, and one
/// manifest; a theme that says `error` or `warning` has one.
package let fakeCompile: CompileFunction = { themes, _, _ in
  var files: [GeneratedFile] = []
  var diagnostics: [Diagnostic] = []
  for (index, theme) in themes.enumerated() {
    let text = String(decoding: theme.source.bytes, as: UTF8.self)
    let source = String(theme.source.path.split(separator: "/").last ?? "")
    let name = String(text.prefix { $0 != "\n" })
    files.append(file(index, "presets", "Appearance+\(name).swift", swift(from: source, text)))
    if theme.configuration.outputs.contains("manifest") {
      files.append(file(index, "manifest", "\(name).appearance.json", manifest(of: source)))
    }
    for severity in [Diagnostic.Severity.warning, .error] where text.contains(severity.rawValue) {
      let range = SourceRange(file: Int32(index), lower: 0, upper: 1)
      diagnostics.append(Diagnostic("fake", severity, "something is odd", at: range))
    }
  }
  let hasErrors = diagnostics.contains { $0.severity == .error }
  return Compilation(
    files: hasErrors ? [] : files, diagnostics: diagnostics, sources: themes.map(\.source))
}

/// A Swift file as the compiler heads it.
package func swift(from source: String, _ text: String = "") -> String {
  "\(GeneratedMark.line(of: source, in: .swift))\n\(text)"
}

/// The lines of a manifest that say what it is.
package func manifest(of source: String) -> String {
  "{\n  \"generator\": \"appearance 0.1.0\",\n  \"source\": \"\(source)\"\n}\n"
}

private func file(
  _ theme: Int, _ output: String, _ path: String, _ text: String
) -> GeneratedFile {
  GeneratedFile(theme: theme, output: output, path: path, bytes: Array(text.utf8))
}
