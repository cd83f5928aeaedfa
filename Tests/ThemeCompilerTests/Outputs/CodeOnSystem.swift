/// What an iOS runs of generated Swift: availability is decided, and what is left are the lines.
struct CodeOnSystem {
  /// The lines that the iOS runs, without indentation and a dot in front.
  private(set) var lines: [Substring] = []
  private let version: Int

  /// - Parameters:
  ///   - text: generated Swift, laid out by indentation.
  ///   - version: the major version of the iOS.
  init(_ text: String, on version: Int) {
    self.version = version
    let lines = text.split(separator: "\n")
    run(lines[...])
  }

  private mutating func run(_ code: ArraySlice<Substring>) {
    var rest = code
    while let line = rest.popFirst() {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("@available(iOS ") {
        let block = Self.block(&rest, from: line)
        if has(words) { run(block) }
      } else if words.hasPrefix("if #available(iOS ") || words.hasPrefix("if #unavailable(iOS ") {
        decide(line, words, &rest)
      } else if !words.hasPrefix("#") {
        lines.append(words.drop { $0 == "." })
      }
    }
  }

  /// A declaration with its body, which ends where something stands as deep as its head.
  private static func block(
    _ rest: inout ArraySlice<Substring>, from head: Substring
  ) -> ArraySlice<Substring> {
    let depth = Self.depth(of: head)
    let start = rest.startIndex
    var end = start
    while end < rest.endIndex {
      let line = rest[end]
      end += 1
      if Self.depth(of: line) == depth, line.hasSuffix("}") { break }
    }
    defer { rest = rest[end...] }
    return rest[start..<end]
  }

  private mutating func decide(
    _ line: Substring, _ words: Substring, _ rest: inout ArraySlice<Substring>
  ) {
    let isThere = has(words) != words.hasPrefix("if #un")
    guard line.hasSuffix("{") else {
      if isThere { lines.append(words) }
      return
    }
    let depth = Self.depth(of: line)
    func isEnd(_ line: Substring) -> Bool { Self.depth(of: line) == depth }
    let first = rest.prefix { !isEnd($0) }
    rest = rest.dropFirst(first.count)
    var second: ArraySlice<Substring> = []
    if let end = rest.popFirst(), end.hasSuffix("else {") {
      second = rest.prefix { !isEnd($0) }
      rest = rest.dropFirst(second.count + 1)
    }
    // Another condition leaves both branches.
    let isOnly = !words.contains(", theme")
    if isThere { run(first) }
    if !isThere || !isOnly { run(second) }
  }

  /// Whether the iOS is one that a check asks for.
  private func has(_ check: Substring) -> Bool {
    let number = check.drop { !$0.isNumber }.prefix(while: \.isNumber)
    return Int(number).map { version >= $0 } ?? true
  }

  private static func depth(of line: Substring) -> Int { line.prefix { $0 == " " }.count }
}
