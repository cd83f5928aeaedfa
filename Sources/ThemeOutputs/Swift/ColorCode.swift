import ColorScience
import OutputText
import ThemeModel

/// Colors of a theme as Swift expressions.
struct ColorCode {
  let colors: ColorTable
  let deploymentTarget: DeploymentTarget
  /// The enumeration of the palette's colors in a generated file.
  let paletteName: String
  /// The function of a generated file that makes colors of several variants.
  let adaptiveName: String
  /// The palette's expression of each color up to the palette's last one, empty for colors without
  /// a name.
  private var names: [[UInt8]]
  /// Whether each color was called by its name.
  private var isNameUsed: [Bool]
  /// Whether any color was called by its name.
  private(set) var usesNames = false
  /// Whether any color needed the `adaptive` function of the generated file.
  private(set) var usesAdaptive = false

  init(_ theme: ResolvedTheme, deploymentTarget: DeploymentTarget) {
    colors = theme.colors
    self.deploymentTarget = deploymentTarget
    paletteName = theme.name + "Palette"
    adaptiveName = theme.adaptiveHelper.name
    let count = theme.palette.reduce(0) { max($0, Int($1.color.index) + 1) }
    names = [[UInt8]](repeating: [], count: count)
    isNameUsed = [Bool](repeating: false, count: count)
    for color in theme.palette {
      names[Int(color.color.index)] = Array(
        "\(paletteName).\(SwiftName.member(color.symbol))".utf8)
    }
  }

  /// The expression of a color that has a name in the palette, empty for any other.
  func name(_ id: ColorID) -> [UInt8] {
    hasName(id) ? names[Int(id.index)] : []
  }

  private func hasName(_ id: ColorID) -> Bool {
    Int(id.index) < names.count && !names[Int(id.index)].isEmpty
  }

  /// Whether a color was called by its name in the palette.
  func isNameUsed(_ id: ColorID) -> Bool {
    isNameUsed[Int(id.index)]
  }

  /// Writes a color at the end of the current line: its name in the palette or its expression.
  mutating func write(
    _ id: ColorID, to writer: inout SwiftWriter, type: StaticString = "",
    suffix: StaticString = ""
  ) {
    if hasName(id) {
      let name = names[Int(id.index)]
      isNameUsed[Int(id.index)] = true
      usesNames = true
      let isLong = name.count + suffix.utf8CodeUnitCount > writer.room && writer.isInLine
      if isLong {
        writer.breakLine()
        writer.indent()
      }
      writer.write(name)
      writer.write(suffix)
      if isLong { writer.outdent() }
      return
    }
    writeExpression(id, to: &writer, type: type, suffix: suffix)
  }

  /// Writes the expression of a color at the end of the current line; `type` stands in front of
  /// UIKit's own names where the context does not say it.
  mutating func writeExpression(
    _ id: ColorID, to writer: inout SwiftWriter, type: StaticString = "UIColor",
    suffix: StaticString = ""
  ) {
    if let color = colors.plainColor(id) { return Self.write(color, to: &writer, suffix: suffix) }
    let color = colors[id]
    if let symbol = color.symbol, isAvailable(symbol) {
      writer.write(type)
      writer.write(text: ".\(symbol.name)")
      writer.write(suffix)
    } else if color.variants.isUniform {
      Self.write(color.variants.light, to: &writer, suffix: suffix)
    } else {
      usesAdaptive = true
      writeAdaptive(color.variants, to: &writer, suffix: suffix)
    }
  }

  /// Writes the expression of a color as a call's only argument, and the call's end.
  mutating func writeArgument(_ id: ColorID, to writer: inout SwiftWriter) {
    guard !hasName(id), !fits(id, in: writer.room) else {
      return write(id, to: &writer, suffix: ")")
    }
    writer.endLine()
    writer.indent()
    write(id, to: &writer, suffix: ")")
    writer.outdent()
  }

  /// Whether a color's expression and a parenthesis fit into the columns left on a line.
  private func fits(_ id: ColorID, in room: Int) -> Bool {
    let color = colors[id]
    if let symbol = color.symbol, isAvailable(symbol) { return true }
    guard color.variants.isUniform else { return false }
    var arguments = ByteBuffer()
    for index in 0..<4 { Self.write(color.variants.light, argument: index, to: &arguments) }
    return "UIColor(, , , ))".utf8.count + arguments.count <= room
  }

  /// Whether every iOS of the deployment range has a name of UIKit's.
  private func isAvailable(_ symbol: UIKitColor) -> Bool {
    let introduced = symbol.introduced
    return DeploymentTarget(introduced.major, introduced.minor) <= deploymentTarget
  }

  private func writeAdaptive(
    _ variants: ColorVariants, to writer: inout SwiftWriter, suffix: StaticString
  ) {
    var members: [(StaticString, Color)] = [("light: ", variants.light), ("dark: ", variants.dark)]
    if variants.lightHighContrast != variants.light {
      members.append(("lightHighContrast: ", variants.lightHighContrast))
    }
    if variants.darkHighContrast != variants.dark {
      members.append(("darkHighContrast: ", variants.darkHighContrast))
    }
    writer.line(text: "\(adaptiveName)(")
    writer.indent()
    for (label, color) in members.dropLast() {
      writer.write(label)
      Self.write(color, to: &writer, suffix: ",")
      writer.endLine()
    }
    if let (label, color) = members.last {
      writer.write(label)
      Self.write(color, to: &writer, suffix: suffix.utf8CodeUnitCount == 0 ? ")" : "))")
    }
    writer.outdent()
  }

  /// Writes the initializer of a color.
  private static func write(
    _ color: Color, to writer: inout SwiftWriter, suffix: StaticString
  ) {
    writer.call("UIColor", suffix: suffix, count: 4) { write(color, argument: $0, to: &$1) }
  }

  /// An argument of a color's initializer.
  private static func write(_ color: Color, argument index: Int, to buffer: inout ByteBuffer) {
    switch index {
    case 0:
      buffer.append(color.colorSpace == .srgb ? "red: " : "displayP3Red: ")
      ComponentText.append(swift: color.red, to: &buffer)
    case 1:
      buffer.append("green: ")
      ComponentText.append(swift: color.green, to: &buffer)
    case 2:
      buffer.append("blue: ")
      ComponentText.append(swift: color.blue, to: &buffer)
    default:
      buffer.append("alpha: ")
      buffer.append(number: color.alpha)
    }
  }
}
