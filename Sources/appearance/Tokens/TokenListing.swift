internal import ColorScience
internal import DesignTokens
internal import OutputText
import ThemeModel
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

  /// The listing in a format; `swatch` draws colors beside their values.
  func render(_ format: Format, swatch: Swatch) -> String {
    switch format {
    case .json: json
    case .text: text(swatch)
    }
  }

  private func path(_ range: SourceRange) -> String { paths[Int(range.file)] }

  private func place(_ range: SourceRange) -> String {
    "\(visibleText(path(range))):\(lines.line(of: range))"
  }
}

// MARK: - JSON

extension TokenListing {
  private var json: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("tokens")
      writer.array { writer in
        for token in system.tokens { write(token, to: &writer) }
      }
      writer.key("deviations")
      writer.array { writer in
        for deviation in system.deviations {
          writer.inlineObject { writer in
            writer.entry("kind", deviation.kind.rawValue)
            write(deviation.range, to: &writer)
            writer.entry("count", deviation.count)
            writer.entry("message", deviation.message)
          }
        }
      }
      writer.key("skipped")
      writer.array { writer in
        for token in system.skipped {
          writer.inlineObject { writer in
            writer.entry("path", token.path)
            writer.entry("type", token.type ?? "")
          }
        }
      }
      writer.key("unresolved")
      writer.array { writer in
        for token in system.unresolved {
          writer.inlineObject { writer in
            writer.entry("path", token.path)
            write(token.range, to: &writer)
            writer.entry("reason", token.reason)
          }
        }
      }
    }
    return writer.finishText()
  }

  private func write(_ token: Token, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.entry("path", token.path)
      for (variant, color) in token.ownColors {
        writer.key(text: variant.name)
        writer.color(color)
      }
      writer.key("aliases")
      writer.line { line in
        line.append("[")
        for (index, alias) in token.aliases.enumerated() {
          line.append(index == 0 ? " " : ", ")
          line.append(jsonText: alias.path)
        }
        line.append(token.aliases.isEmpty ? "]" : " ]")
      }
      if let description = token.description { writer.entry("description", description) }
      if let deprecation = token.deprecation {
        writer.key("deprecated")
        if let message = deprecation.message { writer.string(message) } else { writer.bool(true) }
      }
      write(token.range, to: &writer)
    }
  }

  private func write(_ range: SourceRange, to writer: inout JSONWriter) {
    writer.entry("file", path(range))
    writer.entry("line", lines.line(of: range))
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
  private func text(_ swatch: Swatch) -> String {
    var text = ""
    for token in system.tokens {
      let values = token.ownColors.map { variant, value in
        swatch.text(value) + "\(variant.name) \(value.cssText)"
      }
      text += "\(visibleText(token.path))  \(values.joined(separator: "  "))"
      if !token.aliases.isEmpty {
        text += "  → " + token.aliases.map { visibleText($0.path) }.joined(separator: " → ")
      }
      text += "  \(place(token.range))"
      if let deprecation = token.deprecation {
        text += "  deprecated" + (deprecation.message.map { ": \(visibleText($0))" } ?? "")
      }
      text += "\n"
    }
    for deviation in system.deviations {
      let times = deviation.count > 1 ? " (\(deviation.count) times)" : ""
      text +=
        "\(place(deviation.range)): note: \(visibleText(deviation.message))\(times) "
        + "[token-dialect]\n"
    }
    for token in system.unresolved {
      text +=
        "\(place(token.range)): warning: token '\(visibleText(token.path))' has no value: "
        + "\(visibleText(token.reason)) [\(token.id)]\n"
    }
    for finding in system.findings {
      let place = finding.range.map { "\(self.place($0)): " } ?? ""
      text +=
        "\(place)\(finding.severity.rawValue): \(visibleText(finding.message)) [\(finding.id)]\n"
    }
    return text + summary
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
