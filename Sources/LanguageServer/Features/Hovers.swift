import ColorScience
import DesignTokens
import OutputText
import ThemeCompiler
import ThemeSyntax

extension Feature {
  /// What is known of the place under the cursor.
  static let hover = Feature(document: "textDocument/hover", ("hoverProvider", true)) {
    request throws(RequestFailure) in
    let offset = try request.offset()
    let snapshot = request.snapshot
    if let rule = snapshot.ruleInComment(at: offset) {
      return request.hover(rule.rule.explainedText, rule.range)
    }
    guard let outline = snapshot.outline, let index = outline.entry(at: offset) else {
      return .null
    }
    let entry = outline.entries[index]
    if let site = snapshot.tokenSites.site(at: offset) {
      return request.hover(site.token.hoverText, site.range(at: offset))
    }
    if entry.keyRange.touches(offset), !entry.keyRange.isEmpty,
      let text = snapshot.text(aboutKeyOf: entry)
    {
      return request.hover(text, entry.keyRange)
    }
    if let site = snapshot.colors.site(at: offset), let text = snapshot.text(about: site, offset) {
      return request.hover(text, site.range)
    }
    if case .scalar(let word, _) = entry.value,
      let meaning = outline.kind(of: entry)?.words.first(where: { $0.name == word }),
      entry.valueRange.lowerBound <= offset, !meaning.summary.isEmpty
    {
      return request.hover("**\(word)**: \(meaning.summary).", entry.valueRange)
    }
    return .null
  }
}

extension DocumentRequest {
  /// A text for a range of the known text.
  func hover(_ text: String, _ range: Range<Int>) -> JSONValue {
    var hover: [String: JSONValue] = [
      "contents": ["kind": "markdown", "value": .string(text)]
    ]
    if let range = json(range) { hover["range"] = range }
    return .object(hover)
  }
}

extension Snapshot {
  /// What there is to say of an entry's key, nil where that is nothing.
  fileprivate func text(aboutKeyOf entry: Outline.Entry) -> String? {
    switch entry.meaning {
    case .key(let key):
      let words = key.value.takesColor ? [] : key.value.words
      let list = words.map { word in
        "\n* `\(word.name)`\(word.summary.isEmpty ? "" : ": \(word.summary)")"
      }
      let since = outline?.firstVersion(of: entry).map { " Since iOS \($0)." } ?? ""
      return "**\(key.name)**: \(key.value.phrase)\n\n\(key.description)\(since)\n\(list.joined())"
    case .rule(let rule): return rule.explainedText
    case .option(let option, _):
      return
        "**\(option.name)**: \(option.takes)\n\n\(option.summary). Default: \(option.standard.text)."
    case .paletteName:
      let name = entry.path.dropFirst().joined(separator: ".")
      guard let theme = analysis?.theme,
        let color = theme.palette.first(where: { $0.name == name })
      else { return nil }
      return "**\(MarkdownText.words(name))**\n\n\(theme.colors[color.color].variants.table)"
    case .name(let list):
      return text(aboutName: entry.key, in: list)
    case .other: return nil
    }
  }

  private func text(aboutName name: String, in list: Outline.NameList) -> String? {
    guard let theme = analysis?.theme else { return nil }
    switch list {
    case .appearances, .dynamic:
      guard let appearance = theme.appearances.first(where: { $0.name == name }) else { return nil }
      let description = MarkdownText.words(appearance.description.joined(separator: "\n"))
      return
        "**\(MarkdownText.words(appearance.symbol))**\(description.isEmpty ? "" : "\n\n\(description)")"
    case .roles:
      guard let role = theme.roles.first(where: { $0.name == name }) else { return nil }
      return "**\(MarkdownText.words(name))**\n\n\(theme.colors[role.color].variants.table)"
    case .screens: return nil
    }
  }

  /// What there is to say of a color, nil where it is not known.
  fileprivate func text(about site: ColorSites.Site, _ offset: Int) -> String? {
    guard let variants = site.variants else { return nil }
    var text = "**\(MarkdownText.code(site.text))**\n\n\(variants.table)"
    if let id = site.id, let theme = analysis?.theme {
      let steps = theme.colors.path(from: id, theme)
      if !steps.isEmpty { text += "\n\n" + steps.joined(separator: " → ") }
    }
    let range = outline?.entries[site.entry].valueRange ?? site.range
    let most = 6
    let shown =
      pairs.pairs(withForegroundAt: range, most: most)
      + pairs.pairs(withBackgroundAt: range, most: most)
    let lines = shown.prefix(most).map {
      "\n* \($0.mark) \(MarkdownText.words($0.sentence))"
    }
    if !lines.isEmpty { text += "\n" + lines.joined() }
    return text
  }
}

extension Outline {
  /// The first iOS that has the property that an entry sets; nil where it is no property of a bar or one
  /// that every iOS has.
  fileprivate func firstVersion(of entry: Entry) -> Int? {
    guard
      let bar = entry.path.firstIndex(where: { name in
        BarKind.allCases.contains { $0.name == name }
      }), let kind = BarKind.allCases.first(where: { $0.name == entry.path[bar] })
    else { return nil }
    let states = PropertyPath.State.allCases.compactMap { $0.property?.name }
    let keys = entry.path[(bar + 1)...].drop { states.contains($0) }
    let name = keys.joined(separator: ".")
    guard let row = BarProperty.all.first(where: { $0.name == name }), let since = row.since[kind]
    else { return nil }
    return since > 12 ? since : nil
  }
}

extension ColorVariants {
  /// The color in each variant as a table of Markdown; one line where all are the same.
  var table: String {
    if isUniform { return light.hoverText }
    let rows = Variant.allCases.map { "| \($0.name) | \(self[$0].hoverText) |" }
    return "| | |\n| --- | --- |\n" + rows.joined(separator: "\n")
  }
}

extension Color {
  fileprivate var hoverText: String {
    let isWide = colorSpace == .displayP3
    let forms: [WrittenForm] = isWide ? [.displayP3, .oklch] : [.hex, .oklch]
    let texts = forms.compactMap { text(as: $0) }.map { "`\($0)`" }
    return texts.joined(separator: " ") + (isWide ? ", Display P3" : "")
  }
}

extension ColorTable {
  /// The names that a color leads through, the first one first.
  fileprivate func path(from id: ColorID, _ theme: ResolvedTheme) -> [String] {
    let names = Dictionary(theme.palette.map { ($0.color, $0.name) }) { first, _ in first }
    var path: [String] = []
    var next: ColorID? = id
    while let id = next, path.count < 16 {
      if let name = names[id] { path.append(MarkdownText.code("{\(name)}")) }
      switch step(id) {
      case .said(_, let color)?: next = color
      case .member(let color, _)?: next = color
      case .token(let index)?:
        path += theme.tokens[index].token.aliases.map { MarkdownText.code($0.path) }
        next = nil
      case .computed(let inputs)?:
        path.append(
          "computed from "
            + inputs.compactMap { names[$0.color].map { MarkdownText.code("{\($0)}") } }.joined(
              separator: ", "))
        next = nil
      default: next = nil
      }
    }
    return path
  }
}

extension LintRule {
  /// All there is to know of the rule, as Markdown.
  var explainedText: String {
    let options = options.map {
      "\n* `\($0.name)`: \($0.takes), by default \($0.standard.text); \($0.summary)"
    }
    return
      "**\(id)** (\(severity.rawValue) by default)\n\n\(summary)\n\n\(explanation)\n\(options.joined())"
  }
}

extension Snapshot {
  /// The rule that a waiver names at an offset.
  fileprivate func ruleInComment(at offset: Int) -> (rule: LintRule, range: Range<Int>)? {
    let line = text.content(ofLine: text.line(of: offset))
    let bytes = text.bytes
    let isPart = { (byte: UInt8) in byte == 0x2D || (0x61...0x7A).contains(byte | 0x20) }
    guard text.text(line).contains("appearance:"), line.contains(offset) else { return nil }
    var range = offset..<offset
    while range.lowerBound > line.lowerBound, isPart(bytes[range.lowerBound - 1]) {
      range = (range.lowerBound - 1)..<range.upperBound
    }
    while range.upperBound < line.upperBound, isPart(bytes[range.upperBound]) {
      range = range.lowerBound..<(range.upperBound + 1)
    }
    return LintRule.named(text.text(range)).map { ($0, range) }
  }
}
