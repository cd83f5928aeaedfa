internal import AppearanceReference
internal import ColorScience
internal import DesignTokens
internal import OutputText
import ThemeCompiler
internal import ThemeSyntax

/// What `appearance tokens` has to say, as text or as JSON.
struct TokenListing {
  let system: TokenSystem
  private let lines: SourceMaps
  private let paths: [String]

  /// A listing of tokens; `sources` are the files that places are in, by their numbers.
  init(_ system: TokenSystem, sources: [SourceFile]) {
    self.system = system
    var lines = SourceMaps(sources)
    lines.findAll()
    self.lines = lines
    paths = sources.map(\.path)
  }

  enum Format: String, CaseIterable {
    case text, json
  }

  /// The listing in a format; text has lines of `width` columns at most, and `swatch` draws colors beside their values.
  func render(_ format: Format, width: Int?, swatch: Swatch) -> String {
    switch format {
    case .json: json
    case .text: text(width, swatch)
    }
  }

  private func path(_ range: SourceRange) -> String { paths[Int(range.file)] }

  private func placeText(_ range: SourceRange) -> String {
    "\(visibleText(path(range))):\(lines.line(of: range))"
  }
}

// MARK: - JSON

extension TokenListing {
  private var json: String {
    let listing: JSONNode = [
      "tokens": .array(system.tokens.map(json)),
      "deviations": .array(
        system.deviations.map { deviation in
          line(
            ["kind": .text(deviation.kind.name)], place(deviation.range),
            ["count": .number(deviation.count), "message": .text(deviation.message)])
        }),
      "skipped": .array(
        system.skipped.map { line(["path": .text($0.path), "type": .text($0.type ?? "")]) }),
      "unresolved": .array(
        system.unresolved.map {
          line(["path": .text($0.path)], place($0.range), ["reason": .text($0.reason)])
        }),
    ]
    return listing.document
  }

  private func json(_ token: Token) -> JSONNode {
    let colors = token.ownColors.map { variant, color in
      var writer = JSONWriter()
      writer.components(of: color)
      return (variant.name, JSONNode.json(String(writer.finishText().dropLast())))
    }
    let facts: JSONEntries = [
      "aliases": .line(.texts(token.aliases.map(\.path))),
      "description": token.description.map { .text($0) },
      "deprecated": token.deprecation.map { $0.message.map { .text($0) } ?? true },
    ]
    return .object(
      JSONEntries(joining: [
        ["path": .text(token.path)], JSONEntries(colors), facts, place(token.range),
      ]))
  }

  private func line(_ entries: JSONEntries...) -> JSONNode {
    .line(.object(JSONEntries(joining: entries)))
  }

  private func place(_ range: SourceRange) -> JSONEntries {
    ["file": .text(path(range)), "line": .number(lines.line(of: range))]
  }
}

extension Color {
  /// The color as a theme writes it, its components to four decimals at most.
  fileprivate var roundedText: String {
    let text = cssText
    guard !text.hasPrefix("#") else { return text }
    return self.text(as: colorSpace == .displayP3 ? .displayP3 : .rgb) ?? text
  }
}

extension Token {
  /// The colors of the variants that differ from those they fall back to.
  var ownColors: [(variant: Variant, color: Color)] {
    Variant.allCases.compactMap { variant in
      guard let color = colors[variant]?.color else { return nil }
      if let fallback = variant.fallback, shown(in: fallback)?.color == color { return nil }
      return (variant, color)
    }
  }
}

// MARK: - Text

extension TokenListing {
  private func text(_ width: Int?, _ swatch: Swatch) -> String {
    let rows = system.tokens.map { token in
      Row(
        path: visibleText(token.path),
        colors: token.ownColors.map {
          (swatch.text($0.color), "\($0.variant.name) \($0.color.roundedText)")
        }, remarks: remarks(on: token))
    }
    // The width of a column is that of the widest part, unless that is very wide.
    let columns = [rows.map(\.path.count), rows.map(\.colorWidth)]
      .map { $0.filter { $0 <= 70 }.max() ?? 0 }
    let isNarrow = rows.contains { row in
      max(columns[0], row.path.count) + max(columns[1], row.colorWidth) + row.remarkWidth
        > width ?? .max
    }
    var text = ""
    for row in rows { text += isNarrow ? row.lines(width) : row.line(columns) }
    for note in notes {
      text += wrapped(note, width: width, indent: 4).joined(separator: "\n    ") + "\n"
    }
    return text + summary
  }

  private func remarks(on token: Token) -> [String] {
    let aliases = token.aliases.map { visibleText($0.path) }.joined(separator: " → ")
    let deprecation = token.deprecation.map {
      "deprecated" + ($0.message.map { ": \(visibleText($0))" } ?? "")
    }
    return (aliases.isEmpty ? [] : ["→ \(aliases)"]) + [placeText(token.range)]
      + [deprecation].compactMap(\.self)
  }

  private var notes: [String] {
    let deviations = system.deviations.map { deviation in
      let times = deviation.count > 1 ? " (\(deviation.count) times)" : ""
      return Diagnostic("token-dialect", .note, deviation.message + times, at: deviation.range)
    }
    let unresolved = system.unresolved.map { token in
      Diagnostic(
        token.id, .warning, "token '\(token.path)' has no value: \(token.reason)", at: token.range)
    }
    return (deviations + unresolved + system.findings).map(line)
  }

  /// A finding in one line, as a compiler writes it.
  func line(of finding: Diagnostic) -> String {
    let place = finding.range.map { "\(placeText($0)): " } ?? ""
    return
      "\(place)\(finding.severity.rawValue): \(visibleText(finding.message)) [\(finding.id)]"
  }

  /// A token as it is listed: in a line of aligned columns, or below its path where those are too wide.
  private struct Row {
    let path: String
    let colors: [(swatch: String, text: String)]
    let remarks: [String]

    var colorWidth: Int { width(of: colors.map { $0.text.count + swatchWidth($0.swatch) }) }
    var remarkWidth: Int { width(of: remarks.map(\.count)) }

    private func width(of parts: [Int]) -> Int { parts.reduce(0) { $0 + $1 + 2 } }

    private func swatchWidth(_ swatch: String) -> Int { swatch.isEmpty ? 0 : Swatch.width }

    func line(_ columns: [Int]) -> String {
      func blanks(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
      let drawn = colors.map { "  \($0.swatch)\($0.text)" }.joined()
      return path + blanks(columns[0] - path.count) + drawn + blanks(columns[1] - colorWidth)
        + remarks.map { "  \($0)" }.joined() + "\n"
    }

    func lines(_ width: Int?) -> String {
      let below = colors + remarks.map { ("", $0) }
      return below.reduce(path + "\n") { text, part in
        let columns = 2 + swatchWidth(part.swatch)
        let lines = wrapped(part.text, width: width, after: columns, indent: 4)
        return text + "  \(part.swatch)\(lines.joined(separator: "\n    "))\n"
      }
    }
  }

  private var summary: String {
    var parts = [counted(system.tokens.count, "color")]
    if !system.skipped.isEmpty {
      parts.append("\(counted(system.skipped.count, "other token")) left out")
    }
    if !system.unresolved.isEmpty { parts.append("\(system.unresolved.count) without a value") }
    return parts.joined(separator: ", ") + "\n"
  }
}
