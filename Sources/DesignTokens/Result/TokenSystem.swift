package import ThemeSyntax

/// The result of reading a token list.
package struct TokenSystem: Sendable {
  /// The colors in file order, with the first theme's ranges; `token(at:)` converts them.
  package internal(set) var tokens: [Token] = []
  package internal(set) var skipped: [SkippedToken] = []
  package internal(set) var unresolved: [UnresolvedToken] = []
  package internal(set) var deviations: [Deviation] = []
  package internal(set) var pairs: [DeclaredPair] = []
  /// Findings about files, resolvers and groups.
  package internal(set) var findings: [Diagnostic] = []
  package internal(set) var sources: [SourceFile] = []
  /// The names in the catalogs' folders by lines, under each folder's path.
  package internal(set) var folders: [SourceFile] = []
  package internal(set) var devices: [TokenDevice] = []
  package internal(set) var missing: [String] = []
  private var index: [String: Entry] = [:]
  private var move: PlaceMove?

  package enum Entry: Sendable {
    case color(Int), skipped(Int), unresolved(Int)
  }

  package init() {}

  package subscript(path: String) -> Entry? { index[path] }

  /// The token with the current theme's ranges.
  package func token(at index: Int) -> Token {
    move.map { tokens[index].moved(by: $0) } ?? tokens[index]
  }

  package func token(_ path: String) -> Token? {
    if case .color(let number)? = index[path] { token(at: number) } else { nil }
  }

  /// Indexes paths; colors take precedence.
  mutating func makeIndex() {
    index.reserveCapacity(tokens.count + skipped.count + unresolved.count)
    for (number, token) in unresolved.enumerated() { index[token.path] = .unresolved(number) }
    for (number, token) in skipped.enumerated() { index[token.path] = .skipped(number) }
    for (number, token) in tokens.enumerated() { index[token.path] = .color(number) }
  }

  func moved(by move: PlaceMove) -> TokenSystem {
    var system = self
    system.move = move
    for (index, token) in unresolved.enumerated() {
      system.unresolved[index].range = move.moved(token.range)
      system.unresolved[index].notes = token.notes.map {
        Diagnostic.Note($0.message, at: move.moved($0.range))
      }
    }
    for index in deviations.indices {
      system.deviations[index].range = move.moved(deviations[index].range)
    }
    for index in pairs.indices { system.pairs[index].range = move.moved(pairs[index].range) }
    system.findings = findings.map { $0.moved(move.moved) }
    return system
  }
}

/// The places of a token list and its files in a theme.
struct TokenPlaces: Sendable, Hashable {
  let numbers: FileNumbers
  /// Number of files before the tokens'.
  let before: Int
  let list: [SourceRange]
}

/// Converts ranges between themes with the same token list.
struct PlaceMove: Sendable {
  let old: TokenPlaces
  let new: TokenPlaces

  func moved(_ range: SourceRange) -> SourceRange {
    let index = old.numbers.index(of: range.file) - old.before
    guard index >= 0 else { return old.list.firstIndex(of: range).map { new.list[$0] } ?? range }
    return SourceRange(
      file: new.numbers.number(of: new.before + index), lower: range.lower, upper: range.upper)
  }
}

extension Token {
  fileprivate func moved(by move: PlaceMove) -> Token {
    var token = self
    token.range = move.moved(range)
    for index in elsewhere.indices {
      token.elsewhere[index].places = elsewhere[index].places.mapped(move.moved)
    }
    token.origins = origins.mapped { origin in
      Origin(
        range: move.moved(origin.range),
        aliases: origin.aliases.map { Link(path: $0.path, range: move.moved($0.range)) })
    }
    if let deprecation { token.deprecation?.range = move.moved(deprecation.range) }
    return token
  }
}
