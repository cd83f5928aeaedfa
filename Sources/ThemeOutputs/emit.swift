import OutputText
package import ThemeAnalysis
import ThemeModel
import ThemeSyntax

extension Analysis {
  /// The files of every output that the configuration asks for; none where there is an error.
  package func emit(onlySwift: Bool = false) -> [GeneratedFile] {
    guard let theme, !hasErrors else { return [] }
    let backends = Backend.all.filter { backend in
      input.configuration.outputs.contains(backend.output.id)
        && (!onlySwift || backend.output.file.isSwift)
    }
    var context = EmitContext(
      theme: theme, configuration: input.configuration, report: report, diagnostics: diagnostics,
      sources: sources, lines: lines)
    // Outputs are ten times as long as their theme.
    let isLarge = sources.reduce(0) { $0 + $1.bytes.count } > 256 << 10
    var files: [GeneratedFile] = []
    for backend in backends {
      for file in backend.generate(context) {
        let content = isLarge ? file.content : FileContent(file.content.bytes)
        files.append(
          GeneratedFile(theme: 0, output: backend.output.id, path: file.path, content: content))
        context.outputs.append(file.path)
      }
    }
    return files
  }
}

extension Backend {
  /// Every kind of output, in the order of `Output.all`.
  static let all: [Backend] = [
    .presets, .screens, .previews, .barAppearances, .proxy, .doubleNavigation, .colorTheme,
    .swiftUI, .palette,
    .dynamicColors, .assetCatalog, .tokens, .manifest,
  ]
}
