import ColorScience
import OutputText
import ThemeModel
import ThemeSyntax

extension Backend {
  /// Static presets on the app's `Appearance` type.
  static let presets = Backend(.presets) { context, sink in
    let dialect = PresetDialect(context.configuration.runtime)
    var file = SwiftFile(context, isolation: dialect.isolation, sink)
    file.write(imports: dialect.imports.map { .exposed($0) } + [.used("UIKit")]) { file in
      file.writer.line("extension Appearance {")
      file.indented { $0.writePresets(dialect) }
      file.writer.line("}")
    }
  }
}

extension SwiftFile {
  /// The appearances as static constants, their list, and for some runtimes the way to inverses.
  mutating func writePresets(_ dialect: PresetDialect) {
    let twins = context.theme.twins
    for (index, appearance) in context.theme.appearances.enumerated() {
      if appearance.description.isEmpty, let look = context.look(of: index) { writer.comment(look) }
      writePreset(appearance, dialect, twin: twins[index].map { context.theme.appearances[$0] })
      writer.line()
    }
    writeList(dialect)
    if dialect.looksUpInverses { writeInverseLookup(dialect) }
  }

  /// The theme's appearances as a list, deprecated ones left out.
  private mutating func writeList(_ dialect: PresetDialect) {
    let name = SwiftName.lowerCamel(context.theme.name) + "Appearances"
    var symbols: [String] = []
    for appearance in context.theme.appearances where appearance.deprecation.isEmpty {
      symbols.append("." + SwiftName.member(appearance.symbol))
    }
    writer.line(
      text: "/// The appearances of \(context.theme.name) in the order of its theme file.")
    dialect.writeIsolation(to: &writer)
    writer.list(
      "\(dialect.isolation)\(access)static let \(name): [Appearance] = ", symbols)
  }
}

extension SwiftFile {
  /// One appearance as a static constant; a deprecated one as a property in front of its constant,
  /// so that the file itself can refer to it without a warning.
  ///
  /// What an earlier one, its twin, has as well is not written again.
  mutating func writePreset(
    _ appearance: ResolvedAppearance, _ dialect: PresetDialect, twin: ResolvedAppearance?
  ) {
    let value = valueName(appearance)
    writeDescription(appearance)
    dialect.writeIsolation(to: &writer)
    guard let deprecation = appearance.deprecation.first else {
      return writeConstant(appearance, modifiers: access, value, dialect, twin)
    }
    writer.line(text: attribute(deprecation))
    let property =
      "\(isolation)\(access)static var \(SwiftName.declared(appearance.symbol)): Appearance {"
    if property.utf8.count + value.utf8.count + 3 <= writer.room {
      writer.line(text: "\(property) \(value) }")
    } else {
      writer.line(text: property)
      writer.indented { $0.line(text: value) }
      writer.line("}")
    }
    writer.line()
    dialect.writeIsolation(to: &writer)
    writeConstant(appearance, modifiers: "private ", value, dialect, twin)
  }

  /// The constant that holds an appearance's value.
  func valueName(_ appearance: ResolvedAppearance) -> String {
    appearance.deprecation.isEmpty ? appearance.symbol : appearance.symbol + "Value"
  }

  private mutating func writeConstant(
    _ appearance: ResolvedAppearance, modifiers: String, _ name: String, _ dialect: PresetDialect,
    _ twin: ResolvedAppearance?
  ) {
    writer.write(text: isolation)
    writer.write(text: modifiers)
    writer.write("static let ")
    writer.write(text: SwiftName.declared(name))
    writer.write(": Appearance =")
    if let twin {
      let value = SwiftName.declared(valueName(twin))
      let isLong = value.utf8.count + 1 > writer.room
      if isLong {
        writer.endLine()
        writer.indent()
      } else {
        writer.write(" ")
      }
      writer.line(text: value)
      if isLong { writer.outdent() }
      return
    }
    writer.line(" {")
    writer.indent()
    writer.line("var value = Appearance()")
    writeStatusBarStyle(appearance.statusBarStyle.value, to: "statusBarStyle")
    if dialect == .appearanceKit, let dark = appearance.darkStatusBarStyle {
      writeStatusBarStyle(dark.value, to: "darkStatusBarStyle")
    }
    dialect.writeBars(of: appearance, to: &writer, colors: &colors)
    if dialect.storesInverses, let inverse = appearance.inverse.first {
      writer.write("value.compiledInverse = { ")
      writer.write(text: SwiftName.declared(valueName(context.theme.appearances[inverse])))
      writer.line(" }")
    }
    writer.line("return value")
    writer.outdent()
    writer.line("}()")
  }

  private mutating func writeStatusBarStyle(_ style: StatusBarStyle, to property: String) {
    let statement = "value.\(property) = .\(style.rawValue)"
    guard style == .darkContent, context.configuration.deploymentTarget.major < 13 else {
      return writer.line(text: statement)
    }
    writer.block("if #available(iOS 13.0, *) {") { $0.line(text: statement) }
  }

  /// The compiled inverse of each appearance, for a runtime whose values cannot hold it.
  mutating func writeInverseLookup(_ dialect: PresetDialect) {
    let pairs = context.theme.appearances.compactMap { appearance in
      appearance.inverse.first.map { (appearance, context.theme.appearances[$0]) }
    }
    guard !pairs.isEmpty else { return }
    let name = SwiftName.lowerCamel(context.theme.name) + "Inverse"
    writer.line()
    writer.line(text: "/// The compiled inverse of an appearance of \(context.theme.name).")
    writer.line("///")
    writer.line("/// Any other appearance is its own inverse.")
    dialect.writeIsolation(to: &writer)
    writer.line(text: "\(access)func \(name)() -> Appearance {")
    writer.indent()
    writer.line("switch self {")
    for (appearance, inverse) in pairs {
      writer.statement(
        "case .\(SwiftName.member(valueName(appearance))): ",
        "return .\(SwiftName.member(valueName(inverse)))")
    }
    writer.line("default: return self")
    writer.line("}")
    writer.outdent()
    writer.line("}")
  }
}

extension ResolvedTheme {
  /// For each appearance the first one that is equal to it in all that a value of it holds, nil where
  /// it is that one itself.
  fileprivate var twins: [Int?] {
    let looks = firstIndices(of: appearances.map { Look($0) })
    let values = firstIndices(
      of: appearances.indices.map { index in
        [looks[index]] + appearances[index].inverse.map { looks[$0] }
      })
    return values.enumerated().map { $0.offset == $0.element ? nil : $0.element }
  }

  /// The index of the first one of equal elements, for each of them.
  private func firstIndices<Element: Hashable>(of elements: [Element]) -> [Int] {
    var first: [Element: Int] = [:]
    return elements.enumerated().map { index, element in
      let known = first[element, default: index]
      first[element] = known
      return known
    }
  }
}

/// What an appearance looks like.
private struct Look: Hashable {
  let statusBarStyle: StatusBarStyle
  let darkStatusBarStyle: StatusBarStyle?
  let interfaceStyle: InterfaceStyle
  let bars: Bars<ResolvedBar>

  init(_ appearance: ResolvedAppearance) {
    statusBarStyle = appearance.statusBarStyle.value
    darkStatusBarStyle = appearance.darkStatusBarStyle?.value
    interfaceStyle = appearance.interfaceStyle
    bars = appearance.bars
  }
}
