import ThemeModel

extension SwiftFile {
  /// The enumeration of the appearances, the modifier that takes one, and what it is made of.
  mutating func writeBars(_ modifiers: BarModifiers) {
    let type = "\(context.theme.name)Bars"
    writer.line(text: "/// The appearances of \(context.theme.name) for the bars of SwiftUI.")
    guard !modifiers.appearances.isEmpty else {
      return writer.line(text: "\(access)enum \(type) {}")
    }
    // A case of that name is all there may be.
    let iterable = modifiers.cases.contains("allCases") ? "" : "CaseIterable, "
    writer.line(text: "\(access)enum \(type): String, \(iterable)Sendable {")
    indented { file in
      for (appearance, name) in zip(modifiers.appearances, modifiers.cases) {
        file.writeDocumentation(appearance.description)
        file.writer.line(text: "case \(SwiftName.declared(name))")
      }
    }
    writer.line("}")
    writer.line()
    writeModifier(modifiers, type)
    writer.line()
    writeAvailability()
    writer.line(text: "extension \(type) {")
    indented { $0.writeParts(modifiers) }
    writer.line("}")
  }

  private mutating func writeModifier(_ modifiers: BarModifiers, _ type: String) {
    let name = "\(SwiftName.lowerCamel(context.theme.name))Bars"
    writeAvailability()
    writer.line("extension View {")
    indented { file in
      file.writer.line(
        text: "/// Gives the bars around the view an appearance of \(file.context.theme.name).")
      file.writer.line(text: "\(file.access)func \(name)(_ bars: \(type)) -> some View {")
      file.indented { file in
        file.writeChain(file.modifierLines(modifiers))
      }
      file.writer.line("}")
      file.writeBackgroundsBeforeGlass(modifiers, type)
    }
    writer.line("}")
  }

  private mutating func writeChain(_ lines: [String]) {
    for (index, line) in lines.enumerated() {
      writer.line(text: index == 0 ? line : "  .\(line)")
    }
  }

  /// The modifier of the backgrounds that all give way to the system's glass on iOS 26.
  private mutating func writeBackgroundsBeforeGlass(_ modifiers: BarModifiers, _ type: String) {
    let kinds = modifiers.bars.filter(modifiers.isPlainOnGlass)
    guard !kinds.isEmpty else { return }
    writer.line()
    writer.line("@ViewBuilder")
    writer.line(text: "private func \(backgroundsBeforeGlass)(_ bars: \(type)) -> some View {")
    indented { file in
      file.writeByGlass(
        { $0.writer.line("self") },
        before: { file in
          file.writeChain(kinds.flatMap { file.backgroundLines(modifiers, $0) })
        })
    }
    writer.line("}")
  }

  private var backgroundsBeforeGlass: String {
    "\(SwiftName.lowerCamel(context.theme.name))BackgroundsBeforeGlass"
  }

  /// The calls that give a bar its background, each without its dot.
  private func backgroundLines(_ modifiers: BarModifiers, _ kind: BarKind) -> [String] {
    var lines: [String] = []
    if modifiers.backgrounds(of: kind).contains(where: { $0 != nil }) {
      let color = "bars.\(kind.name)Background()"
      let style =
        modifiers.isPartlyColored(kind) ? "bars.style(\(color))" : "Color(uiColor: \(color))"
      lines.append("toolbarBackground(\(style), for: \(kind.placement))")
    }
    let visibilities = modifiers.backgroundVisibilities(of: kind)
    let name = "\(kind.name)BackgroundVisibility"
    let visibility =
      modifiers.yieldsAlone(kind).contains(true) ? "bars.\(name)()" : value(visibilities, name)
    if let visibility {
      lines.append("toolbarBackground(\(visibility), for: \(kind.placement))")
    }
    return lines
  }

  /// The calls of SwiftUI's modifiers, each without its dot.
  private func modifierLines(_ modifiers: BarModifiers) -> [String] {
    let yielding = modifiers.bars.filter(modifiers.isPlainOnGlass)
    var lines = yielding.isEmpty ? [] : ["\(backgroundsBeforeGlass)(bars)"]
    for kind in modifiers.bars {
      let bar = kind.placement
      if !yielding.contains(kind) { lines += backgroundLines(modifiers, kind) }
      lines.append(
        value(modifiers.schemes(of: kind), "\(kind.name)ColorScheme")
          .map { "toolbarColorScheme(\($0), for: \(bar))" } ?? "")
      lines.append(
        value(modifiers.visibilities(of: kind), "\(kind.name)Visibility")
          .map { "toolbar(\($0), for: \(bar))" } ?? "")
    }
    if modifiers.tints.contains(where: { $0 != nil }) {
      lines.append(
        modifiers.tints.contains(nil)
          ? "tint(bars.tint().map { Color(uiColor: $0) })" : "tint(Color(uiColor: bars.tint()))")
    }
    lines.removeAll(where: \.isEmpty)
    return lines.isEmpty ? ["self"] : lines
  }

  /// The expression of a value that may differ between appearances, nil where it is never set.
  private func value(_ values: [String], _ function: String) -> String? {
    guard Set(values).count == 1 else { return "bars.\(function)()" }
    return values.first.flatMap { $0 == ".automatic" || $0 == "nil" ? nil : $0 }
  }

  /// SwiftUI has had modifiers for bars since iOS 16.
  private mutating func writeAvailability() {
    guard context.configuration.deploymentTarget.major < 16 else { return }
    writer.line("@available(iOS 16.0, *)")
  }

  private mutating func writeDocumentation(_ lines: [String]) {
    for line in lines { writer.comment(line) }
  }
}

extension BarKind {
  /// The bar in SwiftUI's words.
  fileprivate var placement: String { self == .toolbar ? ".bottomBar" : ".\(name)" }
}
