import OutputText

/// A generated Swift file in progress: its frame, and helpers that its colors need.
struct SwiftFile: ~Copyable {
  let context: EmitContext
  /// The modifier against default main-actor isolation, with a trailing space; may be empty.
  var isolation: String
  var writer: SwiftWriter
  var colors: ColorCode
  /// True while a reset is written that takes back only what the last applier set.
  var isRemembering = false
  /// The called helpers, in the order of the file.
  private var helpers: [SwiftHelper] = []

  init(_ context: EmitContext, isolation: String, _ sink: @escaping PieceSink) {
    self.context = context
    self.isolation = isolation
    writer = SwiftWriter(sink)
    colors = ColorCode(context)
  }

  /// Writes the file: `body` writes between the imports and the used colors.
  mutating func write(imports: [ModuleImport], _ body: (inout SwiftFile) -> Void) {
    line(context.swiftHeader)
    line()
    line("#if canImport(UIKit) && !os(watchOS) && !os(tvOS)")
    indented { file in
      let own = file.context.theme.looksUpColors ? file.catalogImports : []
      for module in (own + imports).sorted(by: { $0.module < $1.module }) { file.write(module) }
      file.line()
      body(&file)
      file.append(if: file.colors.usesNames && !file.colors.isPaletteShared) { $0.writePalette() }
      file.append(if: file.colors.usesAdaptive) { $0.writeAdaptive() }
      file.append(if: file.colors.usesCatalog) { $0.writeCatalog() }
      for helper in file.helpers { file.append(if: true, helper.write) }
    }
    line("#endif")
    writer.finish()
  }

  /// Writes an empty line and a section, if needed.
  private mutating func append(if isNeeded: Bool, _ body: (inout SwiftFile) -> Void) {
    guard isNeeded else { return }
    line()
    body(&self)
  }

  mutating func use(_ helper: SwiftHelper) {
    guard !helpers.contains(where: { $0.place == helper.place }) else { return }
    let index = helpers.firstIndex { $0.place > helper.place } ?? helpers.endIndex
    helpers.insert(helper, at: index)
  }

  /// Writes the reason that the file is empty; plugins declare outputs before reading the theme.
  mutating func writeNothing(_ missing: String) {
    line(context.swiftHeader)
    line()
    line("// \(context.theme.name) has no \(missing).")
    writer.finish()
  }

  /// Has a trailing space.
  var access: String {
    context.configuration.access == .internal ? "" : context.configuration.access.rawValue + " "
  }
}

extension SwiftFile {
  mutating func line(_ text: String = "") { writer.line(text) }

  mutating func lines(_ text: String) {
    for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      writer.line(String(Substring(line)))
    }
  }

  mutating func lines(_ lines: [String]) { for line in lines { writer.line(line) } }

  mutating func comment(_ text: String) { writer.comment(text) }

  mutating func call(_ name: String, _ arguments: [String]) {
    writer.call(name, arguments)
    writer.endLine()
  }

  mutating func indented(_ body: (inout SwiftFile) -> Void) {
    writer.indent()
    body(&self)
    writer.outdent()
  }

  mutating func block(
    _ opening: String, end: String = "}", _ body: (inout SwiftFile) -> Void
  ) {
    line(opening)
    indented(body)
    line(end)
  }

  /// Writes one line if it fits; `label` is on the line of the statement if both do.
  mutating func shortBlock(_ opening: String, _ label: String, _ statement: String) {
    let oneLine = "\(opening) \(label)\(statement) }"
    guard oneLine.utf8.count > writer.room else { return line(oneLine) }
    block(opening) { $0.writer.statement(label, statement) }
  }

  mutating func choose(
    _ condition: String, _ body: (inout SwiftFile) -> Void,
    otherwise: ((inout SwiftFile) -> Void)?
  ) {
    block(condition, end: otherwise == nil ? "}" : "} else {", body)
    guard let otherwise else { return }
    indented(otherwise)
    line("}")
  }

  /// A leading space precedes `result`.
  mutating func function(
    _ head: String, _ parameters: [String] = [], result: String = "",
    _ body: (inout SwiftFile) -> Void
  ) {
    writer.function(head, parameters, result: result)
    indented(body)
    line("}")
  }

  /// Separates elements by empty lines.
  mutating func each<Elements: Sequence>(
    _ elements: Elements, _ body: (inout SwiftFile, Elements.Element) -> Void
  ) {
    for (index, element) in elements.enumerated() {
      if index > 0 { line() }
      body(&self, element)
    }
  }
}

struct ModuleImport {
  let module: String
  let isExposed: Bool

  static func used(_ module: String) -> ModuleImport {
    ModuleImport(module: module, isExposed: false)
  }

  static func exposed(_ module: String, unless isEmpty: Bool = false) -> ModuleImport {
    ModuleImport(module: module, isExposed: !isEmpty)
  }
}

extension SwiftFile {
  /// Writes an import that is compatible with plain imports in the module's other files.
  ///
  /// A plain import is public unless imports are internal by default; there, `package import` makes
  /// plain ones ambiguous.
  fileprivate mutating func write(_ module: ModuleImport) {
    let plain = "import \(module.module)"
    switch context.configuration.access {
    case .public where module.isExposed: line("public \(plain)")
    case .package where module.isExposed:
      block("#if hasFeature(InternalImportsByDefault)", end: "#else") {
        $0.line("package \(plain)")
      }
      indented { $0.line(plain) }
      line("#endif")
    default: line(plain)
    }
  }

  private mutating func writePalette() {
    line("/// The colors of the palette of \(context.theme.name) that its appearances use.")
    let used = context.theme.palette.filter { colors.isNameUsed($0.color) }
    writePalette("private enum", used, modifiers: isolation)
  }

  mutating func writePalette(_ head: String, _ palette: [NamedColor], modifiers: String) {
    block("\(head) \(colors.paletteName) {") { file in
      for color in palette {
        file.writer.write("\(modifiers)static let \(SwiftName.declared(color.symbol)) = ")
        file.writeDeclared(color.color)
        file.line()
      }
    }
  }

  private mutating func writeAdaptive() {
    lines(
      """
      /// A color that follows the interface style and the contrast setting.
      \(isolation)private func \(colors.adaptiveName)(
        light: UIColor, dark: UIColor, lightHighContrast: UIColor? = nil,
        darkHighContrast: UIColor? = nil
      ) -> UIColor {
        UIColor { @Sendable traits in
          let isHighContrast = traits.accessibilityContrast == .high
          if traits.userInterfaceStyle == .dark {
            return isHighContrast ? darkHighContrast ?? dark : dark
          }
          return isHighContrast ? lightHighContrast ?? light : light
        }
      }
      """)
  }

  private var catalogImports: [ModuleImport] {
    (runsBefore(17) ? [] : [.used("DeveloperToolsSupport")]) + [.used("Foundation")]
  }

  /// Looks colors up in the same bundle as Xcode's symbols.
  private mutating func writeCatalog() {
    let type = "\(context.theme.name)Catalog"
    let (fallback, color) =
      runsBefore(17)
      ? (", else color: UIColor", "UIColor(named: name, in: bundle, compatibleWith: nil) ?? color")
      : ("", "UIColor(resource: ColorResource(name: name, bundle: bundle))")
    lines(
      """
      /// A color of the asset catalog, as it is there.
      \(isolation)private func \(colors.catalogName)(_ name: String\(fallback)) -> UIColor {
        #if SWIFT_PACKAGE
          let bundle = Bundle.module
        #else
          let bundle = Bundle(for: \(type).self)
        #endif
        return \(color)
      }

      /// A class of the bundle that has the asset catalog.
      private final class \(type) {}
      """)
  }

  mutating func writeDescription(_ appearance: ResolvedAppearance) {
    for line in appearance.description { comment(line) }
  }

  func attribute(_ deprecation: Deprecation) -> String {
    switch deprecation {
    case .plain: "@available(*, deprecated)"
    case .message(let message):
      "@available(*, deprecated, message: \(SwiftText.literal(message)))"
    }
  }

  mutating func writeCase(_ label: String, _ color: ColorID) {
    let name = colors.name(color)
    let isShort =
      !name.isEmpty && label.utf8.count + "return ".utf8.count + name.count <= writer.room
    if isShort {
      writer.write(label)
    } else {
      line(String(label.dropLast()))
      writer.indent()
    }
    writer.write("return ")
    write(color)
    writer.endLine()
    if !isShort { writer.outdent() }
  }

  func runsBefore(_ major: Int) -> Bool { context.configuration.deploymentTarget.major < major }

  /// Writes `body` for a version of iOS and later if `condition` holds, otherwise `before`.
  ///
  /// An app without glass is written as before iOS 26; redundant checks are omitted.
  mutating func write(
    since version: Int, where condition: String? = nil,
    before: ((inout SwiftFile) -> Void)? = nil, _ body: (inout SwiftFile) -> Void
  ) {
    guard version != 26 || context.configuration.hasGlass else { return before?(&self) ?? () }
    let conditions =
      (runsBefore(version) ? ["#available(iOS \(version).0, *)"] : [])
      + (condition.map { [$0] } ?? [])
    guard !conditions.isEmpty else { return body(&self) }
    choose("if \(conditions.joined(separator: ", ")) {", body, otherwise: before)
  }

  /// Writes code for older iOS; for iOS 26 without glass too, unless `always`.
  mutating func write(
    before version: Int, always: Bool = false, _ body: (inout SwiftFile) -> Void
  ) {
    guard version != 26 || always || context.configuration.hasGlass else { return body(&self) }
    guard runsBefore(version) else { return }
    block("if #unavailable(iOS \(version).0) {", body)
  }

  /// Writes code for iOS 26, and conditions for older compilers and SDKs.
  mutating func writeFrom26(_ body: (inout SwiftFile) -> Void) {
    guard runsBefore(26) else { return body(&self) }
    block("#if compiler(>=6.2) && canImport(FoundationModels)", end: "#endif") {
      $0.block("if #available(iOS 26.0, *) {", body)
    }
  }
}

extension EmitContext {
  func drawn(_ appearance: ResolvedAppearance, _ kind: BarKind) -> DrawnBar {
    appearance.drawn(kind, on: configuration.era)
  }

  /// True if colors are set on items' buttons too, which the bar's tint does not reach on glass.
  func tintsItems(_ appearance: ResolvedAppearance) -> Bool {
    configuration.hasGlass && drawn(appearance, .navigationBar).onGlass.tintsItems
  }
}

extension DrawnBar {
  var onGlass: DrawnBar { DrawnBar(bar, kind, on: .ios26) }
}
