import ColorScience
import DesignTokens
import OutputText
import ThemeSyntax

/// The design tokens of a theme as colors, and the used ones among them.
struct TokenPalette {
  let system: TokenSystem
  private(set) var used: [UsedToken] = []
  private var known: [String: Int] = [:]
  /// Used tokens without a value, with the first reference.
  private var missed: [Int: SourceRange] = [:]

  init(_ system: TokenSystem?) { self.system = system ?? TokenSystem() }

  func holds(_ path: String) -> Bool { system[path] != nil }

  func holdsColor(_ path: String) -> Bool { system.token(path) != nil }

  var count: Int { system.tokens.count + system.unresolved.count }
  var names: [String] { system.tokens.map(\.path) + system.unresolved.map(\.path) }

  func usedColor(_ path: String) -> ColorID? { known[path].map { used[$0].color } }

  mutating func note(_ use: UsedToken) -> Int {
    known[use.token.path] = used.count
    used.append(use)
    return used.count - 1
  }

  /// Records a reference to a token without a value; false if there is no such token.
  mutating func noteMissing(_ path: String, at range: SourceRange) -> Bool {
    guard case .unresolved(let index)? = system[path] else { return false }
    if missed[index] == nil { missed[index] = range }
    return true
  }

  /// Findings about tokens: errors if the theme refers to them, otherwise warnings.
  var findings: [Diagnostic] {
    system.unresolved.enumerated().compactMap { index, token in
      let use = missed[index]
      guard use != nil || !token.isDependent else { return nil }
      let useNote = use.map { Diagnostic.Note("the theme refers to it here", at: $0) }
      return Diagnostic(
        token.id, use == nil ? .warning : .error,
        "token '\(shortened(token.path))' has no value: \(token.reason)", at: token.range,
        notes: token.notes + [useNote])
    }
  }
}

extension ColorResolver {
  mutating func token(
    _ path: String, member: Variant?, at range: SourceRange
  ) -> ReferredColor? {
    guard let token = tokens.system.token(path) else {
      if !tokens.noteMissing(path, at: range) { reportOther(path, at: range) }
      return nil
    }
    return color(of: token, at: range).map { ReferredColor($0, member: member, in: table) }
  }

  private mutating func color(of token: Token, at range: SourceRange) -> ColorID? {
    if let known = tokens.usedColor(token.path) { return known }
    guard let color = ResolvedColor(token) else {
      let names = Variant.allCases.filter { token.colors[$0] != nil }.map(\.name)
      diagnostics.add(
        "undefined-reference",
        "token '\(shortened(token.path))' has a color in \(list(names)) only", at: range,
        notes: [Diagnostic.Note("it is here", at: token.range)])
      return nil
    }
    let id = table.add(color)
    table.note(.token(tokens.note(UsedToken(token, color: id, range: range))), of: id)
    return id
  }

  private mutating func reportOther(_ path: String, at range: SourceRange) {
    var type = ""
    if case .skipped(let index)? = tokens.system[path] {
      type = tokens.system.skipped[index].type ?? ""
    }
    let article = "aeiou".contains(type.first ?? " ") ? "an" : "a"
    let what = type.isEmpty ? "a token without a type" : "\(article) \(shortened(type))"
    diagnostics.add(
      "undefined-reference", "'\(shortened(path))' is \(what), not a color", at: range)
  }
}

extension String {
  var withoutVariant: (path: String, variant: Variant)? {
    guard utf8.contains(UInt8(ascii: ".")) else { return nil }
    for variant in Variant.allCases where hasSuffix("." + variant.name) {
      return (String(dropLast(variant.name.count + 1)), variant)
    }
    return nil
  }
}
