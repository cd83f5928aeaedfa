import ThemeModel

extension SwiftFile {
  /// The enumeration of the themes, with the style of their status bars.
  mutating func writeThemeType(_ theme: ColorTheme) {
    writer.line(text: "/// The themes of \(context.theme.name).")
    writer.line(text: "\(access)enum \(theme.type): String, CaseIterable, Sendable {")
    indented { file in
      file.writer.line("case light")
      file.writer.line("case dark")
      file.writer.line()
      file.writer.line("/// The style of the status bar over the theme's navigation bar.")
      file.writer.line(
        text: "\(file.isolation)\(file.access)var statusBarStyle: UIStatusBarStyle {")
      file.indented { $0.writeStatusBarStyles(theme.statusBarStyles) }
      file.writer.line("}")
    }
    writer.line("}")
  }

  /// The functions that give a color by theme.
  mutating func writeFunctions(_ theme: ColorTheme) {
    writer.line()
    writer.line("extension UIColor {")
    indented { file in
      for (index, function) in theme.functions.enumerated() {
        if index > 0 { file.writer.line() }
        file.write(function, theme.type)
      }
    }
    writer.line("}")
  }

  private mutating func write(
    _ function: ColorTheme.Function, _ type: String
  ) {
    let name = SwiftName.declared(function.name)
    writer.comment(function.description)
    writer.line(
      text: "\(isolation)\(access)static func \(name)(for theme: \(type)) -> UIColor {")
    indented { file in
      guard function.color.light != function.color.dark else {
        file.colors.write(function.color.light, to: &file.writer)
        return file.writer.endLine()
      }
      file.writer.line("switch theme {")
      file.writeCase("case .light: ", function.color.light)
      file.writeCase("case .dark: ", function.color.dark)
      file.writer.line("}")
    }
    writer.line("}")
  }

  private mutating func writeStatusBarStyles(_ styles: [StatusBarStyle]) {
    let isGuarded = context.configuration.deploymentTarget.major < 13
    guard styles[0] != styles[1] else {
      return writeStatusBarStyle(styles[0], isGuarded: isGuarded, returns: false)
    }
    writer.line("switch self {")
    for (label, style) in zip(["case .light:", "case .dark:"], styles) {
      if isGuarded, style == .darkContent {
        writer.line(text: label)
        indented { $0.writeStatusBarStyle(style, isGuarded: true, returns: true) }
      } else {
        writer.line(text: "\(label) return .\(style.rawValue)")
      }
    }
    writer.line("}")
  }

  private mutating func writeStatusBarStyle(
    _ style: StatusBarStyle, isGuarded: Bool, returns: Bool
  ) {
    if isGuarded, style == .darkContent {
      writer.line("if #available(iOS 13.0, *) { return .darkContent }")
      writer.line("return .default")
    } else {
      writer.line(text: "\(returns ? "return " : "").\(style.rawValue)")
    }
  }
}
