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
    if modifiers.readsEnvironment {
      writeEnvironmentModifier(modifiers, type)
      writer.line()
    }
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
        if modifiers.readsEnvironment {
          file.writer.line(text: "modifier(\(type)Modifier(bars: bars))")
        } else {
          file.writeChain(file.modifierLines(modifiers))
        }
      }
      file.writer.line("}")
      file.writeBackgroundsBeforeGlass(modifiers, type)
    }
    writer.line("}")
  }

  /// The modifier of bars that look at the interface around them.
  private mutating func writeEnvironmentModifier(_ modifiers: BarModifiers, _ type: String) {
    let style = value(modifiers.interfaceStyles, "interfaceStyle")
    let isFixed = style?.hasPrefix(".") == true
    writer.line("/// Gives bars what hangs on the interface around them.")
    writeAvailability()
    writer.line(text: "private struct \(type)Modifier: ViewModifier {")
    indented { file in
      file.writer.line(text: "let bars: \(type)")
      if modifiers.bars.contains(where: modifiers.turnsScheme)
        || modifiers.resolvesColors && !isFixed
      {
        file.writer.line("@Environment(\\.colorScheme) private var scheme")
      }
      if modifiers.resolvesColors {
        file.writer.line("@Environment(\\.colorSchemeContrast) private var contrast")
      }
      file.writer.line()
      file.writer.line("func body(content: Content) -> some View {")
      file.indented { $0.writeChain(["content"] + $0.modifierLines(modifiers)) }
      file.writer.line("}")
      if modifiers.resolvesColors { file.writeTraits(style, isFixed: isFixed) }
    }
    writer.line("}")
  }

  /// The traits in which colors are seen, of an interface style that appearances may have.
  private mutating func writeTraits(_ style: String?, isFixed: Bool) {
    usesJoinedTraits = true
    let around = "scheme == .dark ? UIUserInterfaceStyle.dark : .light"
    let shown = isFixed ? style ?? around : style.map { "\($0) ?? (\(around))" } ?? around
    writer.line()
    writer.line("/// What colors are seen in, whichever scheme a bar has.")
    writer.block("private var traits: UITraitCollection {") { writer in
      if !isFixed { writer.line(text: "let style = \(shown)") }
      writer.line("return (UITraitCollection.self as any JoinedTraits.Type).joined([")
      writer.line(text: "  UITraitCollection(userInterfaceStyle: \(isFixed ? shown : "style")),")
      writer.line(
        "  UITraitCollection(accessibilityContrast: contrast == .increased ? .high : .normal),")
      writer.line("])")
    }
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
    let access = modifiers.readsEnvironment ? "fileprivate" : "private"
    writer.function(
      "\(access) func \(backgroundsBeforeGlass)",
      ["_ bars: \(type)"] + (modifiers.resolvesColors ? ["in traits: UITraitCollection"] : []),
      result: " -> some View")
    indented { file in
      file.write(
        since: 26,
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
      let color = "bars.\(kind.name)Background"
      let style =
        switch (modifiers.hasGradient(kind), modifiers.resolvesColors) {
        case (true, true): "\(color)(in: traits)"
        case (true, false): "\(color)()"
        case (false, true): "bars.style(\(color)(), traits)"
        case (false, false):
          modifiers.isPartlyColored(kind)
            ? "bars.style(\(color)())" : "Color(uiColor: \(color)())"
        }
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

  /// The call that gives a color of the traits around the bars.
  private var resolution: String { "resolvedColor(with: traits)" }

  /// The calls of SwiftUI's modifiers, each without its dot.
  private func modifierLines(_ modifiers: BarModifiers) -> [String] {
    let yielding = modifiers.bars.filter(modifiers.isPlainOnGlass)
    let isResolved = modifiers.resolvesColors
    var lines =
      yielding.isEmpty
      ? [] : ["\(backgroundsBeforeGlass)(bars\(isResolved ? ", in: traits" : ""))"]
    for kind in modifiers.bars {
      let bar = kind.placement
      if !yielding.contains(kind) { lines += backgroundLines(modifiers, kind) }
      lines.append(
        value(
          modifiers.schemes(of: kind), "\(kind.name)ColorScheme",
          modifiers.turnsScheme(kind) ? "in: scheme" : ""
        )
        .map { "toolbarColorScheme(\($0), for: \(bar))" } ?? "")
      lines.append(
        value(modifiers.visibilities(of: kind), "\(kind.name)Visibility")
          .map { "\(runsBefore(18) ? "toolbar" : "toolbarVisibility")(\($0), for: \(bar))" }
          ?? "")
    }
    if modifiers.tints.contains(where: { $0 != nil }) {
      let resolved = isResolved ? ".\(resolution)" : ""
      lines.append(
        modifiers.tints.contains(nil)
          ? "tint(bars.tint().map { Color(uiColor: $0\(resolved)) })"
          : "tint(Color(uiColor: bars.tint()\(resolved)))")
    }
    lines.removeAll(where: \.isEmpty)
    return lines.isEmpty ? ["self"] : lines
  }

  /// The expression of a value that may differ between appearances, nil where it is never set.
  private func value(
    _ values: [String], _ function: String, _ argument: String = ""
  ) -> String? {
    guard Set(values).count == 1 else { return "bars.\(function)(\(argument))" }
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
            unlessGlass: modifiers.yieldsAlone(kind), isResolved: modifiers.resolvesColors)
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
        let turns = type == "ColorScheme?" && modifiers.turnsScheme(kind)
        writeValues(
          name, turns ? "in scheme: ColorScheme" : "", type, values, modifiers.cases,
          unlessGlass: yields)
      }
    }
    if modifiers.resolvesColors, Set(modifiers.interfaceStyles).count > 1 {
      separate(&isFirst)
      writeValues(
        "interfaceStyle", "", "UIUserInterfaceStyle?", modifiers.interfaceStyles, modifiers.cases,
        unlessGlass: [])
    }
    if modifiers.tints.contains(where: { $0 != nil }) {
      separate(&isFirst)
      writeColors("tint", modifiers.tints, modifiers.cases)
    }
    writeStyle(modifiers, &isFirst)
  }

  /// The function that gives what a bar without a gradient is filled with, as far as that takes one.
  private mutating func writeStyle(_ modifiers: BarModifiers, _ isFirst: inout Bool) {
    let isResolved = modifiers.resolvesColors
    let isNeeded = modifiers.bars.contains { kind in
      modifiers.isPartlyColored(kind)
        || isResolved && !modifiers.hasGradient(kind)
          && modifiers.backgrounds(of: kind).contains { $0 != nil }
    }
    guard isNeeded else { return }
    separate(&isFirst)
    let (parameter, color) =
      isResolved ? (", _ traits: UITraitCollection", "$0.\(resolution)") : ("", "$0")
    writer.line("/// What a bar is filled with: a color, else the system's material.")
    writer.line(
      text: "fileprivate func style(_ color: UIColor?\(parameter)) -> AnyShapeStyle {")
    writer.indented { writer in
      writer.write(text: "color.map { AnyShapeStyle(Color(uiColor: \(color))) }")
      guard isResolved else { return writer.line(" ?? AnyShapeStyle(.bar)") }
      writer.endLine()
      writer.line("  ?? AnyShapeStyle(.bar)")
    }
    writer.line("}")
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
    _ name: String, _ fills: [BarModifiers.Fill?], _ cases: [String], unlessGlass yields: [Bool],
    isResolved: Bool
  ) {
    let system = "AnyShapeStyle(.bar)"
    let parameter = isResolved ? "in traits: UITraitCollection" : ""
    writer.line(text: "fileprivate func \(name)(\(parameter)) -> AnyShapeStyle {")
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
          file.write(fill, isResolved: isResolved)
        }
      }
      file.writer.line("}")
    }
    writer.line("}")
  }

  /// Returns what fills a bar.
  private mutating func write(_ fill: BarModifiers.Fill, isResolved: Bool) {
    let color = isResolved ? ".\(resolution)" : ""
    switch fill {
    case .color(let id):
      assign(id, to: "let color", type: "UIColor")
      writer.line(text: "return AnyShapeStyle(Color(uiColor: color\(color)))")
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
        writer.line(text: "  colors: colors.map { Color(uiColor: $0\(color)) },")
        writer.line(text: "  \(points)))")
      }
    }
  }

  private mutating func writeValues(
    _ name: String, _ parameter: String, _ type: String, _ values: [String], _ cases: [String],
    unlessGlass yields: [Bool]
  ) {
    writer.line(text: "fileprivate func \(name)(\(parameter)) -> \(type) {")
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
