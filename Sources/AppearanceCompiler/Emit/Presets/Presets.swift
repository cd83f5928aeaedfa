extension Backend {
  /// Static presets on the app's `Appearance` type.
  static let presets = Backend("presets", prefix: "Appearance+", suffix: ".swift") {
    context, sink in
    let dialect = PresetDialect(context.configuration.runtime)
    var file = SwiftFile(context, isolation: dialect.isolation, sink)
    let modules = dialect.imports.map { "\(file.access)import \($0)" }
    file.write(imports: modules + ["import UIKit"]) { file in
      file.writer.line("extension Appearance {")
      file.indented { $0.writePresets(dialect) }
      file.writer.line("}")
    }
  }
}
