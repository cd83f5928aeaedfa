import ColorScience
import ThemeSyntax

extension PresetFile {
  /// One appearance as a static constant; a deprecated one as a property in front of its constant,
  /// so that the file itself can refer to it without a warning.
  mutating func writePreset(_ appearance: ResolvedAppearance) {
    let value = valueName(appearance)
    guard let deprecation = appearance.deprecation.first else {
      writeDescription(appearance)
      dialect.writeIsolation(to: &writer)
      return writeConstant(appearance, "\(dialect.isolation)\(access)static let \(value)")
    }
    writeDescription(appearance)
    dialect.writeIsolation(to: &writer)
    writer.line(attribute(deprecation))
    writer.line(
      "\(dialect.isolation)\(access)static var \(appearance.symbol): Appearance { \(value) }")
    writer.line()
    dialect.writeIsolation(to: &writer)
    writeConstant(appearance, "\(dialect.isolation)private static let \(value)")
  }

  /// The constant that holds an appearance's value.
  func valueName(_ appearance: ResolvedAppearance) -> String {
    appearance.deprecation.isEmpty ? appearance.symbol : appearance.symbol + "Value"
  }

  private mutating func writeConstant(_ appearance: ResolvedAppearance, _ declaration: String) {
    writer.line("\(declaration): Appearance = {")
    indented { file in
      file.writer.line("var value = Appearance()")
      file.writeStatusBarStyle(appearance.statusBarStyle.value)
      file.dialect.writeBars(of: appearance, to: &file.writer, colors: &file.colors)
      if file.dialect.storesInverses, let inverse = appearance.inverse.first {
        let name = file.valueName(file.context.theme.appearances[inverse])
        file.writer.line("value.compiledInverse = { \(name) }")
      }
      file.writer.line("return value")
    }
    writer.line("}()")
  }

  private mutating func writeStatusBarStyle(_ style: StatusBarStyle) {
    let line = "value.statusBarStyle = .\(style.rawValue)"
    if style == .darkContent, context.configuration.deploymentTarget.major < 13 {
      writer.block("if #available(iOS 13.0, *) {") { $0.line(line) }
    } else {
      writer.line(line)
    }
  }

  private mutating func writeDescription(_ appearance: ResolvedAppearance) {
    for line in appearance.description { writer.line(line.isEmpty ? "///" : "/// \(line)") }
  }

  private func attribute(_ deprecation: Deprecation) -> String {
    switch deprecation {
    case .plain: "@available(*, deprecated)"
    case .message(let message):
      "@available(*, deprecated, message: \(swiftLiteral(message)))"
    }
  }

  /// The compiled inverse of each appearance, for a runtime whose values cannot hold it.
  mutating func writeInverseLookup() {
    let pairs = context.theme.appearances.compactMap { appearance in
      appearance.inverse.first.map { (appearance, context.theme.appearances[$0]) }
    }
    guard !pairs.isEmpty else { return }
    let name = SwiftName.lowerCamel(context.theme.name) + "Inverse"
    writer.line()
    writer.line("/// The compiled inverse of an appearance of \(context.theme.name).")
    writer.line("///")
    writer.line("/// Any other appearance is its own inverse.")
    dialect.writeIsolation(to: &writer)
    writer.line("\(access)func \(name)() -> Appearance {")
    indented { file in
      file.writer.line("switch self {")
      for (appearance, inverse) in pairs {
        file.writer.statement(
          "case .\(file.valueName(appearance)): ", "return .\(file.valueName(inverse))")
      }
      file.writer.line("default: return self")
      file.writer.line("}")
    }
    writer.line("}")
  }
}

/// A text as a Swift string literal.
func swiftLiteral(_ text: String) -> String {
  var literal = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": literal += "\\\""
    case "\\": literal += "\\\\"
    case "\n": literal += "\\n"
    case "\r": literal += "\\r"
    case "\t": literal += "\\t"
    case let scalar where scalar.value < 0x20 || scalar.value == 0x7F:
      literal += "\\u{\(String(scalar.value, radix: 16))}"
    default: literal.unicodeScalars.append(scalar)
    }
  }
  return literal + "\""
}
