/// The file of presets while it is written.
struct PresetFile {
  let context: EmitContext
  let dialect: PresetDialect
  var writer: SwiftWriter
  var colors: ColorCode

  init(_ context: EmitContext) {
    self.context = context
    dialect = PresetDialect(context.configuration.runtime)
    writer = SwiftWriter(capacity: 4096 + context.theme.appearances.count * 4096)
    colors = ColorCode(
      context.theme, deploymentTarget: context.configuration.deploymentTarget)
  }

  /// The whole file.
  mutating func write() -> [UInt8] {
    writer.line(text: context.swiftHeader)
    writer.line()
    writer.line("#if canImport(UIKit) && !os(watchOS) && !os(tvOS)")
    indented { file in
      file.writeImports()
      file.writer.line()
      file.writer.line("extension Appearance {")
      file.indented { $0.writeMembers() }
      file.writer.line("}")
      if !file.colors.usedNames.isEmpty {
        file.writer.line()
        file.writePalette()
      }
      if file.colors.usesAdaptive {
        file.writer.line()
        file.writeAdaptive()
      }
    }
    writer.line("#endif")
    return writer.finish()
  }

  /// Writes lines one indentation deeper.
  mutating func indented(_ body: (inout PresetFile) -> Void) {
    writer.indent()
    body(&self)
    writer.outdent()
  }

  private mutating func writeImports() {
    for module in dialect.imports { writer.line(text: "\(access)import \(module)") }
    writer.line("import UIKit")
  }

  private mutating func writeMembers() {
    for appearance in context.theme.appearances {
      writePreset(appearance)
      writer.line()
    }
    writeList()
    if dialect.looksUpInverses { writeInverseLookup() }
  }

  /// The theme's appearances as a list, deprecated ones left out.
  private mutating func writeList() {
    let name = SwiftName.lowerCamel(context.theme.name) + "Appearances"
    let current = context.theme.appearances.filter(\.deprecation.isEmpty)
    writer.line(
      text: "/// The appearances of \(context.theme.name) in the order of its theme file.")
    dialect.writeIsolation(to: &writer)
    writer.list(
      "\(dialect.isolation)\(access)static let \(name): [Appearance] = ",
      current.map { ".\($0.symbol)" })
  }

  /// The palette's colours, as far as they are used.
  private mutating func writePalette() {
    let used = colors.usedNames
    writer.line(
      text: "/// The colors of the palette of \(context.theme.name) that its appearances use.")
    writer.line("private enum Palette {")
    indented { file in
      for color in file.context.theme.palette where used.contains(color.color) {
        file.writer.write(text: "\(file.dialect.isolation)static let ")
        file.writer.write(text: "\(SwiftName.declared(color.symbol)) = ")
        file.colors.writeExpression(color.color, to: &file.writer)
        file.writer.endLine()
      }
    }
    writer.line("}")
  }

  /// The function that colours of several variants are made by.
  private mutating func writeAdaptive() {
    writer.line("/// A color that follows the interface style and the contrast setting.")
    writer.line(text: "\(dialect.isolation)private func adaptive(")
    writer.line("  light: UIColor, dark: UIColor, lightHighContrast: UIColor? = nil,")
    writer.line("  darkHighContrast: UIColor? = nil")
    writer.block(") -> UIColor {") { writer in
      let isGuarded = context.configuration.deploymentTarget.major < 13
      if isGuarded { writer.line("guard #available(iOS 13.0, *) else { return light }") }
      writer.block(
        isGuarded ? "return UIColor { @Sendable traits in" : "UIColor { @Sendable traits in"
      ) { writer in
        writer.line("let isHighContrast = traits.accessibilityContrast == .high")
        writer.block("if traits.userInterfaceStyle == .dark {") { writer in
          writer.line("return isHighContrast ? darkHighContrast ?? dark : dark")
        }
        writer.line("return isHighContrast ? lightHighContrast ?? light : light")
      }
    }
  }

  /// The modifier of the generated declarations, with the blank behind it.
  var access: String {
    context.configuration.access == .internal ? "" : context.configuration.access.rawValue + " "
  }
}
