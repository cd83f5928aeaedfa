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
      if modifiers.bars.contains(where: \.turnsScheme) || modifiers.resolvesColors && !isFixed {
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
    let current = context.theme.looksUpColors ? "\n    .current," : ""
    lines(
      """

      /// What colors are seen in, whichever scheme a bar has.
      private var traits: UITraitCollection {
        \(isFixed ? "" : "let style = \(shown)\n  ")return (UITraitCollection.self as any JoinedTraits.Type).joined([\(current)
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
    let bars = modifiers.bars.filter(\.isPlainOnGlass)
    guard !bars.isEmpty else { return }
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
          file.writeChain(bars.flatMap { $0.backgroundLines(in: modifiers) })
        }
      ) { $0.line("self") }
    }
  }

  private var backgroundsBeforeGlass: String {
    "\(SwiftName.lowerCamel(context.theme.name))BackgroundsBeforeGlass"
  }

  private func modifierLines(_ modifiers: BarModifiers) -> [String] {
    let isResolved = modifiers.resolvesColors
    var lines =
      modifiers.bars.contains(where: \.isPlainOnGlass)
      ? ["\(backgroundsBeforeGlass)(bars\(isResolved ? ", in: traits" : ""))"] : []
    for bar in modifiers.bars {
      if !bar.isPlainOnGlass { lines += bar.backgroundLines(in: modifiers) }
      lines += bar.lines([bar.scheme, bar.visibility])
    }
    if modifiers.tints.contains(where: { $0 != nil }) {
      let resolved = modifiers.resolution
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

extension ModifiedBar {
  private var placement: String { kind == .toolbar ? ".bottomBar" : ".\(kind.name)" }

  fileprivate func lines(_ choices: [BarChoice]) -> [String] {
    choices.compactMap { choice in
      choice.expression.map { "\(choice.modifier)(\($0), for: \(placement))" }
    }
  }

  fileprivate func backgroundLines(in modifiers: BarModifiers) -> [String] {
    let color = "bars.\(kind.name)Background"
    let style =
      switch (hasGradient, modifiers.resolvesColors) {
      case (true, true): "\(color)(in: traits)"
      case (true, false): "\(color)()"
      case (false, true): "bars.style(\(color)(), traits)"
      case (false, false):
        isPartlyColored ? "bars.style(\(color)())" : "Color(uiColor: \(color)())"
      }
    return (hasFill ? ["toolbarBackground(\(style), for: \(placement))"] : [])
      + lines([backgroundVisibility])
  }
}

extension BarModifiers {
  /// Resolves a color in the surrounding traits, with a dot; empty if UIKit does.
  fileprivate var resolution: String { resolvesColors ? ".resolvedColor(with: traits)" : "" }
}

extension SwiftFile {
  private mutating func writeParts(_ modifiers: BarModifiers) {
    var parts: [(inout SwiftFile) -> Void] = []
    for bar in modifiers.bars {
      if bar.hasFill { parts.append { $0.writeBackground(of: bar, modifiers) } }
      for choice in [bar.backgroundVisibility, bar.scheme, bar.visibility] where choice.isFunction {
        parts.append { $0.write(choice, modifiers) }
      }
    }
    if modifiers.resolvesColors, modifiers.interfaceStyle.isFunction {
      parts.append { $0.write(modifiers.interfaceStyle, modifiers) }
    }
    if modifiers.tints.contains(where: { $0 != nil }) {
      parts.append { file in
        let isPartial = modifiers.tints.contains(nil)
        file.writeFunction("tint() -> UIColor\(isPartial ? "?" : "")", modifiers) {
          $0.writeColor(modifiers.tints[$1], $2)
        }
      }
    }
    let takesStyle = modifiers.bars.contains { bar in
      bar.isPartlyColored || modifiers.resolvesColors && !bar.hasGradient && bar.hasFill
    }
    if takesStyle { parts.append { $0.writeStyle(modifiers) } }
    each(parts) { $1(&$0) }
  }

  private mutating func writeStyle(_ modifiers: BarModifiers) {
    let (parameter, system) =
      modifiers.resolvesColors
      ? (", _ traits: UITraitCollection", "\n    ?? AnyShapeStyle(.bar)")
      : ("", " ?? AnyShapeStyle(.bar)")
    lines(
      """
      /// What a bar is filled with: a color, else the system's material.
      fileprivate func style(_ color: UIColor?\(parameter)) -> AnyShapeStyle {
        color.map { AnyShapeStyle(Color(uiColor: $0\(modifiers.resolution))) }\(system)
      }
      """)
  }

  /// Writes a value for each appearance by `body`, on iOS 26 `onGlass` for those that yield.
  private mutating func writeFunction(
    _ signature: String, _ modifiers: BarModifiers, yields: [Bool] = [], onGlass: String = "",
    _ body: (inout SwiftFile, Int, String) -> Void
  ) {
    block("fileprivate func \(signature) {") { file in
      file.line("switch self {")
      for (index, name) in modifiers.cases.enumerated() {
        let label = "case .\(SwiftName.member(name)): "
        guard yields.indices.contains(index), yields[index] else {
          body(&file, index, label)
          continue
        }
        file.line(String(label.dropLast()))
        file.indented { file in
          file.line("if #available(iOS 26.0, *) { return \(onGlass) }")
          body(&file, index, "")
        }
      }
      file.line("}")
    }
  }

  private mutating func writeColor(_ color: ColorID?, _ label: String) {
    guard let color else { return writer.statement(label, "return nil") }
    guard label.isEmpty else { return writeCase(label, color) }
    writer.write("return ")
    write(color)
    writer.endLine()
  }

  private mutating func writeBackground(of bar: ModifiedBar, _ modifiers: BarModifiers) {
    let fills = bar.fills
    let system = bar.hasGradient ? "AnyShapeStyle(.bar)" : "nil"
    let parameter =
      bar.hasGradient && modifiers.resolvesColors ? "in traits: UITraitCollection" : ""
    let type = bar.hasGradient ? "AnyShapeStyle" : bar.isPartlyColored ? "UIColor?" : "UIColor"
    writeFunction(
      "\(bar.kind.name)Background(\(parameter)) -> \(type)", modifiers,
      yields: zip(bar.yields, fills).map { $0 && $1 != nil }, onGlass: system
    ) { file, index, label in
      switch fills[index] {
      case .color(let color)? where !bar.hasGradient: file.writeColor(color, label)
      case let fill?:
        guard !label.isEmpty else { return file.write(fill, modifiers) }
        file.line(String(label.dropLast()))
        file.indented { $0.write(fill, modifiers) }
      case nil: file.writer.statement(label, "return \(system)")
      }
    }
  }

  private mutating func write(_ fill: ResolvedBar.Value, _ modifiers: BarModifiers) {
    switch fill {
    case .color(let color):
      assign(color, to: "let color", type: "UIColor")
      line("return AnyShapeStyle(Color(uiColor: color\(modifiers.resolution)))")
    case .gradient(let gradient):
      writer.write("let colors: [UIColor] = ")
      writeList(gradient.colors)
      let points =
        gradient.direction == .vertical
        ? "startPoint: .top, endPoint: .bottom"
        : "startPoint: UnitPoint(x: 0, y: 0.5), endPoint: UnitPoint(x: 1, y: 0.5)"
      lines(
        """

        return AnyShapeStyle(
          LinearGradient(
            colors: colors.map { Color(uiColor: $0\(modifiers.resolution)) },
            \(points)))
        """)
    default: break
    }
  }

  private mutating func write(_ choice: BarChoice, _ modifiers: BarModifiers) {
    let parameter = choice.takesScheme ? "in scheme: ColorScheme" : ""
    writeFunction(
      "\(choice.name)(\(parameter)) -> \(choice.type)", modifiers, yields: choice.yields,
      onGlass: ".automatic"
    ) { $0.writer.statement($2, "return \(choice.values[$1])") }
  }
}

extension BarProperty {
  /// With a SwiftUI modifier, or an effect on a bar's color scheme.
  static let inSwiftUI = Set(fills + ofWholeBar + [.isHidden, .scrollEdge])
}
