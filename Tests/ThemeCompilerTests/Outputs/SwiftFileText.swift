import OutputText
import TestSupport

@testable import ThemeCompiler
@testable import ThemeSyntax

extension EmitContext {
  /// What the outputs of a theme without findings are made of, for apps that run on an iOS and later.
  init(
    _ theme: ResolvedTheme, target: Int = 15,
    configure: (inout Configuration) -> Void = { _ in }
  ) {
    var configuration = Configuration()
    configuration.deploymentTarget = DeploymentTarget(target)
    configure(&configuration)
    self.init(
      theme: theme, configuration: configuration, report: LintReport(), diagnostics: [],
      sources: [], lines: SourceMaps([]))
  }
}

/// What `body` writes into a Swift file of a theme, for apps that run on an iOS and later.
func written(
  _ theme: ResolvedTheme, target: Int = 15, _ body: (inout SwiftFile) throws -> Void
) rethrows -> String {
  try written(EmitContext(theme, target: target), body)
}

/// What `body` writes into a Swift file.
func written(
  _ context: EmitContext, _ body: (inout SwiftFile) throws -> Void
) rethrows -> String {
  nonisolated(unsafe) var bytes: [UInt8] = []
  var file = SwiftFile(context, isolation: "") { bytes += Array($0) }
  try body(&file)
  file.writer.finish()
  return String(decoding: bytes, as: UTF8.self)
}

extension Output {
  /// The text of the one file that is made of a theme called Brand, for apps that run on an iOS and later.
  func text(
    of theme: String, target: Int = 15, configure: (inout Configuration) -> Void = { _ in }
  ) throws -> String {
    let theme = try resolvedTheme("name: Brand\n" + theme)
    let files = files(EmitContext(theme, target: target, configure: configure))
    return files.map { String(decoding: $0.content.bytes, as: UTF8.self) }.joined()
  }
}

/// A bar of the one appearance of a theme, as an iOS draws it; the text is what the bar has in YAML.
func drawnBar(
  _ kind: BarKind, _ text: String, on generation: DrawnBar.Era = .ios15
) throws -> (bar: DrawnBar, theme: ResolvedTheme) {
  let (bar, theme) = try resolvedBar(kind, text)
  return (DrawnBar(bar, kind, on: generation), theme)
}
