package import ThemeSyntax

/// What a list of tokens comes to.
package struct TokenSystem: Sendable {
  /// The colors in the order of the files, with places as the theme has them that was the first to read
  /// them; `token(at:)` gives one with the places of the theme that asks.
  package internal(set) var tokens: [Token] = []
  package internal(set) var skipped: [SkippedToken] = []
  package internal(set) var unresolved: [UnresolvedToken] = []
  package internal(set) var deviations: [Deviation] = []
  package internal(set) var pairs: [DeclaredPair] = []
  /// What else is wrong, with files, resolvers and groups.
  package internal(set) var findings: [Diagnostic] = []
  /// The files that were read, in the order of their numbers.
  package internal(set) var sources: [SourceFile] = []
  /// What was found in the folders of catalogs: their names by lines, under the path of each.
  package internal(set) var folders: [SourceFile] = []
  /// The devices that draw other colors of catalogs than an iPhone with a wide screen.
  package internal(set) var devices: [TokenDevice] = []
  /// Paths of files and folders that could not be read.
  package internal(set) var missing: [String] = []
  /// What each path is.
  private var index: [String: Entry] = [:]
  /// The way of places to where the theme has them that asks.
  private var move: PlaceMove?

  /// What a path is, with its index in the list of its kind.
  package enum Entry: Sendable {
    case color(Int), skipped(Int), unresolved(Int)
  }

  package init() {}

  /// What a path is, nil where it is no token.
  package subscript(path: String) -> Entry? { index[path] }

  /// A color with its places.
  package func token(at index: Int) -> Token {
    move.map { tokens[index].moved(by: $0) } ?? tokens[index]
  }

  /// The color of a path with its places.
  package func token(_ path: String) -> Token? {
    if case .color(let number)? = index[path] { token(at: number) } else { nil }
  }

  /// Makes the list by which paths are found; a color comes before what is none.
  mutating func makeIndex() {
    index.reserveCapacity(tokens.count + skipped.count + unresolved.count)
    for (number, token) in unresolved.enumerated() { index[token.path] = .unresolved(number) }
    for (number, token) in skipped.enumerated() { index[token.path] = .skipped(number) }
    for (number, token) in tokens.enumerated() { index[token.path] = .color(number) }
  }

  func moved(by move: PlaceMove) -> TokenSystem {
    var system = self
    system.move = move
    for index in unresolved.indices { system.unresolved[index] = unresolved[index].moved(by: move) }
    for index in deviations.indices {
      system.deviations[index].range = move.moved(deviations[index].range)
    }
    for index in pairs.indices { system.pairs[index].range = move.moved(pairs[index].range) }
    system.findings = findings.map { $0.moved(move.moved) }
    return system
  }
}

/// How the places of a system that was read for one theme become those of another theme with the same
/// list of tokens.
struct PlaceMove: Sendable {
  /// How the files of a theme are numbered: the numbers, and how many come before those of tokens.
  struct Numbering: Sendable, Hashable {
    let numbers: FileNumbers
    let before: Int
  }

  let old: Numbering
  let new: Numbering
  /// The places of the list itself.
  let entries: [SourceRange: SourceRange]

  /// A place as the other theme has it.
  func moved(_ range: SourceRange) -> SourceRange {
    let index = old.numbers.index(of: range.file) - old.before
    guard index >= 0 else { return entries[range] ?? range }
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
    token.deprecation = deprecation.map {
      Token.Deprecation(
        message: $0.message, replacement: $0.replacement, range: move.moved($0.range))
    }
    return token
  }
}

extension UnresolvedToken {
  fileprivate func moved(by move: PlaceMove) -> UnresolvedToken {
    UnresolvedToken(
      path: path, range: move.moved(range), reason: reason, id: id,
      notes: notes.map { Diagnostic.Note($0.message, at: move.moved($0.range)) },
      isDependent: isDependent)
  }
}
