import ColorScience

/// Colours of a theme as Swift expressions, each rendered once.
struct ColorCode {
  let colors: ColorTable
  let deploymentTarget: DeploymentTarget
  /// The palette's name of each colour, empty for colours without one.
  private var names: [String]
  /// Which colours of the palette were called by their name.
  private(set) var usedNames: Set<ColorID> = []
  /// Whether any colour needed the `adaptive` function of the generated file.
  private(set) var usesAdaptive = false

  init(_ theme: ResolvedTheme, deploymentTarget: DeploymentTarget) {
    colors = theme.colors
    self.deploymentTarget = deploymentTarget
    names = [String](repeating: "", count: theme.colors.count)
    for color in theme.palette {
      names[Int(color.color.index)] = SwiftName.declared(color.symbol)
    }
  }

  /// Writes a colour at the end of the current line: its name in the palette or its expression.
  mutating func write(_ id: ColorID, to writer: inout SwiftWriter, suffix: String = "") {
    let name = names[Int(id.index)]
    guard name.isEmpty else {
      usedNames.insert(id)
      return writer.write("Palette.\(name)\(suffix)")
    }
    writeExpression(id, to: &writer, type: "", suffix: suffix)
  }

  /// Writes the expression of a colour at the end of the current line; `type` stands in front of
  /// UIKit's own names where the context does not say it.
  mutating func writeExpression(
    _ id: ColorID, to writer: inout SwiftWriter, type: String = "UIColor", suffix: String = ""
  ) {
    let color = colors[id]
    if let symbol = color.symbol, isAvailable(symbol) {
      writer.write("\(type).\(symbol.name)\(suffix)")
    } else if color.isUniform {
      let (name, arguments) = Self.parts(color.variants.light)
      writer.call(name, arguments, suffix: suffix)
    } else {
      usesAdaptive = true
      writeAdaptive(color.variants, to: &writer, suffix: suffix)
    }
  }

  /// Writes the expression of a colour as a call's only argument, and the call's end.
  mutating func writeArgument(_ id: ColorID, to writer: inout SwiftWriter) {
    guard colors[id].isUniform, colors[id].symbol == nil, names[Int(id.index)].isEmpty else {
      return write(id, to: &writer, suffix: ")")
    }
    let (name, arguments) = Self.parts(colors[id].variants.light)
    let length = arguments.reduce(name.utf8.count + 2 + arguments.count * 2) { $0 + $1.count }
    guard length > writer.room else { return write(id, to: &writer, suffix: ")") }
    writer.endLine()
    writer.indent()
    write(id, to: &writer, suffix: ")")
    writer.outdent()
  }

  /// Whether UIKit has a name on every iOS of the deployment range.
  private func isAvailable(_ symbol: UIKitColor) -> Bool {
    let introduced = symbol.introduced
    return DeploymentTarget(introduced.major, introduced.minor) <= deploymentTarget
  }

  private func writeAdaptive(
    _ variants: ColorVariants, to writer: inout SwiftWriter, suffix: String
  ) {
    var members = [("light", variants.light), ("dark", variants.dark)]
    if variants.lightHighContrast != variants.light {
      members.append(("lightHighContrast", variants.lightHighContrast))
    }
    if variants.darkHighContrast != variants.dark {
      members.append(("darkHighContrast", variants.darkHighContrast))
    }
    writer.write("adaptive(")
    writer.endLine()
    writer.indented { writer in
      for (index, member) in members.enumerated() {
        let isLast = index == members.count - 1
        writer.write("\(member.0): ")
        let (name, arguments) = Self.parts(member.1)
        writer.call(name, arguments, suffix: isLast ? ")\(suffix)" : ",")
        if !isLast { writer.endLine() }
      }
    }
  }

  /// The initializer of a colour and its arguments.
  private static func parts(_ color: Color) -> (name: String, arguments: [[UInt8]]) {
    let first = color.colorSpace == .srgb ? "red: " : "displayP3Red: "
    return (
      "UIColor",
      [
        Array((first + componentText(color.red)).utf8),
        Array(("green: " + componentText(color.green)).utf8),
        Array(("blue: " + componentText(color.blue)).utf8),
        Array(("alpha: " + decimalText(color.alpha)).utf8),
      ]
    )
  }
}
