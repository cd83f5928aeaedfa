package import ColorScience
package import OutputText

/// The contents of `<Name>.appearance.json`: everything decided about a theme.
///
/// Lists are sorted by name or location, so an edit without effect changes only `sources`. Each
/// `visit` is the only list of an object's fields, in the order of keys.
package struct Manifest: ManifestObject {
  static let isInline = false
  package var appearances = PartList<Appearance>()
  package var diagnostics = Diagnostics()
  package var generator = ""
  package var name = ""
  package var outputs: [String] = []
  package var palette: [Named<ColorVariants>] = []
  package var roles: [Named<Role>] = []
  package var screens: [Named<Screen>] = []
  package var source = ""
  package var sources = Sources()
  package var version = ManifestVersion()

  mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(F.Failure) {
    try fields("appearances", &appearances, "Declared, inverse and dynamic ones, by name")
    try fields("diagnostics", &diagnostics, "The errors, the warnings, the waived findings")
    try fields(
      "generator", &generator, "The command and its version",
      .pattern("^appearance [0-9]+[.][0-9]+[.][0-9]+"))
    try fields("manifestVersion", &version, "The version of this format")
    try fields("name", &name, "The theme's name", .notEmpty)
    try fields("outputs", &outputs, "The generated files, relative to the output folder", .notEmpty)
    try fields(named: "palette", &palette, "Colors used by name; nested names have dots")
    try fields(named: "roles", &roles, "Colors by role")
    try fields(named: "screens", &screens, "The appearance of each screen, by class name")
    try fields("source", &source, "The theme file's name", .notEmpty)
    try fields(
      "sources", &sources, "Locations and digests: all that an edit without effect changes")
  }
}

extension Manifest {
  package static var schemaShape: ManifestShape { shape }

  package func write(to sink: @escaping PieceSink) {
    var writer = JSONWriter(sink)
    write(to: &writer)
    writer.handOn()
  }

  /// An entry of an object with names as keys.
  @dynamicMemberLookup
  package struct Named<Content: Sendable & Equatable>: Sendable, Equatable {
    package var name: String
    package var content: Content

    package subscript<Value>(dynamicMember member: KeyPath<Content, Value>) -> Value {
      content[keyPath: member]
    }
  }

  package struct Role: ManifestObject {
    package var color = ColorVariants(all: .black)
    package var inverse = ColorVariants(all: .black)

    mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(F.Failure) {
      try fields("color", &color, "The color")
      try fields("inverse", &inverse, "The color on an inverse background")
    }
  }

  package struct Screen: ManifestObject {
    package var appearance = ""
    package var navigationBarHidden = false
    package var toolbarHidden = false
    package var whenEditing = ""

    mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(F.Failure) {
      try fields("appearance", &appearance, "The screen's appearance")
      try fields("navigationBarHidden", &navigationBarHidden, "True without the navigation bar")
      try fields("toolbarHidden", &toolbarHidden, "True without the toolbar")
      try fields("whenEditing", &whenEditing, "The appearance while the screen is edited")
    }
  }

  package struct Diagnostics: ManifestObject {
    static let isInline = false
    package var errors = 0
    package var warnings = 0
    /// Sorted by rule, reason and pair, like `Sources.waived`.
    package var waived: [Waived] = []

    mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(F.Failure) {
      try fields("errors", &errors, "Always 0: themes with errors have no manifest", .atLeast(0))
      try fields("waived", &waived, "Waived findings; `sources` has their locations")
      try fields("warnings", &warnings, "The number of warnings", .atLeast(0))
    }
  }

  /// A waived finding; if `appearance` is nil, it isn't about a pair.
  package struct Waived: ManifestObject {
    package var appearance: String?
    /// Has one location.
    package var pair = Pair()
    /// Rounded by `roundedRatio`, 1...21.
    package var ratio: Double?
    package var reason = ""
    package var required: Double?

    mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(F.Failure) {
      try fields(ifAny: "appearance", &appearance, "The appearance with the pair", .notEmpty)
      try pair.visitBackground(&fields, isRequired: false)
      try pair.visitForeground(&fields, isRequired: false)
      try fields(ifAny: "ratio", ratio: &ratio, "The pair's lowest contrast")
      try fields("reason", &reason, "The waiver's reason")
      try fields(ifAny: "required", ratio: &required, "The lowest ratio that passes")
      try fields("rule", &pair.rule, "The finding's rule")
    }
  }

  /// The parts that depend on the theme's text rather than its meaning.
  package struct Sources: ManifestObject {
    static let isInline = false
    package var inputs: [Input] = []
    /// The declarations or inverses' rules, in the appearances' order.
    package var locations: [Named<Location>] = []
    /// Of each of `Diagnostics.waived`, without columns.
    package var waived: [Location] = []

    mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(F.Failure) {
      try fields("inputs", &inputs, "The theme and the files that it extends or reads", .atLeast(1))
      try fields(named: "locations", &locations, "Each appearance's declaration, or inverse rule")
      try fields("waived", &waived, "The line of each waived finding")
    }
  }

  package struct Input: ManifestObject {
    static let isInline = false
    package var path = ""
    package var sha256 = ""

    mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(F.Failure) {
      try fields("path", &path, "Relative to the theme's folder", .notEmpty)
      try fields("sha256", &sha256, "The digest of the file's bytes", .pattern("^[0-9a-f]{64}$"))
    }
  }

  package struct Location: ManifestObject {
    /// nil for a whole line.
    package var column: Int?
    package var line = 1
    /// nil for the theme's own file.
    package var path: String?

    mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(F.Failure) {
      try fields(ifAny: "column", &column, "In UTF-8 bytes, from 1", .atLeast(1))
      try fields("line", &line, "From 1", .atLeast(1))
      try fields(ifAny: "path", &path, "Another file, relative to the folder of the theme file")
    }
  }

  package enum Kind: String, ManifestWord { case declared, inverse, dynamic }

  package struct Appearance: ManifestObject {
    static let isInline = false
    package var name = ""
    package var symbol = ""
    package var kind = Kind.declared
    package var base: String?
    package var rule: InverseRule?
    package var description: String?
    package var deprecated: Deprecation?
    package var interfaceStyle = InterfaceStyle.unspecified
    package var statusBarStyle = StatusBarStyles(light: .default)
    package var inverse: String?
    package var backdrop: Backdrop<ManifestColor>?
    package var bars = Bars(all: ManifestBar())
    package var measured = Measured()

    package func variants(of entry: Contrast) -> VariantSet {
      entry.variants ?? interfaceStyle.variants
    }

    mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(F.Failure) {
      try fields(ifAny: "backdrop", &backdrop, "The content behind bars without their own backdrop")
      try fields("contrast", &measured.contrast, "The measured pairs")
      try fields(ifAny: "deprecated", &deprecated, "true, or a message about the replacement")
      try fields(ifAny: "description", &description, "The theme's description")
      try fields("interfaceStyle", &interfaceStyle, "The interface style", else: .unspecified)
      try fields(ifAny: "inverse", &inverse, "The inverse's name")
      try fields("kind", &kind, "The kind of appearance", else: .declared)
      try fields("name", &name, "The name in the theme", .notEmpty)
      try fields("navigationBar", &bars.navigationBar, "The navigation bar", else: ManifestBar())
      try fields("notMeasured", &measured.notMeasured, "Pairs that aren't measured", else: [])
      try fields(ifAny: "of", &base, "The appearance that an inverse was made from")
      try fields(ifAny: "rule", &rule, "The rule of an inverse")
      try fields("statusBarStyle", &statusBarStyle, "UIStatusBarStyle, or one for each style")
      try fields("symbol", &symbol, "The Swift property")
      try fields("tabBar", &bars.tabBar, "The tab bar", else: ManifestBar())
      try fields("toolbar", &bars.toolbar, "The toolbar", else: ManifestBar())
    }
  }

  package struct Measured: Sendable, Equatable {
    package var contrast: [Contrast] = []
    package var notMeasured: [NotMeasured] = []
  }

  package typealias Verdict = ContrastVerdict

  /// Two properties that need contrast, and the bars and states with them.
  package struct Pair: Sendable, Equatable {
    package var rule = ""
    package var foreground = ""
    package var background = ""
    package var places: [String] = []
    /// Empty for a pair as the theme writes it.
    package var outputs: [String] = []

    fileprivate mutating func visitBackground<F: FieldVisitor & ~Copyable>(
      _ fields: inout F, isRequired: Bool = true
    ) throws(F.Failure) {
      let about = "The bars and states with the pair: navigationBar, navigationBar.scrollEdge"
      try fields("at", &places, about, .unique, else: isRequired ? nil : [])
      let behind = "The background property, or system, backdrop"
      try fields("background", &background, behind, else: isRequired ? nil : "")
    }

    fileprivate mutating func visitForeground<F: FieldVisitor & ~Copyable>(
      _ fields: inout F, isRequired: Bool = true
    ) throws(F.Failure) {
      let about = "The foreground property, or statusBar, icons, title"
      try fields("foreground", &foreground, about, else: isRequired ? nil : "")
      try fields("outputs", &outputs, "The outputs with it, if others differ", .unique, else: [])
    }
  }

  /// A measured pair, with all variants that share its numbers.
  package struct Contrast: ManifestObject {
    /// Rounded by `roundedRatio`, 1...21; first, since most entries differ in it.
    package var ratio = 1.0
    package var pair = Pair()
    /// nil for all variants of the appearance's interface style.
    package var variants: VariantSet?
    /// nil over an opaque background.
    package var best: Double?
    package var required = 1.0
    package var verdict = Verdict.pass

    mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(F.Failure) {
      try pair.visitBackground(&fields)
      try fields(ifAny: "best", ratio: &best, "The highest contrast on a translucent background")
      try pair.visitForeground(&fields)
      try fields("ratio", ratio: &ratio, "The lowest contrast")
      try fields("required", ratio: &required, "The lowest ratio that passes")
      try fields("rule", &pair.rule, "The rule")
      try fields(
        ifAny: "variants", &variants, "The variants, if not all of the interface style", .unique)
      try fields("verdict", &verdict, "The verdict", else: .pass)
    }
  }

  package struct NotMeasured: ManifestObject {
    package var pair = Pair()
    package var reason = ""

    mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(F.Failure) {
      try pair.visitBackground(&fields)
      try pair.visitForeground(&fields)
      try fields("reason", &reason, "The reason")
      try fields("rule", &pair.rule, "The rule")
    }
  }
}
