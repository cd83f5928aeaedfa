extension Backend {
  /// An enumeration of light and dark, and everything that an app colors by it.
  static let colorTheme = Backend("colorTheme", suffix: "ColorTheme.swift") { theme in
    let type = theme.themeType
    let colors = theme.roleColors.map {
      Declaration(
        scope: .type("UIColor"), name: $0.symbol, signature: type, origin: .role($0.role),
        range: $0.range)
    }
    // The functions inside `UIColor` name the type, so nothing there may have its name.
    let types = [Declaration.Scope.module, .type("UIColor")].map {
      Declaration(scope: $0, name: type, origin: .prefix, range: theme.nameRange)
    }
    return types + [theme.adaptiveHelper] + colors
  } write: { context, sink in
    let theme = ColorTheme(context.theme)
    var file = SwiftFile(context.replacing(theme.resolved), isolation: "nonisolated ", sink)
    file.write(imports: [.exposed("UIKit")]) { file in
      file.writeThemeType(theme)
      if !theme.functions.isEmpty { file.writeFunctions(theme) }
      for bar in theme.bars { file.writeUpdate(bar, theme.type) }
    }
  }
}
