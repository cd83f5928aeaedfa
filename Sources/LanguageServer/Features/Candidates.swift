import ColorScience
import DesignTokens
import ThemeCompiler
import ThemeFiles
import ThemeSyntax

/// What may stand at a place, the likeliest first.
struct Candidates {
  let snapshot: Snapshot
  let context: CursorContext
  /// Where the cursor is in the text that is known.
  let offset: Int
  let files: FileCandidates

  var all: [Candidate] {
    switch (snapshot.kind, context.position) {
    case (_, .comment): rules(.word)
    case (.theme, .key): isReference ? references + keys(Section.adaptiveColor.keys) : themeKeys
    case (.theme, .value): themeValues
    case (.theme, .reference): kind(of: context.path)?.takesColor ?? true ? references : []
    case (.tokens, .reference): tokens
    case (.configuration, .key): configurationKeys
    case (.configuration, .value): configurationValues
    default: []
    }
  }

  /// Whether braces without quotes may hold the name of a color as well as a color for each variant.
  private var isReference: Bool {
    guard context.isFlow, context.path.last.map({ !$0.isEmpty }) ?? false else { return false }
    return kind(of: context.path)?.takesColor ?? (context.path.first == "palette")
  }

  // MARK: - Keys

  private var themeKeys: [Candidate] {
    let path = context.path
    if path.first == "palette" {
      return path.count > 1 ? keys(Section.adaptiveColor.keys) : []
    }
    if path == ["appearances"] {
      return [
        Candidate(
          label: "light", kind: .snippet, form: .key, detail: "an appearance",
          snippet: Self.appearance)
      ]
    }
    return keys(Section.inTheme(at: path)?.keys ?? [])
  }

  private static let appearance = """
    interfaceStyle: ${1:light}
    statusBarStyle: auto
    navigationBar:
      backgroundColor: ${2:"#F7F7F9"}
      tintColor: ${3:"#0A5FD9"}
      titleColor: ${4:"#1C1C1E"}
    """

  private func keys(_ keys: [SectionKey]) -> [Candidate] {
    let taken = taken
    return keys.filter { !taken.contains($0.name) }.map { key in
      Candidate(
        label: key.name, kind: .property, form: .key, detail: key.value.phrase,
        documentation: key.description)
    }
  }

  private var configurationKeys: [Candidate] {
    switch ConfigurationPlace(context.path) {
    case .section(let section): return keys(section.keys)
    case .rules:
      return rules(.key).filter { !taken.contains($0.label) }
    case .rule(let rule):
      let options = LintRule.named(rule)?.options ?? []
      return keys(Section.ruleOptions.keys)
        + options.map { option in
          Candidate(
            label: option.name, kind: .property, form: .key, detail: option.takes,
            documentation: "\(option.summary). Default: \(option.standard.text).")
        }
    case nil: return []
    }
  }

  /// The keys that the mapping around the cursor has already.
  private var taken: Set<String> {
    snapshot.outline?.keys(in: context.path, at: offset) ?? []
  }

  private func rules(_ form: Candidate.Form) -> [Candidate] {
    LintRule.all.map { rule in
      Candidate(
        label: rule.id, kind: .keyword, form: form, detail: rule.severity.rawValue,
        documentation: "\(rule.summary)\n\n\(rule.explanation)")
    }
  }

  // MARK: - Values

  private var configurationValues: [Candidate] {
    guard let key = context.path.last else { return [] }
    if context.path == ["overrides"] {
      return context.isItem ? configurationKeys : []
    }
    switch ConfigurationPlace(context.path.dropLast()) {
    case .rules: return words(RuleSeverity.words)
    case .rule(let rule):
      let option = LintRule.named(rule)?.options.first { $0.name == key }
      if case .words(let list)? = option?.values { return words(list.map { ValueWord($0) }) }
      return words(Section.ruleOptions.key(key)?.value.words ?? [])
    case .section(let section):
      guard let kind = section.key(key)?.value else { return [] }
      return kind.takesColor ? named : words(kind.words)
    case nil: return []
    }
  }

  private var themeValues: [Candidate] {
    guard let kind = kind(of: context.path) else {
      return context.path.first == "palette" && context.path.count > 1 ? colors : []
    }
    if kind.takesColor {
      return words(
        kind.words.filter { word in !ColorNotation.all.contains { $0.example == word.name } })
        + colors
    }
    if kind.mayTakePath { return files.all(for: kind) }
    var all = words(kind.words)
    if kind.takesAppearance {
      let names = snapshot.analysis?.theme?.appearances.filter { !$0.isInverse }.map(\.name) ?? []
      all += names.map {
        Candidate(label: $0, kind: .reference, form: .word, detail: "an appearance")
      }
    }
    return all
  }

  /// What may stand at keys; nil where no table says so.
  private func kind(of path: [String]) -> ValueKind? {
    guard let key = path.last else { return nil }
    if path.count == 2, path[0] == "roles" { return .color }
    if path.first == "palette" { return path.count > 1 ? .color : nil }
    return Section.inTheme(at: Array(path.dropLast()))?.key(key)?.value
  }

  private func words(_ words: [ValueWord]) -> [Candidate] {
    words.map { word in
      Candidate(
        label: word.name, kind: .value, form: .word,
        documentation: word.summary.isEmpty ? "" : "\(word.summary).")
    }
  }

  // MARK: - Colors

  private var colors: [Candidate] {
    references.map { candidate in
      Candidate(
        label: "{\(candidate.label)}", kind: .color, form: .quoted, detail: candidate.detail,
        documentation: candidate.documentation)
    } + named
  }

  /// The palette and the tokens by name, those first that can be read on the bar's background.
  private var references: [Candidate] {
    guard let analysis = snapshot.analysis, let theme = analysis.theme else { return [] }
    let ground = background(theme)
    var all: [(candidate: Candidate, passes: Bool)] = []
    var seen: Set<String> = []
    func add(_ name: String, _ color: ColorVariants) {
      guard seen.insert(name).inserted else { return }
      var detail = color.shortText
      var passes = true
      if let ground {
        let worst =
          ground.variants.members.map { contrastRatio(color[$0], ground.color[$0]) }
          .min() ?? 21
        passes = worst >= ground.required
        detail += "  \(shortRatio(worst)):1 \((passes ? PairVerdict.pass : .fail).shape)"
      }
      all.append(
        (
          Candidate(
            label: name, kind: .color, form: .inBraces, detail: detail,
            documentation: color.light.hex), passes
        ))
    }
    // A color cannot be made of itself.
    let own = context.path.first == "palette" ? context.path.dropFirst().joined(separator: ".") : ""
    for color in theme.palette where color.name != own {
      add(color.name, theme.colors[color.color].variants)
    }
    for token in analysis.tokens?.tokens ?? [] {
      if let variants = token.variants { add(token.path, variants) }
    }
    return all.filter(\.passes).map(\.candidate) + all.filter { !$0.passes }.map(\.candidate)
  }

  /// The tokens of a file of tokens, but for the one that the cursor is in.
  private var tokens: [Candidate] {
    let own = context.path.dropLast().joined(separator: ".")
    return (snapshot.tokens?.tokens ?? []).filter { $0.path != own }.map { token in
      Candidate(
        label: token.path, kind: .color, form: .inBraces,
        detail: token.variants?.shortText ?? "", documentation: token.variants?.light.hex ?? "")
    }
  }

  /// What the color at the cursor is seen on, and how much contrast it needs; nil where it is no
  /// foreground.
  private func background(
    _ theme: ResolvedTheme
  ) -> (color: ColorVariants, variants: VariantSet, required: Double)? {
    let path = context.path
    guard path.count > 3, path[0] == "appearances",
      let appearance = theme.appearances.first(where: { $0.name == path[1] }),
      let kind = BarKind.allCases.first(where: { $0.name == path[2] })
    else { return nil }
    let state = PropertyPath.State.allCases.compactMap(\.property).first { $0.name == path[3] }
    let name = path[(state == nil ? 3 : 4)...].joined(separator: ".")
    guard let row = BarProperty.all.first(where: { $0.name == name }), row.role == .ink else {
      return nil
    }
    let bar = appearance.bars[kind]
    let known = (state.flatMap { bar.state($0) } ?? bar).color(.backgroundColor)
    let places = [Array(path[..<4]), Array(path[..<3])].suffix(state == nil ? 1 : 2)
    let color =
      places.lazy.compactMap { writtenColor(at: $0 + [BarProperty.backgroundColor.name], theme) }
      .first ?? known.map { theme.colors[$0.value].variants }
    guard let color else { return nil }
    let thresholds = snapshot.analysis?.input.configuration.thresholds ?? Thresholds()
    let isText = name.lowercased().contains("title") || name.lowercased().contains("text")
    return (
      color, appearance.variants, isText ? thresholds.text : thresholds.nonText
    )
  }

  /// The color that the braces around the cursor have before it at some keys; nil for none, and for one that
  /// is made of others.
  private func writtenColor(at path: [String], _ theme: ResolvedTheme) -> ColorVariants? {
    guard let text = context.written[path] else { return nil }
    guard text.hasPrefix("{"), text.hasSuffix("}") else {
      return ColorSites.literal(text, generation)
    }
    let name = String(text.dropFirst().dropLast())
    if let color = theme.palette.first(where: { $0.name == name }) {
      return theme.colors[color.color].variants
    }
    return snapshot.analysis?.tokens?.token(name)?.variants
  }

  /// What every theme may name.
  private var named: [Candidate] {
    NamedColors.functions + (NamedColors.byGeneration[generation] ?? [])
  }

  /// The newest generation of UIKit's colors that the app runs on.
  private var generation: UIKitGeneration {
    snapshot.analysis?.input.configuration.generations.last ?? .ios26
  }
}

/// Colors that every theme may name, made once.
private enum NamedColors {
  static let functions = ColorNotation.all.filter(\.isFunction).map { row in
    Candidate(
      label: row.example, kind: .function, form: .quoted, detail: row.syntax,
      documentation: "\(row.summary).")
  }

  /// The colors of UIKit and CSS as each generation of iOS has them.
  static let byGeneration = Dictionary(
    uniqueKeysWithValues: UIKitGeneration.allCases.map { ($0, colors(in: $0)) })

  private static func colors(in generation: UIKitGeneration) -> [Candidate] {
    ColorNotation.all.filter { !$0.isFunction && !$0.words.isEmpty }.flatMap { row in
      row.words.map { word in
        let color = ColorSites.literal(word, generation)
        return Candidate(
          label: word, kind: .color, form: .word, detail: color?.shortText ?? "",
          documentation: color?.light.hex ?? "")
      }
    }
  }
}

extension Outline {
  /// The keys of the mapping that keys lead to; where a list is on the way, in its item at an offset or
  /// before it.
  fileprivate func keys(in path: [String], at offset: Int) -> Set<String> {
    var next = roots
    for key in path {
      guard let index = next.last(where: { entries[$0].key == key }) else { return [] }
      next = entries[index].children
      guard entries[index].value == .list else { continue }
      let item = next.last { entries[$0].range.lowerBound <= offset }
      next = item.map { entries[$0].children } ?? []
    }
    return Set(next.map { entries[$0].key })
  }
}
