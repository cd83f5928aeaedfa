import OutputText
package import ThemeSyntax

extension EmitContext {
  package init(
    theme: ResolvedTheme, configuration: Configuration, report: LintReport,
    diagnostics: [Diagnostic], sources: [SourceFile], lines: SourceMaps
  ) {
    let names = configuration.outputs
    self.init(
      theme: theme, configuration: configuration, report: report, diagnostics: diagnostics,
      sources: sources, lines: lines,
      sharedPalette: configuration.palette
        ?? (names.contains(Output.palette.id) ? theme.name : nil),
      exports: { theme.exports($0, by: names) })
  }

  package func emit(onlySwift: Bool) -> [GeneratedFile] {
    // Outputs are ten times as long as their theme.
    let isLarge = sources.reduce(0) { $0 + $1.bytes.count } > 256 << 10
    var context = self
    var files: [GeneratedFile] = []
    for output in outputsAskedFor where !onlySwift || output.file.isSwift {
      for file in output.files(context) {
        let content = isLarge ? file.content : FileContent(file.content.bytes)
        files.append(
          GeneratedFile(theme: 0, output: output.id, path: file.path, content: content))
        context.outputs.append(file.path)
      }
    }
    return files
  }

  package var manifest: Manifest {
    var context = self
    context.outputs = outputsAskedFor.map { $0.path(of: theme) }
    return Manifest(context)
  }

  private var outputsAskedFor: [Output] {
    Output.all.filter { configuration.outputs.contains($0.id) }
  }
}
