import ColorScience
import OutputText
import ThemeModel

struct ColorCode {
  let colors: ColorTable
  let deploymentTarget: DeploymentTarget
  let paletteName: String
  let isPaletteShared: Bool
  let adaptiveName: String
  let catalogName: String
  private var assetNames: [ColorID: String] = [:]
  /// The palette's expression of each color up to its last; empty for unnamed ones.
  private var names: [[UInt8]]
  private var isNameUsed: [Bool]
  private(set) var usesNames = false
  private(set) var usesAdaptive = false
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

  func name(_ id: ColorID) -> [UInt8] {
    hasName(id) ? names[Int(id.index)] : []
  }

  private func hasName(_ id: ColorID) -> Bool {
    Int(id.index) < names.count && !names[Int(id.index)].isEmpty
  }

  func isNameUsed(_ id: ColorID) -> Bool {
    isNameUsed[Int(id.index)]
  }

  /// Writes a color's palette name or expression at the end of the line.
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

  /// Marks a name and those in its declaration as used.
  private mutating func useName(_ id: ColorID) {
    usesNames = true
    // Iterative: chains of names may be longer than the stack allows.
    var waiting = [id]
    while let id = waiting.popLast() {
      guard !isNameUsed[Int(id.index)] else { continue }
      isNameUsed[Int(id.index)] = true
      waiting += original(of: id).map { [$0] } ?? (members(of: id) ?? []).filter(isCalled)
    }
  }

  private func original(of id: ColorID) -> ColorID? {
    guard case .said(_, let color)? = colors.step(id), hasName(color) else { return nil }
    return color
  }

  /// Writes a palette color's value: the name it refers to, or its expression.
  mutating func writeDeclared(_ id: ColorID, to writer: inout SwiftWriter) {
    if let original = original(of: id) {
      writeName(original, to: &writer, suffix: "")
    } else {
      writeExpression(id, to: &writer)
    }
  }

  /// In the order of `Variant`.
  private func members(of id: ColorID) -> [ColorID]? {
    switch colors.step(id) {
    case .adaptive(let members, _)?: members.map(\.value)
    case .combined(let members)?: members
    default: nil
    }
  }

  /// True if a member is used by name: it must be the same in every variant, as colors that follow
  /// traits do not nest.
  private func isCalled(_ member: ColorID) -> Bool {
    hasName(member) && colors.plainColor(member) != nil
  }

  /// Writes a color's expression; `type` qualifies UIKit's names if the context does not imply it.
  mutating func writeExpression(
    _ id: ColorID, to writer: inout SwiftWriter, type: String = "UIColor",
    suffix: String = ""
  ) {
    if let asset = assetNames[id] { return writeLookUp(asset, id, to: &writer, suffix: suffix) }
    writeValue(id, to: &writer, type: type, suffix: suffix)
  }

  /// Writes the look-up of a catalog color.
  ///
  /// From iOS 17 on, a resource always exists; before, the compiled value is the fallback.
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

  mutating func writeArgument(_ id: ColorID, to writer: inout SwiftWriter) {
    guard !hasName(id), !fits(id, in: writer.room) else {
      return write(id, to: &writer, suffix: ")")
    }
    writer.endLine()
    writer.indent()
    write(id, to: &writer, suffix: ")")
    writer.outdent()
  }

  /// Writes an array of colors, one to a line, and leaves its last line open.
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

  /// True if the expression and a parenthesis fit into the remaining columns.
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

  /// The hex code, approximate without an 8-bit equivalent.
  private static func remark(_ color: Color) -> String {
    color.colorSpace == .srgb && color.roundedTo8Bits == color ? color.hex : "about \(color.hex)"
  }

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
