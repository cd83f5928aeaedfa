import ThemeModel

extension Backend {
  /// A view modifier that dresses the bars of SwiftUI.
  static let swiftUI = Backend(.swiftUI) { context, sink in
    var file = SwiftFile(context, isolation: "nonisolated ", sink)
    let modifiers = BarModifiers(
      context.theme, deploymentTarget: context.configuration.deploymentTarget)
    let isEmpty = modifiers.appearances.isEmpty
    file.write(imports: [.exposed("SwiftUI", unless: isEmpty), .used("UIKit")]) { file in
      file.writeBars(modifiers)
    }
  }
}

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
        modifiers.hasGradient(kind)
        ? color
        : modifiers.isPartlyColored(kind) ? "bars.style(\(color))" : "Color(uiColor: \(color))"
      lines.append("toolbarBackground(\(style), for: \(kind.placement))")
    }
    let visibilities = modifiers.backgroundVisibilities(of: kind)
    let name = "\(kind.name)BackgroundVisibility"
    let visibility =
      modifiers.yieldsAlone(kind).contains(true) ? "bars.\(name)()" : value(visibilities, name)
    if let visibility {
      let modifier = runsBefore(18) ? "toolbarBackground" : "toolbarBackgroundVisibility"
      lines.append("\(modifier)(\(visibility), for: \(kind.placement))")
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
          .map { "\(runsBefore(18) ? "toolbar" : "toolbarVisibility")(\($0), for: \(bar))" }
          ?? "")
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

extension SwiftFile {
  /// The functions that give what differs between appearances.
  mutating func writeParts(_ modifiers: BarModifiers) {
    var isFirst = true
    for kind in modifiers.bars {
      let backgrounds = modifiers.backgrounds(of: kind)
      if backgrounds.contains(where: { $0 != nil }) {
        separate(&isFirst)
        if modifiers.hasGradient(kind) {
          writeFills(
            "\(kind.name)Background", backgrounds, modifiers.cases,
            unlessGlass: modifiers.yieldsAlone(kind))
        } else {
          writeColors(
            "\(kind.name)Background", backgrounds.map { $0?.color }, modifiers.cases,
            unlessGlass: modifiers.yieldsAlone(kind))
        }
      }
      let parts = [
        (
          "\(kind.name)BackgroundVisibility", "Visibility",
          modifiers.backgroundVisibilities(of: kind), modifiers.yieldsAlone(kind)
        ),
        ("\(kind.name)ColorScheme", "ColorScheme?", modifiers.schemes(of: kind), []),
        ("\(kind.name)Visibility", "Visibility", modifiers.visibilities(of: kind), []),
      ]
      for (name, type, values, yields) in parts
      where Set(values).count > 1 || yields.contains(true) {
        separate(&isFirst)
        writeValues(name, type, values, modifiers.cases, unlessGlass: yields)
      }
    }
    if modifiers.tints.contains(where: { $0 != nil }) {
      separate(&isFirst)
      writeColors("tint", modifiers.tints, modifiers.cases)
    }
    guard modifiers.bars.contains(where: { modifiers.isPartlyColored($0) }) else { return }
    separate(&isFirst)
    writer.line("/// What a bar is filled with: a color, else the system's material.")
    writer.block("fileprivate func style(_ color: UIColor?) -> AnyShapeStyle {") {
      $0.line("color.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.bar)")
    }
  }

  private mutating func separate(_ isFirst: inout Bool) {
    if !isFirst { writer.line() }
    isFirst = false
  }

  private mutating func writeColors(
    _ name: String, _ colors: [ColorID?], _ cases: [String], unlessGlass yields: [Bool] = []
  ) {
    let type = colors.contains(nil) || yields.contains(true) ? "UIColor?" : "UIColor"
    writer.line(text: "fileprivate func \(name)() -> \(type) {")
    indented { file in
      file.writer.line("switch self {")
      for (index, color) in colors.enumerated() {
        let label = "case .\(SwiftName.member(cases[index])): "
        guard let color else {
          file.writer.statement(label, "return nil")
          continue
        }
        guard yields.indices.contains(index), yields[index] else {
          file.writeCase(label, color)
          continue
        }
        file.writeCaseUnlessGlass(label, "nil") { file in
          file.colors.write(color, to: &file.writer)
          file.writer.endLine()
        }
      }
      file.writer.line("}")
    }
    writer.line("}")
  }

  /// The function that gives what fills a bar where that is not a color in every appearance.
  private mutating func writeFills(
    _ name: String, _ fills: [BarModifiers.Fill?], _ cases: [String], unlessGlass yields: [Bool]
  ) {
    let system = "AnyShapeStyle(.bar)"
    writer.line(text: "fileprivate func \(name)() -> AnyShapeStyle {")
    indented { file in
      file.writer.line("switch self {")
      for (index, fill) in fills.enumerated() {
        let label = "case .\(SwiftName.member(cases[index])): "
        guard let fill else {
          file.writer.statement(label, "return \(system)")
          continue
        }
        file.writer.line(text: String(label.dropLast()))
        file.indented { file in
          if yields.indices.contains(index), yields[index] {
            file.writer.line(text: "if #available(iOS 26.0, *) { return \(system) }")
          }
          file.write(fill)
        }
      }
      file.writer.line("}")
    }
    writer.line("}")
  }

  /// Returns what fills a bar.
  private mutating func write(_ fill: BarModifiers.Fill) {
    switch fill {
    case .color(let color):
      assign(color, to: "let color", type: "UIColor")
      writer.line("return AnyShapeStyle(Color(uiColor: color))")
    case .gradient(let gradient):
      writer.write("let colors: [UIColor] = ")
      colors.writeList(gradient.colors, to: &writer)
      writer.endLine()
      let points =
        gradient.direction == .vertical
        ? "startPoint: .top, endPoint: .bottom"
        : "startPoint: UnitPoint(x: 0, y: 0.5), endPoint: UnitPoint(x: 1, y: 0.5)"
      writer.line("return AnyShapeStyle(")
      writer.indented { writer in
        writer.line("LinearGradient(")
        writer.line("  colors: colors.map { Color(uiColor: $0) },")
        writer.line(text: "  \(points)))")
      }
    }
  }

  private mutating func writeValues(
    _ name: String, _ type: String, _ values: [String], _ cases: [String],
    unlessGlass yields: [Bool]
  ) {
    writer.line(text: "fileprivate func \(name)() -> \(type) {")
    indented { file in
      file.writer.line("switch self {")
      for (index, value) in values.enumerated() {
        let label = "case .\(SwiftName.member(cases[index])): "
        guard yields.indices.contains(index), yields[index] else {
          file.writer.statement(label, "return \(value)")
          continue
        }
        file.writeCaseUnlessGlass(label, ".automatic") { $0.writer.line(text: value) }
      }
      file.writer.line("}")
    }
    writer.line("}")
  }

  /// Writes a case that returns another value on iOS 26 and later; `before` writes the one for before.
  private mutating func writeCaseUnlessGlass(
    _ label: String, _ onGlass: String, before: (inout SwiftFile) -> Void
  ) {
    writer.line(text: String(label.dropLast()))
    indented { file in
      file.writer.line(text: "if #available(iOS 26.0, *) { return \(onGlass) }")
      file.writer.write("return ")
      before(&file)
    }
  }
}
