/// What a Swift file declares and what it names.
struct SourceNames {
  /// A word that the code names.
  struct Use {
    let word: String
    /// The line, from 1.
    let line: Int
  }

  /// What others can name: declarations at the top level, and members.
  private(set) var shared: Set<String> = []
  /// What the file alone means: private declarations, variables, parameters and labels.
  private(set) var own: Set<String> = []
  /// The words it names, except labels.
  private(set) var uses: [Use] = []

  private static let types: Set<String> = [
    "struct", "enum", "class", "protocol", "actor", "extension",
  ]
  private static let declarations: Set<String> = types.union([
    "typealias", "func", "var", "let", "case",
  ])
  private static let modifiers: Set<String> = [
    "package", "public", "private", "fileprivate", "internal", "static", "final", "indirect",
    "mutating", "nonmutating", "lazy", "override", "borrowing", "consuming", "weak",
  ]
  /// Words that are names only behind a dot.
  private static let keywords = declarations.union(modifiers).union([
    "default", "false", "for", "in", "init", "is", "nil", "repeat", "self", "some", "true",
  ])

  /// What is open around a line.
  private struct Opening {
    let indentation: Int
    let hasMembers: Bool
    let isPrivate: Bool
  }

  init(_ code: SourceCode) {
    var openings: [Opening] = []
    for line in code.tokens.chunked(by: \.line) where line.first?.text != "#" {
      while let last = openings.last, last.indentation >= line[line.startIndex].indentation {
        openings.removeLast()
      }
      openings.append(read(line, in: openings))
      readVariables(line)
      readUses(line)
    }
  }

  /// What a line declares.
  private mutating func read(
    _ line: ArraySlice<SourceCode.Token>, in openings: [Opening]
  ) -> Opening {
    var index = line.startIndex
    var isPrivate = openings.contains(where: \.isPrivate)
    while index < line.endIndex {
      let text = line[index].text
      if text == "@" {
        index += 2
      } else if text == "(", let end = line[index...].firstIndex(where: { $0.text == ")" }) {
        if line[..<index].suffix(1).contains(where: { $0.text == "private" }) { isPrivate = false }
        index = end + 1
      } else if Self.modifiers.contains(text) {
        if text == "private" || text == "fileprivate" { isPrivate = true }
        index += 1
      } else {
        break
      }
    }
    let isMember = openings.allSatisfy(\.hasMembers)
    let rest = line[index...].filter { $0.text != "`" }
    let kind = rest.first?.text ?? ""
    if rest.count > 1, isMember, Self.declarations.contains(kind), kind != "extension" {
      var names = [rest[1].text]
      if kind == "case" { names = Self.cases(rest.dropFirst()) }
      if isPrivate { own.formUnion(names) } else { shared.formUnion(names) }
    }
    return Opening(
      indentation: line[line.startIndex].indentation,
      hasMembers: isMember && Self.types.contains(kind), isPrivate: isPrivate)
  }

  /// The names of cases, without what belongs to each.
  private static func cases(_ tokens: ArraySlice<SourceCode.Token>) -> [String] {
    var names: [String] = []
    var depth = 0
    var isNext = true
    for token in tokens {
      if token.text == "(" { depth += 1 }
      if token.text == ")" { depth -= 1 }
      if isNext, token.isWord { names.append(token.text) }
      isNext = depth == 0 && token.text == ","
    }
    return names
  }

  /// The variables, parameters and labels of a line.
  private mutating func readVariables(_ line: ArraySlice<SourceCode.Token>) {
    let line = Array(line)
    for (index, token) in line.enumerated() {
      switch token.text {
      case ":" where index > 0 && token.isAttached && line[index - 1].isWord:
        if index < 2 || line[index - 2].text != "." { own.insert(line[index - 1].text) }
      case "let", "var", "for", "func", "inout":
        let isList = index + 1 < line.count && line[index + 1].text == "("
        let names = isList ? line[index...].prefix { $0.text != ")" } : line[index...].prefix(2)
        own.formUnion(names.dropFirst().filter(\.isWord).map(\.text))
      case "in":
        let names = line[..<index].reversed().prefix {
          $0.isWord || [",", "(", ")", "-", ">"].contains($0.text)
        }
        own.formUnion(names.filter(\.isWord).map(\.text))
      default: break
      }
    }
  }

  private mutating func readUses(_ line: ArraySlice<SourceCode.Token>) {
    for (index, token) in zip(line.indices, line) where token.isWord {
      let isMember = index > line.startIndex && line[index - 1].text == "."
      let isLabel =
        index + 1 < line.endIndex && line[index + 1].text == ":" && line[index + 1].isAttached
      let isName = !isLabel && !Self.keywords.contains(token.text)
      if isMember || isName { uses.append(Use(word: token.text, line: token.line)) }
    }
  }
}

extension Array {
  /// The elements in runs that have a value in common.
  fileprivate func chunked(by value: (Element) -> some Equatable) -> [ArraySlice<Element>] {
    var chunks: [ArraySlice<Element>] = []
    var start = startIndex
    for index in indices where index > start && value(self[index]) != value(self[start]) {
      chunks.append(self[start..<index])
      start = index
    }
    if start < endIndex { chunks.append(self[start...]) }
    return chunks
  }
}
