import ColorScience
import ThemeCompiler
import ThemeSyntax

/// The colors that a theme has under names: those of asset catalogs as tokens, those of the code in its palette.
struct PaletteDraft {
  struct Entry {
    let key: String
    let color: TraitColor
    /// Where the color is declared.
    let place: SourceRange
    /// What it is called there, where that is no place in the code.
    let origin: String?
  }

  private(set) var entries: [Entry] = []
  /// The paths of catalogs that names are looked up in, as seen from the theme.
  private(set) var catalogs: [String] = []
  /// The catalogs that have names of the app's.
  private var catalogOfNames: [ColorName: String] = [:]
  /// What the theme writes for a name of the app's.
  private var references: [ColorName: (color: TraitColor, text: String)] = [:]
  private var names = UniqueNames()

  init(_ facts: [BarFact], _ files: AppFiles, folder: String) {
    var named: [(name: ColorName, color: TraitColor, place: SourceRange)] = []
    var changing: Set<ColorName> = []
    for fact in facts {
      guard let name = fact.name, case .color(let color)? = fact.value else { continue }
      if let known = named.first(where: { $0.name == name }) {
        // A name of several colors is a property of themes, not a color.
        if known.color != color { changing.insert(name) }
      } else {
        named.append((name, color, files.declaration(of: name, along: fact)))
      }
    }
    named.removeAll { $0.name.source == .code && changing.contains($0.name) }
    let short = Self.shortNames(named.map { ($0.name, $0.color) })
    for (index, (name, color, place)) in named.enumerated() {
      if name.source == .asset, let set = files.assets.named(name.name) {
        addAsset(set, name, files, folder: folder)
      } else if let known = entries.first(where: { $0.color == color }) {
        references[name] = (color, "\"{\(known.key)}\"")
      } else {
        add(color, names.add(short[index]), name, at: place, origin: nil)
      }
    }
    for set in files.assets.all { names.reserve(set.name) }
  }

  /// Names the colors without a name that several properties have after these, `tint`, or after the first one,
  /// `navigationBarTint`.
  ///
  /// White, black and UIKit's colors are known as what they are.
  mutating func nameShared(in appearances: inout [ThemePlan.Appearance]) {
    var uses: [TraitColor: [ThemePlan.Statement]] = [:]
    for statement in appearances.flatMap(\.statements) {
      if let color = statement.unnamed { uses[color, default: []].append(statement) }
    }
    var shared: [TraitColor: String] = [:]
    for statement in appearances.flatMap(\.statements) {
      guard let color = statement.unnamed, shared[color] == nil, let own = uses[color],
        own.count > 1, !color.isPlain
      else { continue }
      if let known = entries.first(where: { $0.color == color }) {
        shared[color] = known.key
        continue
      }
      let isOfOneKind = own.allSatisfy { $0.keys == statement.keys }
      let isOfOneBar = own.allSatisfy { $0.part == statement.part }
      let words =
        (isOfOneKind && !isOfOneBar ? [] : [statement.part.rawValue])
        + statement.keys.map { $0.hasSuffix("Color") ? String($0.dropLast("Color".count)) : $0 }
      let key = names.add(words.joined(separator: " "))
      entries.append(Entry(key: key, color: color, place: statement.place, origin: nil))
      shared[color] = key
    }
    for index in appearances.indices {
      appearances[index].statements = appearances[index].statements.map { statement in
        guard let key = statement.unnamed.flatMap({ shared[$0] }) else { return statement }
        var named = statement
        named.content = .value(ValueText(yaml: "\"{\(key)}\""))
        return named
      }
    }
  }

  private mutating func addAsset(
    _ set: AssetColors.Asset, _ name: ColorName, _ files: AppFiles, folder: String
  ) {
    let file = files.sources[Int(set.place.file)].path
    guard let end = file.range(ofFirst: ".xcassets/") else { return }
    let catalog = String(file[..<end])
    let path = SourcePath.relative(catalog, to: folder)
    // A theme reads no file outside of its project, which may be its folder.
    let isBelow = catalog.hasPrefix("/") == folder.hasPrefix("/") && !path.hasPrefix("../")
    guard isBelow, !set.name.contains("\"") else {
      add(
        set.color, names.add(set.path.last ?? set.name), name, at: set.place,
        origin: "\(SourcePath.name(catalog))/\(set.name)")
      return
    }
    if !catalogs.contains(path) { catalogs.append(path) }
    catalogOfNames[name] = path
    let token = set.name.split(separator: "/").joined(separator: ".")
    references[name] = (set.color, quoted("{\(token)}"))
  }

  private mutating func add(
    _ color: TraitColor, _ key: String, _ name: ColorName, at place: SourceRange, origin: String?
  ) {
    entries.append(Entry(key: key, color: color, place: place, origin: origin))
    references[name] = (color, "\"{\(key)}\"")
  }

  /// The last parts of names, as many as tell them from those of other colors: "Blue medium" of `Styles.Colors.Blue.medium`
  /// beside `Styles.Colors.Red.medium`.
  private static func shortNames(_ names: [(name: ColorName, color: TraitColor)]) -> [String] {
    let parts = names.map { $0.name.name.split(separator: ".").map(String.init) }
    return zip(parts, names).map { own, named in
      var count = 1
      while count < own.count {
        let isShared = zip(parts, names).contains {
          $0.suffix(count) == own.suffix(count) && $1.color != named.color
        }
        if !isShared, !vague.contains(own[own.count - count].lowercased()) { break }
        count += 1
      }
      return own.suffix(count).joined(separator: " ")
    }
  }

  /// Words that say too little of a color by themselves.
  private static let vague: Set = [
    "color", "light", "dark", "medium", "normal", "default", "primary", "secondary", "main", "base",
  ]

  /// Drops what no value refers to.
  mutating func keep(usedIn statements: [ThemePlan.Statement]) {
    let values = statements.compactMap { statement -> String? in
      if case .value(let value) = statement.content { value.yaml } else { nil }
    }
    entries.removeAll { entry in !values.contains { $0.contains("{\(entry.key)}") } }
    let used = references.filter { values.contains($0.value.text) }.keys
    catalogs.removeAll { catalog in !used.contains { catalogOfNames[$0] == catalog } }
  }

  // MARK: - Values

  /// A value as a theme writes it where no key decides how; nil for what is no color.
  ///
  /// A color of a document of Interface Builder, which has no name there, is that of the code that equals it (`joins`).
  func text(of value: ImportedValue, named name: ColorName?, joins: Bool = false) -> ValueText? {
    guard case .color(let color) = value else { return nil }
    if let name, let (known, text) = references[name], known == color {
      return ValueText(yaml: text)
    }
    if joins, let entry = entries.first(where: { $0.color == color && $0.origin == nil }) {
      return ValueText(yaml: "\"{\(entry.key)}\"")
    }
    return ValueText(yaml: Self.text(of: color), unnamed: color)
  }

  /// A color as a mapping of variants, or by itself where nothing tells them apart.
  static func text(of color: TraitColor) -> String {
    let dark = color.dark ?? color.light
    var variants = [("light", color.light), ("dark", dark)]
    if let light = color.lightHighContrast { variants.append(("lightHighContrast", light)) }
    if let dark = color.darkHighContrast { variants.append(("darkHighContrast", dark)) }
    if variants.allSatisfy({ $0.1 == color.light }) { return text(of: color.light) }
    return "{ " + variants.map { "\($0.0): \(text(of: $0.1))" }.joined(separator: ", ") + " }"
  }

  static func text(of paint: Paint) -> String {
    switch paint {
    case .color(let color):
      return color.text(as: .hex).map { "\"\($0)\"" } ?? color.text(as: .displayP3)
        ?? "\"\(color.hex)\""
    case .system(let name, alpha: 1): return ".\(name)"
    case .system(let name, let alpha):
      // A system color has its opacity in every variant.
      let color = UIKitColor(name)?.variants(in: .ios15) ?? ColorVariants(all: .black)
      let faded = color.map { $0.withAlpha($0.alpha * alpha) }
      guard !faded.isUniform else { return text(of: .color(faded.light)) }
      return
        "{ light: \(text(of: .color(faded.light))), dark: \(text(of: .color(faded.dark))) }"
    }
  }
}

extension ThemePlan.Statement {
  fileprivate var unnamed: TraitColor? {
    if case .value(let value) = content { value.unnamed } else { nil }
  }
}

extension TraitColor {
  /// Whether it is white, black or a color of UIKit's in every variant.
  fileprivate var isPlain: Bool {
    let variants = [light, dark, lightHighContrast, darkHighContrast].compactMap(\.self)
    return variants.allSatisfy { paint in
      switch paint {
      case .system: true
      case .color(let color): paint == light && (color == .white || color == .black)
      }
    }
  }
}

extension AppFiles {
  /// The last place on a fact's trail where a name is written.
  fileprivate func declaration(of name: ColorName, along fact: BarFact) -> SourceRange {
    let word = Substring(name.name).split(separator: ".").last ?? ""
    let place = fact.trail.last { place in
      let bytes = sources[Int(place.file)].bytes
      let start = bytes.prefix(Int(place.lower)).lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let line = bytes[start...].prefix { $0 != 0x0A }
      return String(decoding: line, as: UTF8.self).contains(word)
    }
    return place ?? fact.trail.first ?? fact.place
  }
}

extension String {
  /// Where a text ends that occurs first, but for its last character.
  fileprivate func range(ofFirst text: String) -> String.Index? {
    firstRange(of: text).map { index(before: $0.upperBound) }
  }
}
