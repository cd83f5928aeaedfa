import ThemeModel

extension Backend {
  /// An enumeration of light and dark, and everything that an app colors by it.
  static let colorTheme = Backend(.colorTheme) { context, sink in
    let theme = ColorTheme(
      context.theme, deploymentTarget: context.configuration.deploymentTarget)
    var file = SwiftFile(context.replacing(theme.resolved), isolation: "nonisolated ", sink)
    file.write(imports: [.exposed("UIKit")]) { file in
      file.writeThemeType(theme)
      if !theme.functions.isEmpty { file.writeFunctions(theme) }
      for bar in theme.bars { file.writeUpdate(bar, theme.type) }
    }
  }
}
