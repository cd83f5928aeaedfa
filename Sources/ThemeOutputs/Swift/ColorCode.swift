import ColorScience
import OutputText
import ThemeModel

/// Colors of a theme as Swift expressions.
struct ColorCode {
  let colors: ColorTable
  let deploymentTarget: DeploymentTarget
  /// The enumeration of the palette's colors.
  let paletteName: String
  let isPaletteShared: Bool
  /// The function of a generated file that makes colors of several variants.
  let adaptiveName: String
  /// The function of a generated file that looks up colors of an asset catalog.
  let catalogName: String
  /// The names by which colors are looked up in an asset catalog.
  private var assetNames: [ColorID: String] = [:]
  /// The palette's expression of each color up to the palette's last one, empty for colors without
  /// a name.
  private var names: [[UInt8]]
  private var isNameUsed: [Bool]
  /// Whether any color was called by its name.
  private(set) var usesNames = false
  /// Whether any color needed the `adaptive` function of the generated file.
  private(set) var usesAdaptive = false
  /// Whether any color is looked up in an asset catalog.
  private(set) var usesCatalog = false

  init(_ context: EmitContext) {
    let theme = context.theme
    colors = theme.colors
    deploymentTarget = context.configuration.deploymentTarget
    isPaletteShared = context.sharedPalette != nil
    paletteName = (context.sharedPalette ?? theme.name) + "Palette"
    adaptiveName = theme.adaptiveHelper.name
    catalogName = theme.catalogHelper.name
    if theme.looksUpColors {
      for color in theme.palette {
        assetNames[color.color] = theme.assetName(of: color.color)
      }
    }
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
    _ id: ColorID, to writer: inout SwiftWriter, type: String = "",
    suffix: String = ""
  ) {
    if hasName(id) {
      useName(id)
      return writeName(id, to: &writer, suffix: suffix)
    }
    writeExpression(id, to: &writer, type: type, suffix: suffix)
  }

  private func writeName(_ id: ColorID, to writer: inout SwiftWriter, suffix: String) {
    let name = names[Int(id.index)]
    let isLong = name.count + suffix.utf8.count > writer.room && writer.isInLine
    if isLong {
      writer.breakLine()
      writer.indent()
    }
    writer.write(name)
    writer.write(suffix)
    if isLong { writer.outdent() }
  }

  /// Takes note of a name and of those that its own declaration calls.
  private mutating func useName(_ id: ColorID) {
    usesNames = true
    // By a list, since chains of names have any length and threads little stack.
    var waiting = [id]
    while let id = waiting.popLast() {
      guard !isNameUsed[Int(id.index)] else { continue }
      isNameUsed[Int(id.index)] = true
      waiting += original(of: id).map { [$0] } ?? (members(of: id) ?? []).filter(isCalled)
    }
  }

  /// The color of the palette that another one of it just refers to.
  private func original(of id: ColorID) -> ColorID? {
    guard case .said(_, let color)? = colors.step(id), hasName(color) else { return nil }
    return color
  }

  /// Writes the value of a color of the palette: the name of the one that it refers to, or its
  /// expression.
  mutating func writeDeclared(_ id: ColorID, to writer: inout SwiftWriter) {
    if let original = original(of: id) {
      writeName(original, to: &writer, suffix: "")
    } else {
      writeExpression(id, to: &writer)
    }
  }

  /// The colors that a color of several variants is made of, in the order of `Variant`.
  private func members(of id: ColorID) -> [ColorID]? {
    switch colors.step(id) {
    case .adaptive(let members, _)?: members.map(\.value)
    case .combined(let members)?: members
    default: nil
    }
  }

  /// Whether a member of a color of several variants is called by its name: one that is the same in
  /// every variant, so that no color that follows the traits is in another one.
  private func isCalled(_ member: ColorID) -> Bool {
    hasName(member) && colors.plainColor(member) != nil
  }

  /// Writes the expression of a color at the end of the current line; `type` is in front of
  /// UIKit's own names where the context does not say it.
  mutating func writeExpression(
    _ id: ColorID, to writer: inout SwiftWriter, type: String = "UIColor",
    suffix: String = ""
  ) {
    if let asset = assetNames[id] { return writeLookUp(asset, id, to: &writer, suffix: suffix) }
    writeValue(id, to: &writer, type: type, suffix: suffix)
  }

  /// Writes the call that looks up a color of an asset catalog.
  ///
  /// A resource is there for certain from iOS 17 on; before, the color is what it was when the catalog
  /// was read if there is none of the name.
  private mutating func writeLookUp(
    _ asset: String, _ id: ColorID, to writer: inout SwiftWriter, suffix: String
  ) {
    usesCatalog = true
    let name = SwiftText.literal(asset)
    let end = ")" + suffix
    guard deploymentTarget.major < 17 else {
      let call = "\(catalogName)(\(name)\(end)"
      if call.utf8.count <= writer.room { return writer.write(call) }
      writer.line("\(catalogName)(")
      writer.indent()
      writer.write(name + end)
      writer.outdent()
      return
    }
    writer.line("\(catalogName)(")
    writer.indent()
    writer.line("\(name),")
    writer.write("else: ")
    writeValue(id, to: &writer, type: "UIColor", suffix: end)
    writer.outdent()
  }

  private mutating func writeValue(
    _ id: ColorID, to writer: inout SwiftWriter, type: String, suffix: String
  ) {
    if let color = colors.plainColor(id) { return Self.write(color, to: &writer, suffix: suffix) }
    let color = colors[id]
    if let symbol = color.symbol {
      writer.write(type)
      writer.write(".\(symbol.name)")
      writer.write(suffix)
    } else if color.variants.isUniform {
      Self.write(color.variants.light, to: &writer, suffix: suffix)
    } else {
      usesAdaptive = true
      writeAdaptive(color.variants, members(of: id), to: &writer, suffix: suffix)
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

  /// Writes an array literal of colors, each on a line of its own, and leaves its last line open.
  mutating func writeList(_ ids: [ColorID], to writer: inout SwiftWriter) {
    writer.line("[")
    writer.indent()
    for id in ids {
      write(id, to: &writer, suffix: ",")
      writer.endLine()
    }
    writer.outdent()
    writer.write("]")
  }

  /// Whether a color's expression and a parenthesis fit into the columns left on a line.
  private func fits(_ id: ColorID, in room: Int) -> Bool {
    let color = colors[id]
    if color.symbol != nil { return true }
    guard color.variants.isUniform else { return false }
    var arguments = ByteBuffer()
    for index in 0..<4 { Self.write(color.variants.light, argument: index, to: &arguments) }
    let remark = SwiftWriter.width(ofRemark: Self.remark(color.variants.light))
    return "UIColor(, , , ))".utf8.count + arguments.count + remark <= room
  }

  private mutating func writeAdaptive(
    _ variants: ColorVariants, _ members: [ColorID]?, to writer: inout SwiftWriter,
    suffix: String
  ) {
    var arguments: [(label: String, variant: Variant)] = [
      ("light: ", .light), ("dark: ", .dark),
    ]
    if variants.lightHighContrast != variants.light {
      arguments.append(("lightHighContrast: ", .lightHighContrast))
    }
    if variants.darkHighContrast != variants.dark {
      arguments.append(("darkHighContrast: ", .darkHighContrast))
    }
    let called = arguments.compactMap { argument -> ColorID? in
      members.map { $0[Int(argument.variant.rawValue)] }.flatMap { isCalled($0) ? $0 : nil }
    }
    if called.count == arguments.count {
      for member in called { useName(member) }
      let texts = zip(arguments, called).map {
        "\($0.label)\(String(decoding: names[Int($1.index)], as: UTF8.self))"
      }
      let call = "\(adaptiveName)(\(texts.joined(separator: ", ")))\(suffix)"
      if call.utf8.count <= writer.room { return writer.write(call) }
    }
    writer.line("\(adaptiveName)(")
    writer.indent()
    for (index, argument) in arguments.enumerated() {
      writer.write(argument.label)
      let isLast = index == arguments.count - 1
      let end = isLast ? ")" + suffix : ","
      if let member = members?[Int(argument.variant.rawValue)], isCalled(member) {
        useName(member)
        writeName(member, to: &writer, suffix: end)
      } else {
        Self.write(variants[argument.variant], to: &writer, suffix: end)
      }
      if !isLast { writer.endLine() }
    }
    writer.outdent()
  }

  private static func write(
    _ color: Color, to writer: inout SwiftWriter, suffix: String
  ) {
    writer.call("UIColor", suffix: suffix, remark: remark(color), count: 4) {
      write(color, argument: $0, to: &$1)
    }
  }

  /// The color as designers know it; not exactly so where it has no 8-bit codes.
  private static func remark(_ color: Color) -> String {
    color.colorSpace == .srgb && color.roundedTo8Bits == color ? color.hex : "about \(color.hex)"
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
