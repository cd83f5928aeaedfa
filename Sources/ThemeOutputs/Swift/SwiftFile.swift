import OutputText
import ThemeModel

/// A generated Swift file while it is written: its frame, and what its colors need besides.
struct SwiftFile: ~Copyable {
  let context: EmitContext
  /// The modifier, with the blank behind it, of declarations that a module whose default is the main
  /// actor must not isolate; empty where there are none.
  var isolation: String
  var writer: SwiftWriter
  var colors: ColorCode
  /// What the code so far calls, in the order of the file.
  private var helpers: [SwiftHelper] = []

  init(_ context: EmitContext, isolation: String, _ sink: @escaping PieceSink) {
    self.context = context
    self.isolation = isolation
    writer = SwiftWriter(sink)
    colors = ColorCode(context)
  }

  /// Writes the whole file: what `body` writes between the imports and the colors that it used.
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

  /// Writes what the file needs at its end, after an empty line.
  private mutating func append(if isNeeded: Bool, _ body: (inout SwiftFile) -> Void) {
    guard isNeeded else { return }
    line()
    body(&self)
  }

  /// Has something that is called stand at the end of the file, once.
  mutating func use(_ helper: SwiftHelper) {
    guard !helpers.contains(where: { $0.place == helper.place }) else { return }
    let index = helpers.firstIndex { $0.place > helper.place } ?? helpers.endIndex
    helpers.insert(helper, at: index)
  }

  /// Writes a file that says why there is nothing in it.
  ///
  /// There is one all the same: a plugin announces its files before the theme is read.
  mutating func writeNothing(_ missing: String) {
    line(context.swiftHeader)
    line()
    line("// \(context.theme.name) has no \(missing).")
    writer.finish()
  }

  /// The modifier of the generated declarations, with the blank behind it.
  var access: String {
    context.configuration.access == .internal ? "" : context.configuration.access.rawValue + " "
  }
}

// Lines and blocks of them.
extension SwiftFile {
  mutating func line(_ text: String = "") { writer.line(text) }

  /// Writes several lines, from the current indentation on.
  mutating func lines(_ text: String) {
    for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      writer.line(String(Substring(line)))
    }
  }

  mutating func comment(_ text: String) { writer.comment(text) }

  mutating func call(_ name: String, _ arguments: [String]) {
    writer.call(name, arguments)
    writer.endLine()
  }

  /// Writes lines one indentation deeper.
  mutating func indented(_ body: (inout SwiftFile) -> Void) {
    writer.indent()
    body(&self)
    writer.outdent()
  }

  /// Writes a line that opens a block, the block one indentation deeper, and the line that ends it.
  mutating func block(
    _ opening: String, end: String = "}", _ body: (inout SwiftFile) -> Void
  ) {
    line(opening)
    indented(body)
    line(end)
  }

  /// Writes a block under a condition, and another one for where it is not met.
  mutating func choose(
    _ condition: String, _ body: (inout SwiftFile) -> Void,
    otherwise: ((inout SwiftFile) -> Void)?
  ) {
    block(condition, end: otherwise == nil ? "}" : "} else {", body)
    guard let otherwise else { return }
    indented(otherwise)
    line("}")
  }

  /// Writes a function; `result` is what stands before its brace, with a blank in front.
  mutating func function(
    _ head: String, _ parameters: [String] = [], result: String = "",
    _ body: (inout SwiftFile) -> Void
  ) {
    writer.function(head, parameters, result: result)
    indented(body)
    line("}")
  }

  /// Writes something about each element, with an empty line between two of them.
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
  /// Whether declarations that others see name something of the module.
  let isExposed: Bool

  /// A module that only the file itself needs.
  static func used(_ module: String) -> ModuleImport {
    ModuleImport(module: module, isExposed: false)
  }

  /// A module that the file's declarations name, unless there are none.
  static func exposed(_ module: String, unless isEmpty: Bool = false) -> ModuleImport {
    ModuleImport(module: module, isExposed: !isEmpty)
  }
}

extension SwiftFile {
  /// Imports a module so that it can stand beside plain imports of it in the module's other files.
  ///
  /// A plain import is public where imports are not internal by default; there `package import`
  /// makes every plain one ambiguous.
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
}

// What the file's own code needs.
extension SwiftFile {
  /// The palette's colors, as far as they are used.
  private mutating func writePalette() {
    line("/// The colors of the palette of \(context.theme.name) that its appearances use.")
    let used = context.theme.palette.filter { colors.isNameUsed($0.color) }
    writePalette("private enum", used, modifiers: isolation)
  }

  mutating func writePalette(_ head: String, _ palette: [NamedColor], modifiers: String) {
    block("\(head) \(colors.paletteName) {") { file in
      for color in palette {
        file.writer.write("\(modifiers)static let \(SwiftName.declared(color.symbol)) = ")
        file.colors.writeDeclared(color.color, to: &file.writer)
        file.line()
      }
    }
  }

  /// The function that colors of several variants are made by.
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

  /// What looking up colors of an asset catalog needs.
  private var catalogImports: [ModuleImport] {
    (runsBefore(17) ? [] : [.used("DeveloperToolsSupport")]) + [.used("Foundation")]
  }

  /// The function that looks up colors of an asset catalog, in the bundle where Xcode's own symbols of
  /// colors look them up: that of the package's module, or that of the app or framework.
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
}

extension SwiftFile {
  /// The theme's own words about an appearance, as doc comment.
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
}

extension SwiftFile {
  /// Writes a case that returns a color: a name behind it where it fits, all else on a line of its
  /// own.
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
    colors.write(color, to: &writer)
    writer.endLine()
    if !isShort { writer.outdent() }
  }
}

extension SwiftFile {
  /// Whether the app runs on an iOS before a version.
  func runsBefore(_ major: Int) -> Bool { context.configuration.deploymentTarget.major < major }

  /// Writes `body` for a version of iOS and later if `condition` holds, else `before`; leaves out checks that the
  /// deployment target makes unnecessary.
  mutating func write(
    since version: Int, where condition: String? = nil,
    before: ((inout SwiftFile) -> Void)? = nil, _ body: (inout SwiftFile) -> Void
  ) {
    let conditions =
      (runsBefore(version) ? ["#available(iOS \(version).0, *)"] : [])
      + (condition.map { [$0] } ?? [])
    guard !conditions.isEmpty else { return body(&self) }
    choose("if \(conditions.joined(separator: ", ")) {", body, otherwise: before)
  }

  /// Writes what holds before a version of iOS.
  mutating func write(before version: Int, _ body: (inout SwiftFile) -> Void) {
    guard runsBefore(version) else { return }
    block("if #unavailable(iOS \(version).0) {", body)
  }

  /// Writes what came with iOS 26, for compilers and SDKs that know it.
  ///
  /// A compiler of that time may still have an older SDK beside it, which has no such module.
  mutating func writeFrom26(_ body: (inout SwiftFile) -> Void) {
    guard runsBefore(26) else { return body(&self) }
    block("#if compiler(>=6.2) && canImport(FoundationModels)", end: "#endif") {
      $0.write(since: 26, body)
    }
  }
}

extension EmitContext {
  /// A bar of an appearance as `DeploymentTarget.era` draws it.
  func drawn(_ appearance: ResolvedAppearance, _ kind: BarKind) -> DrawnBar {
    appearance.drawn(kind, on: configuration.deploymentTarget.era)
  }
}

extension DrawnBar {
  /// The bar as iOS 26 and later draw it.
  var onGlass: DrawnBar { DrawnBar(bar, kind, on: .ios26) }
}
