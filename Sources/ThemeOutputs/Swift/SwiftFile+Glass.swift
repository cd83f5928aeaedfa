import ThemeModel

extension SwiftFile {
  /// Whether the app runs on an iOS before a version.
  func runsBefore(_ major: Int) -> Bool { context.configuration.deploymentTarget.major < major }

  /// Writes what holds on iOS 26 and later if a condition is met, and what holds otherwise; without a
  /// condition only the former where the app runs on nothing older.
  mutating func writeByGlass(
    where condition: String? = nil, _ onGlass: (inout SwiftFile) -> Void,
    before: ((inout SwiftFile) -> Void)?
  ) {
    let conditions =
      (runsBefore(26) ? ["#available(iOS 26.0, *)"] : []) + (condition.map { [$0] } ?? [])
    guard !conditions.isEmpty else { return onGlass(&self) }
    writer.line(text: "if \(conditions.joined(separator: ", ")) {")
    indented(onGlass)
    if let before {
      writer.line("} else {")
      indented(before)
    }
    writer.line("}")
  }

  /// Writes what holds before iOS 26.
  mutating func writeBeforeGlass(_ before: (inout SwiftFile) -> Void) {
    guard runsBefore(26) else { return }
    writer.line("if #unavailable(iOS 26.0) {")
    indented(before)
    writer.line("}")
  }
}

extension EmitContext {
  /// The same with bars that yield to the system's glass as they are seen on it, where the app runs
  /// on no iOS without.
  var onGlass: EmitContext {
    guard configuration.deploymentTarget.major >= 26 else { return self }
    var theme = theme
    for index in theme.appearances.indices {
      for kind in BarKind.allCases {
        theme.appearances[index].bars[kind] = theme.appearances[index].bars[kind].onGlass
      }
    }
    return replacing(theme)
  }

  /// The same for another theme.
  func replacing(_ theme: ResolvedTheme) -> EmitContext {
    EmitContext(
      theme: theme, configuration: configuration, report: report, diagnostics: diagnostics,
      sources: sources, lines: lines, outputs: outputs)
  }
}
