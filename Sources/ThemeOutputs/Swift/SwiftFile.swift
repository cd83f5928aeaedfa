import OutputText
import ThemeModel

/// A generated Swift file while it is written: its frame, and what its colors need besides.
struct SwiftFile: ~Copyable {
  let context: EmitContext
  /// The modifier, with the blank behind it, of declarations that a module whose default is the main
  /// actor must not isolate; empty where there are none.
  let isolation: String
  var writer: SwiftWriter
  var colors: ColorCode
  /// Whether any font is the system's in a design that is not its own.
  var usesFontDesigns = false
  /// Whether any font follows the user's text size without being a text style's own.
  var usesScaledFonts = false
  /// Whether any background is a gradient.
  var usesGradients = false
  var usesJoinedTraits = false

  /// A file that a sink takes.
  init(_ context: EmitContext, isolation: String, _ sink: @escaping PieceSink) {
    self.context = context
    self.isolation = isolation
    writer = SwiftWriter(sink)
    colors = ColorCode(context.theme, context.configuration)
  }

  /// Writes the whole file: what `body` writes between the imports and the colors that it used.
  mutating func write(imports: [ModuleImport], _ body: (inout SwiftFile) -> Void) {
    writer.line(text: context.swiftHeader)
    writer.line()
    writer.line("#if canImport(UIKit) && !os(watchOS) && !os(tvOS)")
    indented { file in
      let own = file.context.theme.looksUpColors ? file.catalogImports : []
      for module in (own + imports).sorted(by: { $0.module < $1.module }) { file.write(module) }
      file.writer.line()
      body(&file)
      if file.colors.usesNames, !file.colors.isPaletteShared {
        file.writer.line()
        file.writePalette()
      }
      if file.colors.usesAdaptive {
        file.writer.line()
        file.writeAdaptive()
      }
      if file.colors.usesCatalog {
        file.writer.line()
        file.writeCatalog()
      }
      if file.usesJoinedTraits || file.usesGradients {
        file.writer.line()
        file.writeJoinedTraits()
      }
      if file.usesGradients {
        file.writer.line()
        file.writeGradients()
      }
      if file.usesScaledFonts {
        file.writer.line()
        file.writeScaledFonts()
      }
      if file.usesFontDesigns {
        file.writer.line()
        file.writeFontDesigns()
      }
    }
    writer.line("#endif")
    writer.finish()
  }

  /// Writes a file that says why there is nothing in it.
  ///
  /// There is one all the same: a plugin announces its files before the theme is read.
  mutating func writeNothing(_ missing: String) {
    writer.line(text: context.swiftHeader)
    writer.line()
    writer.line(text: "// \(context.theme.name) has no \(missing).")
    writer.finish()
  }

  /// Writes lines one indentation deeper.
  mutating func indented(_ body: (inout SwiftFile) -> Void) {
    writer.indent()
    body(&self)
    writer.outdent()
  }

  /// The modifier of the generated declarations, with the blank behind it.
  var access: String {
    context.configuration.access == .internal ? "" : context.configuration.access.rawValue + " "
  }
}

/// A module that a generated file imports.
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
    case .public where module.isExposed: writer.line(text: "public \(plain)")
    case .package where module.isExposed:
      writer.line("#if hasFeature(InternalImportsByDefault)")
      writer.indented { $0.line(text: "package \(plain)") }
      writer.line("#else")
      writer.indented { $0.line(text: plain) }
      writer.line("#endif")
    default: writer.line(text: plain)
    }
  }
}

extension SwiftFile {
  /// The palette's colors, as far as they are used.
  fileprivate mutating func writePalette() {
    writer.line(
      text: "/// The colors of the palette of \(context.theme.name) that its appearances use.")
    let used = context.theme.palette.filter { colors.isNameUsed($0.color) }
    writePalette("private enum", used, modifiers: isolation)
  }

  /// The enumeration of colors of the palette.
  mutating func writePalette(_ head: String, _ palette: [NamedColor], modifiers: String) {
    writer.line(text: "\(head) \(colors.paletteName) {")
    indented { file in
      for color in palette {
        file.writer.write(text: "\(modifiers)static let ")
        file.writer.write(text: "\(SwiftName.declared(color.symbol)) = ")
        file.colors.writeDeclared(color.color, to: &file.writer)
        file.writer.endLine()
      }
    }
    writer.line("}")
  }

  /// The function that colors of several variants are made by.
  fileprivate mutating func writeAdaptive() {
    writer.line("/// A color that follows the interface style and the contrast setting.")
    writer.line(text: "\(isolation)private func \(colors.adaptiveName)(")
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
}

extension SwiftFile {
  /// What looking up colors of an asset catalog needs.
  fileprivate var catalogImports: [ModuleImport] {
    (runsBefore(17) ? [] : [.used("DeveloperToolsSupport")]) + [.used("Foundation")]
  }

  /// The function that looks up colors of an asset catalog, in the bundle where Xcode's own symbols of
  /// colors look them up: that of the package's module, or that of the app or framework.
  fileprivate mutating func writeCatalog() {
    let type = "\(context.theme.name)Catalog"
    let result =
      runsBefore(17)
      ? "UIColor(named: name, in: bundle, compatibleWith: nil) ?? color"
      : "UIColor(resource: ColorResource(name: name, bundle: bundle))"
    let other = runsBefore(17) ? ", else color: UIColor" : ""
    writer.line("/// A color of the asset catalog, as it is there.")
    writer.line(
      text: "\(isolation)private func \(colors.catalogName)(_ name: String\(other)) -> UIColor {")
    writer.indented { writer in
      writer.line("#if SWIFT_PACKAGE")
      writer.indented { $0.line("let bundle = Bundle.module") }
      writer.line("#else")
      writer.indented { $0.line(text: "let bundle = Bundle(for: \(type).self)") }
      writer.line("#endif")
      writer.line(text: "return \(result)")
    }
    writer.line("}")
    writer.line()
    writer.line("/// A class of the bundle that has the asset catalog.")
    writer.line(text: "private final class \(type) {}")
  }

  /// The function that fonts which follow the user's text size are made by.
  fileprivate mutating func writeScaledFonts() {
    writer.block("extension UIFont {") { writer in
      writer.line("/// A font that follows the user's text size as a text style does.")
      writer.block(
        "fileprivate static func scaledFont(as style: TextStyle, _ font: UIFont?) -> UIFont? {"
      ) { $0.line("font.map { UIFontMetrics(forTextStyle: style).scaledFont(for: $0) }") }
    }
  }

  /// The function that fonts of the system's other designs are made by.
  fileprivate mutating func writeFontDesigns() {
    writeIntroduction()
    writer.block("extension UIFont {") { writer in
      writer.line("/// The system font in one of its designs.")
      writer.line("fileprivate static func systemFont(")
      writer.line("  ofSize size: CGFloat, weight: Weight, design: UIFontDescriptor.SystemDesign")
      writer.block(") -> UIFont {") { writer in
        writer.line("let font = systemFont(ofSize: size, weight: weight)")
        writer.line(
          "guard let descriptor = font.fontDescriptor.withDesign(design) else { return font }")
        writer.line("return UIFont(descriptor: descriptor, size: size)")
      }
    }
  }
}

extension SwiftFile {
  /// The theme's own words about an appearance, as doc comment.
  mutating func writeDescription(_ appearance: ResolvedAppearance) {
    for line in appearance.description { writer.comment(line) }
  }

  /// The attribute of a deprecated declaration.
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
      writer.write(text: label)
    } else {
      writer.line(text: String(label.dropLast()))
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

  /// The iOS that bar-appearance objects came with, where the app runs on an older one.
  mutating func writeIntroduction() {
    if runsBefore(13) { writer.line("@available(iOS 13.0, *)") }
  }

  /// Writes what came with a version of iOS if a condition is met, and what holds otherwise; without a condition only
  /// the former where the app runs on nothing older.
  mutating func write(
    since version: Int, where condition: String? = nil, _ body: (inout SwiftFile) -> Void,
    before: ((inout SwiftFile) -> Void)? = nil
  ) {
    let conditions =
      (runsBefore(version) ? ["#available(iOS \(version).0, *)"] : [])
      + (condition.map { [$0] } ?? [])
    guard !conditions.isEmpty else { return body(&self) }
    writer.line(text: "if \(conditions.joined(separator: ", ")) {")
    indented(body)
    if let before {
      writer.line("} else {")
      indented(before)
    }
    writer.line("}")
  }

  /// Writes what holds before a version of iOS.
  mutating func write(before version: Int, _ body: (inout SwiftFile) -> Void) {
    guard runsBefore(version) else { return }
    writer.line(text: "if #unavailable(iOS \(version).0) {")
    indented(body)
    writer.line("}")
  }

  /// Writes what came with iOS 26, for compilers and SDKs that know it.
  ///
  /// A compiler of that time may still have an older SDK beside it, which has no such module.
  mutating func writeFrom26(_ body: (inout SwiftFile) -> Void) {
    guard runsBefore(26) else { return body(&self) }
    writer.line("#if compiler(>=6.2) && canImport(FoundationModels)")
    indented { $0.write(since: 26, body) }
    writer.line("#endif")
  }
}

extension EmitContext {
  /// A bar of an appearance as it is drawn on the newest iOS before the system's glass, or on glass
  /// where the app runs on no iOS without.
  func drawn(_ appearance: ResolvedAppearance, _ kind: BarKind) -> DrawnBar {
    appearance.drawn(kind, on: configuration.deploymentTarget.major < 26 ? .from15 : .from26)
  }

  /// The same for another theme.
  func replacing(_ theme: ResolvedTheme) -> EmitContext {
    EmitContext(
      theme: theme, configuration: configuration, report: report, diagnostics: diagnostics,
      sources: sources, lines: lines, outputs: outputs)
  }
}

extension DrawnBar {
  /// The bar as iOS 26 and later draw it.
  var onGlass: DrawnBar { DrawnBar(bar, kind, on: .from26) }
}
