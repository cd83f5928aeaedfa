internal import ColorScience
internal import OutputText

package struct Section: Sendable {
  package let title: String
  package let keys: [SectionKey]
  /// The keys that accept `null`, because they inherit or replace a value.
  package let nullable: Nullable

  package init(title: String, keys: [SectionKey], nullable: Nullable = .none) {
    self.title = title
    self.keys = keys
    self.nullable = nullable
  }

  package enum Nullable: Sendable {
    case none, all
    case some([String])
  }

  package var names: [String] { keys.map(\.name) }

  package func key(_ name: String) -> SectionKey? { keys.first { $0.name == name } }

  /// The sections with a key: "a navigation bar or a tab bar"; nil for unknown and common keys.
  package static func owners(of name: String) -> String? { owners[name] }

  private static let owners: [String: String] = {
    let bars = BarKind.allCases.map { bar($0) }
    let groups = BarGroup.all.flatMap { group in BarKind.allCases.map { group.section(of: $0) } }
    let (outer, inner) = ([theme, appearance], groups + [titleFont, gradient, screen])
    // Every bar with a key is listed, but only the outermost of other sections.
    var owners: [String: String] = [:]
    for section in outer + inner {
      for name in section.names where owners[name] == nil { owners[name] = section.title }
    }
    for name in Set(bars.flatMap(\.names)).subtracting(outer.flatMap(\.names)) {
      owners[name] = list(bars.filter { $0.names.contains(name) }.map(\.title))
    }
    return owners.filter { !["name", "extends", "inverse", "color", "font"].contains($0.key) }
  }()

  /// At a path from a theme's root; nil for values and names of the author's choice.
  package static func at(_ path: [String]) -> Section? {
    guard let first = path.first else { return theme }
    switch (first, path.count) {
    case ("appearances", 2): return appearance
    case ("appearances", 3...): return appearance.below(path[2...])
    case ("inverse", _): return inverse.below(path[1...])
    case ("dynamic", 2): return dynamic
    case ("roles", 2): return role
    case ("roles", 3) where path[2] == "inverse": return adaptiveColor
    case ("screens", 2): return screen
    case ("tokens", 1): return tokenEntry
    case ("palette", 2...): return adaptiveColor
    default: return nil
    }
  }

  private func below(_ path: ArraySlice<String>) -> Section? {
    guard let first = path.first else { return self }
    if first == "inverse" { return Self.inverse.below(path.dropFirst()) }
    if first == "statusBarStyle", path.count == 1 { return Self.statusBarStyles }
    guard let kind = BarKind.allCases.first(where: { $0.name == first }) else { return nil }
    return Self.bar(kind, at: path.dropFirst())
  }

  private static func bar(_ kind: BarKind, at path: ArraySlice<String>) -> Section? {
    var section = bar(kind)
    for name in path {
      guard let key = section.key(name) else { return nil }
      switch key.value {
      case .wordsOr(_, shape: kind.name + "State", _): section = state(kind)
      case .shape("titleFont", _, _): section = titleFont
      case .shape("gradient", _, _): section = gradient
      case .shape("color", _, _), .wordsOr(_, shape: "color", _),
        .wordsOr(_, shape: "backdrop", _):
        section = adaptiveColor
      case .shape(let shape, _, _), .colorOr(let shape, _):
        guard let group = BarGroup.all.first(where: { $0.shape(of: kind) == shape }) else {
          return nil
        }
        section = group.section(of: kind)
      default: return nil
      }
    }
    return section
  }
}

extension Section {
  package static func bar(_ kind: BarKind) -> Section { wholeBars[kind.rawValue] }

  private static let wholeBars = BarKind.allCases.map { kind in
    Section(title: "a \(kind.title)", keys: keys(kind) { _ in true }, nullable: .all)
  }

  package static func state(_ kind: BarKind) -> Section { states[kind.rawValue] }

  private static let states = BarKind.allCases.map { kind in
    Section(
      title: "a state of a \(kind.title)", keys: keys(kind) { $0.isInStates(of: kind) },
      nullable: .all)
  }

  private static func keys(
    _ kind: BarKind, where isThere: (BarProperty.Row) -> Bool
  ) -> [SectionKey] {
    BarGroup.keys(below: "", of: kind, where: isThere) + [backdrop]
  }

  package static let theme = Section(
    title: "a theme",
    keys: [
      SectionKey(
        "schema", .shape("formatVersion", "1"), "The version of the format", standard: "1",
        example: "1"),
      SectionKey(
        "name", .shape("themeName", "letters and digits, an upper-case letter first"),
        "The name of the theme, a part of Swift and file names",
        standard: "the file's name without `.theme.yaml`, in UpperCamelCase",
        example: #""Shop""#),
      SectionKey(
        "extends", .shape("paths", "a path relative to this file, or a list of them"),
        "One theme or several over which this one is laid; later ones win", standard: "none",
        example: #""base.theme.yaml""#),
      SectionKey(
        "prefix", .shape("prefix", "letters and digits, a lower-case letter first"),
        "The beginning of the Swift names: with shop, light becomes shopLightAppearance",
        standard: "none", example: #""shop""#),
      SectionKey(
        "tokens", .shape("tokens", "files of design tokens, or a list of them"),
        "Files of design tokens, whose colors are palette colors by their paths",
        standard: "none", example: #""brand.tokens.json""#),
      SectionKey(
        "palette", .shape("paletteGroup", "names with colors"), "Names for colors, nested at will",
        standard: "empty", example: ##"{ "ink": "#1C1C1E" }"##),
      SectionKey(
        "appearances", .shape("appearances", "names with appearances"),
        "The looks of screens by name; light becomes lightAppearance in Swift", standard: "empty",
        example: ##"{ "light": { "toolbar": { "tintColor": "#0A5FD9" } } }"##),
      SectionKey(
        "inverse", .inverse, "The inverse of every appearance that has none of its own",
        standard: "none", example: #""mirror""#),
      SectionKey(
        "dynamic", .shape("dynamics", "names with dynamic appearances"),
        "Appearances that follow the interface style, by name", standard: "empty",
        example: #"{ "system": { "light": "light", "dark": "dark" } }"#),
      SectionKey(
        "roles", .shape("roles", "names with colors"), "Colors by role", standard: "empty",
        example: ##"{ "content": { "light": "#F7F7F9", "dark": "#1C1C1E" } }"##),
      SectionKey(
        "screens", .shape("screens", "class names with screens"),
        "The appearance of each screen, by the class name of its view controller",
        standard: "empty",
        example: #"{ "ListViewController": { "appearance": "light" } }"#),
      SectionKey(
        "$schema", .text, "The JSON Schema by which editors check a theme in JSON",
        standard: "none", example: #""theme.schema.json""#),
    ], nullable: .some(["prefix", "inverse"]))
  package static let appearance = Section(
    title: "an appearance",
    keys: [
      SectionKey(
        "extends", .appearanceName, "An appearance over which this one is laid", standard: "none",
        example: #""light""#),
      SectionKey(
        "abstract", .flag, "Whether the appearance is only there to be extended by others",
        standard: "false", example: "false"),
      SectionKey(
        "description", .text, "The doc comment of the Swift property", standard: "none",
        example: #""Default screens.""#),
      SectionKey(
        "deprecated", .shape("deprecated", "true or a message"),
        "That the appearance is deprecated, or what to use instead of it", standard: "false",
        example: #""Use light.""#),
      SectionKey(
        "interfaceStyle", .words(InterfaceStyle.words),
        "Pins the screen to a light or dark interface; only that one's colors are checked",
        standard: "unspecified", example: #""light""#),
      SectionKey(
        "statusBarStyle", .statusBarStyle,
        "The status bar's text, checked against the navigation bar", standard: "default",
        example: #""auto""#),
      backdrop,
    ] + bars + [
      SectionKey(
        "inverse", .inverse, "How the inverse is made", standard: "the theme's inverse",
        example: #""mirror""#)
    ], nullable: .all)
  package static let inverse = Section(
    title: "an inverse",
    keys: [
      SectionKey(
        "interfaceStyle", .words(InterfaceStyle.words), "The inverse's interface style",
        standard: "that of its appearance", example: #""dark""#),
      SectionKey(
        "statusBarStyle", .statusBarStyle, "The inverse's status bar", standard: "auto",
        example: #""lightContent""#),
      backdrop,
    ] + bars, nullable: .all)
  package static let statusBarStyles = Section(
    title: "a status-bar style",
    keys: ["light", "dark"].map { style in
      SectionKey(
        style, .words(StatusBarStyle.words), "The status bar's text in a \(style) interface",
        example: style == "light" ? #""darkContent""# : #""lightContent""#)
    })
  package static let titleFont = Section(
    title: "a font",
    keys: [
      SectionKey(
        "name", .shape("fontName", "a PostScript name"), "The font by its PostScript name",
        standard: "the system font", example: #""Avenir-Heavy""#),
      SectionKey(
        "size", .shape("points", "a positive number"), "The size in points",
        standard: "that of the textStyle", example: "17"),
      SectionKey(
        "textStyle", .words(TitleFont.textStyles.map { ValueWord($0.name) }),
        "The text style whose size the font has and follows", standard: "none",
        example: #""headline""#),
      SectionKey(
        "weight", .words(TitleFont.weights.map { ValueWord($0) }),
        "The UIFont.Weight of the system font", standard: "semibold, or that of the textStyle",
        example: #""bold""#),
      SectionKey(
        "design", .words(TitleFont.designs.map { ValueWord($0) }),
        "The design of the system font", standard: "the system's own", example: #""rounded""#),
    ])
  package static let gradient = Section(
    title: "a gradient",
    keys: [
      SectionKey(
        "colors", .shape("gradientColors", "a list of 2 to \(GradientDirection.mostColors) colors"),
        "The colors at equal steps", example: ##"["#F7F7F9", "#DDE8FA"]"##),
      SectionKey(
        "direction", .words(GradientDirection.words), "From where to where the colors run",
        standard: "horizontal", example: #""vertical""#),
    ])
  package static let dynamic = Section(
    title: "a dynamic appearance",
    keys: variants(.appearanceName, "The appearance", ["light", "dark", "light", "dark"]))
  package static let adaptiveColor = Section(
    title: "an adaptive color",
    keys: variants(
      .shape("colorMember", "a color"), "The color", ["#0A5FD9", "#7AB8FF", "#003E9C", "#B5D8FF"]))
  package static let role = Section(
    title: "a role",
    keys: adaptiveColor.keys + [
      SectionKey(
        "inverse", .color, "The color on an inverse background",
        standard: "light and dark exchanged", example: ##""#FFC44D""##)
    ], nullable: .some(["inverse"]))
  package static let tokenEntry = Section(
    title: "an entry of 'tokens'",
    keys: [
      SectionKey(
        "file", .shape("tokenFile", "a path relative to this file"),
        "A file of tokens, whatever its dialect", example: #""brand.tokens.json""#),
      SectionKey(
        "modes", .shape("tokenModes", "variants with names of modes"),
        "The mode within the file that each variant takes",
        standard: "modes that are called like a variant",
        example: #"{ "light": "Light", "dark": "Dark" }"#),
      SectionKey(
        "resolver", .shape("tokenFile", "a path relative to this file"),
        "A resolver document; each variant's key takes its inputs",
        example: #""brand.resolver.json""#),
      SectionKey(
        "themes", .shape("tokenFile", "a path relative to this file"),
        "A list of themes of token sets; each variant's key takes names of themes",
        example: #""tokens/$themes.json""#),
      SectionKey(
        "catalog", .shape("tokenFile", "a path relative to this file"),
        "An asset catalog, whose color sets are tokens", example: #""Assets.xcassets""#),
      SectionKey(
        "as",
        .words([
          ValueWord("values", "The catalog's colors are written into the outputs"),
          ValueWord("names", "Swift looks the catalog's colors up by their names"),
        ]), "How a catalog's colors are used", standard: "values", example: #""names""#),
      SectionKey(
        "under", .shape("tokenPrefix", "a name"),
        "The prefix of the entry's token names", standard: "nothing",
        example: #""brand""#),
    ]
      + variants(
        .shape("tokenChoice", "files, inputs or names of themes"), "The files",
        ["light.tokens.json", "dark.tokens.json", "light-hc.tokens.json", "dark-hc.tokens.json"]))
  package static let screen = Section(
    title: "a screen",
    keys: [
      SectionKey(
        "appearance", .appearanceName, "The appearance of the screen", example: #""light""#),
      SectionKey(
        "navigationBarHidden", .flag, "Whether the screen has no navigation bar",
        standard: "false", example: "true"),
      SectionKey(
        "toolbarHidden", .flag, "Whether the screen has no toolbar", standard: "true",
        example: "false"),
      SectionKey(
        "whenEditing",
        .wordsOr(
          [ValueWord("inverse", "The inverse of the screen's appearance")], shape: "appearanceName",
          "an appearance's name"),
        "The appearance while the screen is edited", standard: "the screen's appearance",
        example: #""inverse""#),
    ], nullable: .some(["navigationBarHidden", "toolbarHidden", "whenEditing"]))

  fileprivate static let backdrop = SectionKey(
    "backdrop",
    .wordsOr(BackdropContent.words, shape: "backdrop", "a color or a list of colors"),
    "The content behind a translucent bar; the most specific one applies",
    standard: "that of what is around it, at last the configuration's", example: #""dark""#)

  private static let bars = [
    SectionKey(
      "navigationBar", .shape("navigationBar", "a mapping of properties"),
      "The bar above the screen", standard: "left to UIKit",
      example: ##"{ "backgroundColor": "#F7F7F9" }"##),
    SectionKey(
      "toolbar", .shape("toolbar", "a mapping of properties"), "The bar below the screen",
      standard: "left to UIKit", example: ##"{ "backgroundColor": "#F7F7F9" }"##),
    SectionKey(
      "tabBar", .shape("tabBar", "a mapping of properties"), "The bar of the tab bar controller",
      standard: "left to UIKit", example: ##"{ "backgroundColor": "#F7F7F9" }"##),
  ]

  private static func variants(
    _ value: ValueKind, _ what: String, _ examples: [String]
  ) -> [SectionKey] {
    zip(Variant.allCases, examples).map { variant, example in
      let style = variant.isDark ? "dark" : "light"
      let isOwn = variant == .light || variant == .dark
      return SectionKey(
        variant.name, value,
        "\(what) in a \(style) interface\(isOwn ? "" : " with increased contrast")",
        standard: isOwn ? nil : style, example: "\"\(example)\"")
    }
  }
}

extension ValueKind {
  fileprivate static let appearanceName = shape("appearanceName", "an appearance's name")
  fileprivate static let statusBarStyle = wordsOr(
    StatusBarStyle.words + [ValueWord("auto", "The style with the best contrast")],
    shape: "statusBarStyles", "a mapping of light and dark")
  fileprivate static let inverse = shape(
    "inverse", "a rule, an appearance's name or a mapping of bars")
}
