import ColorScience
import OutputText

/// The names of colors in a generated file, and the helpers that its colors need.
struct ColorCode {
  fileprivate let table: ColorTable
  let paletteName: String
  let isPaletteShared: Bool
  let adaptiveName: String
  let catalogName: String
  fileprivate var assetNames: [ColorID: String] = [:]
  /// The palette's expression of each color up to its last; empty for unnamed ones.
  fileprivate var names: [[UInt8]]
  private var isNameUsed: [Bool]
  private(set) var usesNames = false
  fileprivate(set) var usesAdaptive = false
  fileprivate(set) var usesCatalog = false

  init(_ context: EmitContext) {
    let theme = context.theme
    table = theme.colors
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

  fileprivate func hasName(_ id: ColorID) -> Bool {
    Int(id.index) < names.count && !names[Int(id.index)].isEmpty
  }

  func isNameUsed(_ id: ColorID) -> Bool {
    isNameUsed[Int(id.index)]
  }

  /// Marks a name and those in its declaration as used.
  fileprivate mutating func useName(_ id: ColorID) {
    usesNames = true
    // Chains of names may be too long for recursion.
    var waiting = [id]
    while let id = waiting.popLast() {
      guard !isNameUsed[Int(id.index)] else { continue }
      isNameUsed[Int(id.index)] = true
      waiting += original(of: id).map { [$0] } ?? (members(of: id) ?? []).filter(isCalled)
    }
  }

  fileprivate func original(of id: ColorID) -> ColorID? {
    guard case .said(_, let color)? = table.step(id), hasName(color) else { return nil }
    return color
  }

  /// In the order of `Variant`.
  fileprivate func members(of id: ColorID) -> [ColorID]? {
    switch table.step(id) {
    case .adaptive(let members, _)?: members.map(\.value)
    case .combined(let members)?: members
    default: nil
    }
  }

  /// True if a member is named and the same in every variant, as adaptive colors do not nest.
  fileprivate func isCalled(_ member: ColorID) -> Bool {
    hasName(member) && table.plainColor(member) != nil
  }
}

extension SwiftFile {
  mutating func write(_ id: ColorID, type: String = "", suffix: String = "") {
    guard colors.hasName(id) else { return writeExpression(id, type: type, suffix: suffix) }
    colors.useName(id)
    writeName(id, suffix: suffix)
  }

  private mutating func writeName(_ id: ColorID, suffix: String) {
    let name = colors.names[Int(id.index)]
    let isLong = name.count + suffix.utf8.count > writer.room && writer.isInLine
    if isLong {
      writer.breakLine()
      writer.indent()
    }
    writer.write(name)
    writer.write(suffix)
    if isLong { writer.outdent() }
  }

  /// Writes the palette name it refers to, or an expression.
  mutating func writeDeclared(_ id: ColorID) {
    if let original = colors.original(of: id) {
      writeName(original, suffix: "")
    } else {
      writeExpression(id)
    }
  }

  /// `type` qualifies UIKit's names if the context does not imply it.
  mutating func writeExpression(_ id: ColorID, type: String = "UIColor", suffix: String = "") {
    if let asset = colors.assetNames[id] { return writeLookUp(asset, id, suffix: suffix) }
    writeValue(id, type: type, suffix: suffix)
  }

  /// Writes a catalog color; before iOS 17 it may be missing, and the compiled value is used.
  private mutating func writeLookUp(_ asset: String, _ id: ColorID, suffix: String) {
    colors.usesCatalog = true
    let name = SwiftText.literal(asset)
    let end = ")" + suffix
    let call = "\(colors.catalogName)(\(name)\(end)"
    let isBefore17 = runsBefore(17)
    if !isBefore17, call.utf8.count <= writer.room { return writer.write(call) }
    line("\(colors.catalogName)(")
    writer.indent()
    if isBefore17 {
      line("\(name),")
      writer.write("else: ")
      writeValue(id, type: "UIColor", suffix: end)
    } else {
      writer.write(name + end)
    }
    writer.outdent()
  }

  private mutating func writeValue(_ id: ColorID, type: String, suffix: String) {
    if let color = colors.table.plainColor(id) { return write(color, suffix: suffix) }
    let color = colors.table[id]
    if let symbol = color.symbol {
      writer.write(type)
      writer.write(".\(symbol.name)")
      writer.write(suffix)
    } else if color.variants.isUniform {
      write(color.variants.light, suffix: suffix)
    } else {
      colors.usesAdaptive = true
      writeAdaptive(color.variants, colors.members(of: id), suffix: suffix)
    }
  }

  mutating func writeArgument(_ id: ColorID) {
    guard !colors.hasName(id), !fits(id) else { return write(id, suffix: ")") }
    writer.endLine()
    writer.indent()
    write(id, suffix: ")")
    writer.outdent()
  }

  /// Writes an array, one color a line, and leaves its last line open.
  mutating func writeList(_ ids: [ColorID]) {
    line("[")
    writer.indent()
    for id in ids {
      write(id, suffix: ",")
      writer.endLine()
    }
    writer.outdent()
    writer.write("]")
  }

  private func fits(_ id: ColorID) -> Bool {
    let color = colors.table[id]
    if color.symbol != nil { return true }
    guard color.variants.isUniform else { return false }
    var arguments = ByteBuffer()
    for index in 0..<4 { color.variants.light.append(argument: index, to: &arguments) }
    let remark = SwiftWriter.width(ofRemark: color.variants.light.remark)
    return "UIColor(, , , ))".utf8.count + arguments.count + remark <= writer.room
  }

  private mutating func writeAdaptive(
    _ variants: ColorVariants, _ members: [ColorID]?, suffix: String
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
    let called = arguments.map { argument -> ColorID? in
      members.map { $0[Int(argument.variant.rawValue)] }.flatMap { colors.isCalled($0) ? $0 : nil }
    }
    for case let member? in called { colors.useName(member) }
    if !called.contains(nil) {
      let texts = zip(arguments, called.compactMap(\.self)).map {
        "\($0.label)\(String(decoding: colors.names[Int($1.index)], as: UTF8.self))"
      }
      let call = "\(colors.adaptiveName)(\(texts.joined(separator: ", ")))\(suffix)"
      if call.utf8.count <= writer.room { return writer.write(call) }
    }
    line("\(colors.adaptiveName)(")
    writer.indent()
    for (index, argument) in arguments.enumerated() {
      writer.write(argument.label)
      let isLast = index == arguments.count - 1
      let end = isLast ? ")" + suffix : ","
      if let member = called[index] {
        writeName(member, suffix: end)
      } else {
        write(variants[argument.variant], suffix: end)
      }
      if !isLast { writer.endLine() }
    }
    writer.outdent()
  }

  private mutating func write(_ color: Color, suffix: String) {
    writer.call("UIColor", suffix: suffix, remark: color.remark, count: 4) {
      color.append(argument: $0, to: &$1)
    }
  }
}

extension Color {
  /// The hex code, approximate without an 8-bit equivalent.
  fileprivate var remark: String {
    colorSpace == .srgb && roundedTo8Bits == self ? hex : "about \(hex)"
  }

  fileprivate func append(argument index: Int, to buffer: inout ByteBuffer) {
    switch index {
    case 0:
      buffer.append(colorSpace == .srgb ? "red: " : "displayP3Red: ")
      ComponentText.append(swift: red, to: &buffer)
    case 1:
      buffer.append("green: ")
      ComponentText.append(swift: green, to: &buffer)
    case 2:
      buffer.append("blue: ")
      ComponentText.append(swift: blue, to: &buffer)
    default:
      buffer.append("alpha: ")
      buffer.append(number: alpha)
    }
  }
}
