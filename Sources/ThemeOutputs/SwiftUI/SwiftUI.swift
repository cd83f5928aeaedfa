import ThemeModel

extension Output {
  package static let swiftUI = Output(
    id: "swiftUI",
    summary: "A view modifier of iOS 16 that takes an appearance: backgrounds, color schemes and "
      + "tint of the bars",
    file: File(.swift, ending: "Bars+SwiftUI.swift"), mechanism: .viewModifiers,
    dresses: { theme, _ in theme.appearances.filter(\.deprecation.isEmpty) },
    declares: { theme, _ in [theme.declaration(in: .module, theme.name + "Bars")] },
    writes: { property, _, _ in BarProperty.inSwiftUI.contains(property) },
    // SwiftUI's tab bar ignores backgrounds there.
    ignoredFrom: { property, bar in
      bar == .tabBar && (property == .scrollEdge || BarProperty.fills.contains(property)) ? 26 : nil
    },
    installs: {
      [Installation(inSwiftUI: $0.appearance, $0.colors, on: $0.era)]
    },
    writer: .swift(isolation: "nonisolated ") { file in
      let context = file.context
      let modifiers = BarModifiers(context.theme, context.configuration)
      let isEmpty = modifiers.appearances.isEmpty
      file.write(imports: [.exposed("SwiftUI", unless: isEmpty), .used("UIKit")]) { file in
        file.writeBars(modifiers)
      }
    })
}

extension SwiftFile {
  mutating func writeBars(_ modifiers: BarModifiers) {
    let type = "\(context.theme.name)Bars"
    line("/// The appearances of \(context.theme.name) for the bars of SwiftUI.")
    guard !modifiers.appearances.isEmpty else {
      return line("\(access)enum \(type) {}")
    }
    // A case of this name conflicts with the conformance.
    let iterable = modifiers.cases.contains("allCases") ? "" : "CaseIterable, "
    block("\(access)enum \(type): String, \(iterable)Sendable {") { file in
      for (appearance, name) in zip(modifiers.appearances, modifiers.cases) {
        file.writeDescription(appearance)
        file.line("case \(SwiftName.declared(name))")
      }
    }
    line()
    writeModifier(modifiers, type)
    line()
    if modifiers.readsEnvironment {
      writeEnvironmentModifier(modifiers, type)
      line()
    }
    writeAvailability()
    block("extension \(type) {") { $0.writeParts(modifiers) }
  }

  private mutating func writeModifier(_ modifiers: BarModifiers, _ type: String) {
    let name = "\(SwiftName.lowerCamel(context.theme.name))Bars"
    writeAvailability()
    block("extension View {") { file in
      file.line("/// Gives the bars around the view an appearance of \(file.context.theme.name).")
      file.block("\(file.access)func \(name)(_ bars: \(type)) -> some View {") { file in
        if modifiers.readsEnvironment {
          file.line("modifier(\(type)Modifier(bars: bars))")
        } else {
          file.writeChain(file.modifierLines(modifiers))
        }
      }
      file.writeBackgroundsBeforeGlass(modifiers, type)
    }
  }

  private mutating func writeEnvironmentModifier(_ modifiers: BarModifiers, _ type: String) {
    let style = modifiers.interfaceStyle.expression
    let isFixed = style?.hasPrefix(".") == true
    line("/// Gives bars what depends on the interface around them.")
    writeAvailability()
    block("private struct \(type)Modifier: ViewModifier {") { file in
      file.line("let bars: \(type)")
      if modifiers.bars.contains(where: modifiers.turnsScheme)
        || modifiers.resolvesColors && !isFixed
      {
        file.line("@Environment(\\.colorScheme) private var scheme")
      }
      if modifiers.resolvesColors {
        file.line("@Environment(\\.colorSchemeContrast) private var contrast")
      }
      file.line()
      file.block("func body(content: Content) -> some View {") {
        $0.writeChain(["content"] + $0.modifierLines(modifiers))
      }
      if modifiers.resolvesColors { file.writeTraits(style, isFixed: isFixed) }
    }
  }

  private mutating func writeTraits(_ style: String?, isFixed: Bool) {
    use(.joinedTraits)
    let around = "scheme == .dark ? UIUserInterfaceStyle.dark : .light"
    let shown = isFixed ? style ?? around : style.map { "\($0) ?? (\(around))" } ?? around
    lines(
      """

      /// What colors are seen in, whichever scheme a bar has.
      private var traits: UITraitCollection {
        \(isFixed ? "" : "let style = \(shown)\n  ")return (UITraitCollection.self as any JoinedTraits.Type).joined([
          UITraitCollection(userInterfaceStyle: \(isFixed ? shown : "style")),
          UITraitCollection(accessibilityContrast: contrast == .increased ? .high : .normal),
        ])
      }
      """)
  }

  private mutating func writeChain(_ lines: [String]) {
    for (index, line) in lines.enumerated() { self.line(index == 0 ? line : "  .\(line)") }
  }

  private mutating func writeBackgroundsBeforeGlass(_ modifiers: BarModifiers, _ type: String) {
    let kinds = modifiers.bars.filter(modifiers.isPlainOnGlass)
    guard !kinds.isEmpty else { return }
    line()
    line("@ViewBuilder")
    let access = modifiers.readsEnvironment ? "fileprivate" : "private"
    function(
      "\(access) func \(backgroundsBeforeGlass)",
      ["_ bars: \(type)"] + (modifiers.resolvesColors ? ["in traits: UITraitCollection"] : []),
      result: " -> some View"
    ) { file in
      file.write(
        since: 26,
        before: { file in
          file.writeChain(kinds.flatMap { file.backgroundLines(modifiers, $0) })
        }
      ) { $0.line("self") }
    }
  }

  private var backgroundsBeforeGlass: String {
    "\(SwiftName.lowerCamel(context.theme.name))BackgroundsBeforeGlass"
  }

  private func backgroundLines(_ modifiers: BarModifiers, _ kind: BarKind) -> [String] {
    var lines: [String] = []
    if modifiers.hasFill(kind) {
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
    if let visibility = modifiers.backgroundVisibility(of: kind).expression {
      let modifier = runsBefore(18) ? "toolbarBackground" : "toolbarBackgroundVisibility"
      lines.append("\(modifier)(\(visibility), for: \(kind.placement))")
    }
    return lines
  }

  /// The call that resolves a color in the surrounding traits.
  private var resolution: String { "resolvedColor(with: traits)" }

  private func modifierLines(_ modifiers: BarModifiers) -> [String] {
    let yielding = modifiers.bars.filter(modifiers.isPlainOnGlass)
    let isResolved = modifiers.resolvesColors
    var lines =
      yielding.isEmpty
      ? [] : ["\(backgroundsBeforeGlass)(bars\(isResolved ? ", in: traits" : ""))"]
    for kind in modifiers.bars {
      let bar = kind.placement
      if !yielding.contains(kind) { lines += backgroundLines(modifiers, kind) }
      if let scheme = modifiers.scheme(of: kind).expression {
        lines.append("toolbarColorScheme(\(scheme), for: \(bar))")
      }
      if let visibility = modifiers.visibility(of: kind).expression {
        let modifier = runsBefore(18) ? "toolbar" : "toolbarVisibility"
        lines.append("\(modifier)(\(visibility), for: \(bar))")
      }
    }
    if modifiers.tints.contains(where: { $0 != nil }) {
      let resolved = isResolved ? ".\(resolution)" : ""
      lines.append(
        modifiers.tints.contains(nil)
          ? "tint(bars.tint().map { Color(uiColor: $0\(resolved)) })"
          : "tint(Color(uiColor: bars.tint()\(resolved)))")
    }
    return lines.isEmpty ? ["self"] : lines
  }

  /// SwiftUI has modifiers for bars from iOS 16 on.
  private mutating func writeAvailability() {
    if runsBefore(16) { line("@available(iOS 16.0, *)") }
  }
}

extension BarKind {
  fileprivate var placement: String { self == .toolbar ? ".bottomBar" : ".\(name)" }
}

extension SwiftFile {
  private mutating func writeParts(_ modifiers: BarModifiers) {
    var parts: [(inout SwiftFile) -> Void] = []
    for kind in modifiers.bars {
      if modifiers.hasGradient(kind) {
        parts.append { $0.writeFills(of: kind, modifiers) }
      } else if modifiers.hasFill(kind) {
        parts.append {
          $0.writeColors(
            "\(kind.name)Background", modifiers.backgrounds(of: kind).map { $0?.color }, modifiers,
            yields: modifiers.yieldsAlone(kind))
        }
      }
      let choices = [
        modifiers.backgroundVisibility(of: kind), modifiers.scheme(of: kind),
        modifiers.visibility(of: kind),
      ]
      for choice in choices where choice.isFunction {
        parts.append { $0.write(choice, modifiers) }
      }
    }
    if modifiers.resolvesColors, modifiers.interfaceStyle.isFunction {
      parts.append { $0.write(modifiers.interfaceStyle, modifiers) }
    }
    if modifiers.tints.contains(where: { $0 != nil }) {
      parts.append { $0.writeColors("tint", modifiers.tints, modifiers) }
    }
    let takesStyle = modifiers.bars.contains { kind in
      modifiers.isPartlyColored(kind)
        || modifiers.resolvesColors && !modifiers.hasGradient(kind) && modifiers.hasFill(kind)
    }
    if takesStyle { parts.append { $0.writeStyle(isResolved: modifiers.resolvesColors) } }
    each(parts) { $1(&$0) }
  }

  private mutating func writeStyle(isResolved: Bool) {
    let (parameter, color, system) =
      isResolved
      ? (", _ traits: UITraitCollection", "$0.\(resolution)", "\n    ?? AnyShapeStyle(.bar)")
      : ("", "$0", " ?? AnyShapeStyle(.bar)")
    lines(
      """
      /// What a bar is filled with: a color, else the system's material.
      fileprivate func style(_ color: UIColor?\(parameter)) -> AnyShapeStyle {
        color.map { AnyShapeStyle(Color(uiColor: \(color))) }\(system)
      }
      """)
  }

  /// Writes a function with a value for each appearance; `body` writes cases by index, after the
  /// label.
  private mutating func writeFunction(
    _ signature: String, _ modifiers: BarModifiers,
    _ body: (inout SwiftFile, Int, String) -> Void
  ) {
    block("fileprivate func \(signature) {") { file in
      file.line("switch self {")
      for (index, name) in modifiers.cases.enumerated() {
        body(&file, index, "case .\(SwiftName.member(name)): ")
      }
      file.line("}")
    }
  }

  private mutating func writeColors(
    _ name: String, _ colors: [ColorID?], _ modifiers: BarModifiers, yields: [Bool] = []
  ) {
    let isPartial = colors.contains(nil) || yields.contains(true)
    writeFunction("\(name)() -> \(isPartial ? "UIColor?" : "UIColor")", modifiers) {
      file, index, label in
      guard let color = colors[index] else {
        return file.writer.statement(label, "return nil")
      }
      guard yields.indices.contains(index), yields[index] else {
        return file.writeCase(label, color)
      }
      file.writeCaseUnlessGlass(label, "nil") { file in
        file.writer.write("return ")
        file.colors.write(color, to: &file.writer)
        file.line()
      }
    }
  }

  private mutating func writeFills(of kind: BarKind, _ modifiers: BarModifiers) {
    let system = "AnyShapeStyle(.bar)"
    let parameter = modifiers.resolvesColors ? "in traits: UITraitCollection" : ""
    let (fills, yields) = (modifiers.backgrounds(of: kind), modifiers.yieldsAlone(kind))
    writeFunction("\(kind.name)Background(\(parameter)) -> AnyShapeStyle", modifiers) {
      file, index, label in
      guard let fill = fills[index] else {
        return file.writer.statement(label, "return \(system)")
      }
      file.writeCaseUnlessGlass(label, yields[index] ? system : nil) {
        $0.write(fill, isResolved: modifiers.resolvesColors)
      }
    }
  }

  private mutating func write(_ fill: BarModifiers.Fill, isResolved: Bool) {
    let color = isResolved ? ".\(resolution)" : ""
    switch fill {
    case .color(let id):
      assign(id, to: "let color", type: "UIColor")
      line("return AnyShapeStyle(Color(uiColor: color\(color)))")
    case .gradient(let gradient):
      writer.write("let colors: [UIColor] = ")
      colors.writeList(gradient.colors, to: &writer)
      let points =
        gradient.direction == .vertical
        ? "startPoint: .top, endPoint: .bottom"
        : "startPoint: UnitPoint(x: 0, y: 0.5), endPoint: UnitPoint(x: 1, y: 0.5)"
      lines(
        """

        return AnyShapeStyle(
          LinearGradient(
            colors: colors.map { Color(uiColor: $0\(color)) },
            \(points)))
        """)
    }
  }

  private mutating func write(_ choice: BarChoice, _ modifiers: BarModifiers) {
    let parameter = choice.takesScheme ? "in scheme: ColorScheme" : ""
    writeFunction("\(choice.name)(\(parameter)) -> \(choice.type)", modifiers) {
      file, index, label in
      let value = "return \(choice.values[index])"
      guard choice.yields.indices.contains(index), choice.yields[index] else {
        return file.writer.statement(label, value)
      }
      file.writeCaseUnlessGlass(label, ".automatic") { $0.line(value) }
    }
  }

  /// Writes a case with another value on iOS 26 and later, if any; `before` writes the other.
  private mutating func writeCaseUnlessGlass(
    _ label: String, _ onGlass: String?, before: (inout SwiftFile) -> Void
  ) {
    line(String(label.dropLast()))
    indented { file in
      if let onGlass { file.line("if #available(iOS 26.0, *) { return \(onGlass) }") }
      before(&file)
    }
  }
}

extension BarProperty {
  /// The properties with a SwiftUI modifier, or an effect on a bar's color scheme.
  fileprivate static let inSwiftUI = Set(
    fills + [.style, .isHidden, .liquidGlass, .tintColor, .barTintColor, .scrollEdge])
}
