import ThemeModel

extension Backend {
  /// Static presets on the app's `Appearance` type.
  static let presets = Backend(.presets) { context, sink in
    let dialect = PresetDialect(context.configuration.runtime)
    var file = SwiftFile(context, isolation: dialect.isolation, sink)
    file.write(imports: dialect.imports.map { .exposed($0) } + [.used("UIKit")]) { file in
      file.writer.line("extension Appearance {")
      file.indented { $0.writePresets(dialect) }
      file.writer.line("}")
    }
  }
}
