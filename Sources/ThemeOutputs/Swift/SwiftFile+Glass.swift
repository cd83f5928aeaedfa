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
  /// A bar of an appearance as it is drawn on the newest iOS before the system's glass, or on glass
  /// where the app runs on no iOS without.
  func drawn(_ appearance: ResolvedAppearance, _ kind: BarKind) -> DrawnBar {
    appearance.drawn(kind, on: configuration.deploymentTarget.major < 26 ? .from15 : .from26)
  }

  /// The same for another theme.
  func replacing(_ theme: ResolvedTheme) -> EmitContext {
    EmitContext(
      theme: theme, configuration: configuration, report: report, diagnostics: diagnostics,
      sources: sources, lines: lines, outputs: outputs)
  }
}

extension DrawnBar {
  /// The bar as iOS 26 and later draw it.
  var onGlass: DrawnBar { DrawnBar(bar, kind, on: .from26) }
}
