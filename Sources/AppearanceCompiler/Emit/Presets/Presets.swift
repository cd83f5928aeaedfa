extension Backend {
  /// Static presets on the app's `Appearance` type.
  static let presets = Backend("presets") { context in
    let dialect = PresetDialect(context.configuration.runtime)
    var file = SwiftFile(
      context, isolation: dialect.isolation,
      capacity: 4096 + context.theme.appearances.count * 4096)
    let modules = dialect.imports.map { "\(file.access)import \($0)" }
    let bytes = file.write(imports: modules + ["import UIKit"]) { file in
      file.writer.line("extension Appearance {")
      file.indented { $0.writePresets(dialect) }
      file.writer.line("}")
    }
    return [EmittedFile("Appearance+\(context.theme.name).swift", bytes)]
  }
}
