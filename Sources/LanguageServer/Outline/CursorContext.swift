/// Where the cursor is, as far as the text before it says: a text that is being typed is mostly broken.
///
/// One pass from the beginning keeps the keys that lead to the cursor, by indentation and by brackets.
package struct CursorContext: Sendable, Equatable {
  /// What is being typed.
  package enum Position: Sendable, Equatable {
    case key, value
    /// A name in braces: what is written of it, without the braces.
    case reference
    case comment
  }

  /// The keys that lead to the mapping, or to the value.
  package private(set) var path: [String] = []
  package private(set) var position = Position.key
  /// The bytes from the beginning of the word up to the cursor.
  package private(set) var typed: Range<Int>
  /// The quote that the cursor is within, nil for none.
  package private(set) var quote: UInt8?
  /// Whether the cursor is within brackets or braces.
  package private(set) var isFlow = false
  /// Whether what is typed is an item of a list.
  package private(set) var isItem = false
  /// The texts that the braces around the cursor have before it, without quotes, by the keys that lead to them:
  /// until the last brace is closed, nothing else knows of them.
  package private(set) var written: [[String]: String] = [:]

  private struct Level {
    var indent: Int
    var key: String
  }

  private struct Bracket {
    var isMapping: Bool
    var key: String?
    var hasColon = false
    /// The keys that lead to the bracket.
    var base: [String]
    /// The texts of its keys before the last comma.
    var texts: [String: String] = [:]
  }

  package init(_ bytes: [UInt8], at cursor: Int) {
    typed = cursor..<cursor
    var levels: [Level] = []
    var brackets: [Bracket] = []
    var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var block: Int?
    while index <= cursor {
      let end = Self.lineEnd(bytes, index)
      let isLast = end >= cursor
      var scan = LineScan(bytes, index..<min(end, cursor))
      let indent = scan.indent
      if let least = block {
        // A block of text ends where a line stands no further in than its key.
        if indent > least || scan.isBlank, !isLast {
          index = Self.nextLine(bytes, end)
          continue
        }
        block = nil
      }
      if brackets.isEmpty, !scan.isBlank || isLast {
        let column = isLast && scan.isBlank ? min(scan.width, indent) : scan.keyColumn
        while let last = levels.last, last.indent >= column { levels.removeLast() }
      }
      scan.run(&brackets, base: levels.map(\.key))
      if isLast {
        finish(scan, levels.map(\.key), brackets)
        return
      }
      if brackets.isEmpty, let key = scan.key {
        while let last = levels.last, last.indent >= scan.keyColumn { levels.removeLast() }
        levels.append(Level(indent: scan.keyColumn, key: key))
        if scan.beginsBlock { block = indent }
      }
      index = Self.nextLine(bytes, end)
    }
  }

  private mutating func finish(_ scan: LineScan, _ levels: [String], _ brackets: [Bracket]) {
    typed = scan.wordStart..<scan.end
    quote = scan.quote
    if scan.isComment {
      position = .comment
      path = levels
      return
    }
    if let bracket = brackets.last {
      isFlow = true
      isItem = !bracket.isMapping
      path = bracket.base + (bracket.key.map { [$0] } ?? [])
      position = bracket.hasColon || !bracket.isMapping ? .value : .key
      for bracket in brackets {
        for (key, text) in bracket.texts { written[bracket.base + [key]] = text }
      }
      if bracket.isMapping, !bracket.hasColon { path = bracket.base }
    } else {
      path = levels
      position = .key
      if let key = scan.key {
        path.append(key)
        position = .value
      } else if scan.isItem {
        isItem = true
        position = .value
      }
    }
    if let open = scan.brace {
      position = .reference
      typed = open..<scan.end
    }
  }

  private static func lineEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return end
  }

  private static func nextLine(_ bytes: [UInt8], _ end: Int) -> Int {
    guard end < bytes.count else { return bytes.count + 1 }
    return bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
      ? end + 2 : end + 1
  }

  /// A line up to its end or the cursor.
  private struct LineScan {
    let bytes: [UInt8]
    let start: Int
    let end: Int
    /// How many blanks the line begins with.
    let indent: Int
    /// The column of the first key, behind the dashes of a list.
    private(set) var keyColumn: Int
    private(set) var isItem = false
    /// The key of the line, nil where it has none or is in brackets.
    private(set) var key: String?
    private(set) var isComment = false
    private(set) var quote: UInt8?
    /// Where the name of a reference begins that the line ends in.
    private(set) var brace: Int?
    /// Where the last word begins.
    private(set) var wordStart: Int
    private(set) var beginsBlock = false

    init(_ bytes: [UInt8], _ range: Range<Int>) {
      self.bytes = bytes
      start = range.lowerBound
      end = range.upperBound
      var place = start
      while place < end, bytes[place] == 0x20 { place += 1 }
      indent = place - start
      while place + 1 < end, bytes[place] == 0x2D, bytes[place + 1] == 0x20 {
        isItem = true
        place += 1
        while place < end, bytes[place] == 0x20 { place += 1 }
      }
      keyColumn = place - start
      wordStart = place
    }

    var width: Int { end - start }

    /// Whether there is nothing but blanks and a comment.
    var isBlank: Bool {
      let first = bytes[(start + indent)..<end].first
      return first == nil || first == 0x23
    }

    /// How many brackets are told apart; no theme is read that has so many in one another.
    private static let deepest = 128

    /// Goes through the line; keeps the brackets that are open at its end.
    mutating func run(_ brackets: inout [Bracket], base: [String]) {
      var index = start + keyColumn
      var word = index
      // How many parentheses of functions are open.
      var depth = 0
      quote = nil
      while index < end {
        let byte = bytes[index]
        if let open = quote {
          if byte == 0x5C, open == 0x22 {
            index += 2
            continue
          }
          if byte == open { quote = nil }
          if byte == 0x7B { brace = index + 1 }
          if byte == 0x7D { brace = nil }
          index += 1
          continue
        }
        let isFirst = index == word
        switch byte {
        case 0x22, 0x27:
          if isFirst {
            quote = byte
            brace = nil
          }
        case 0x23 where index == start || bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09:
          isComment = true
          wordStart = index
          return
        case 0x7B, 0x5B:
          // Within a text of a color, braces hold a name.
          if isFirst, brackets.count < Self.deepest {
            let parent = brackets.last
            let keys = parent.map { $0.base + ($0.key.map { [$0] } ?? []) }
            brackets.append(
              Bracket(
                isMapping: byte == 0x7B,
                base: keys ?? base + (key.map { [$0] } ?? [])))
            word = index + 1
          } else if byte == 0x7B {
            brace = index + 1
          }
        case 0x7D, 0x5D:
          if brace != nil, byte == 0x7D {
            brace = nil
          } else if !brackets.isEmpty {
            brackets.removeLast()
            word = index + 1
          }
        case 0x28: depth += 1
        case 0x29: depth = max(0, depth - 1)
        case 0x2C where !brackets.isEmpty && brace == nil && depth == 0:
          if brackets[brackets.count - 1].isMapping {
            if let key = brackets[brackets.count - 1].key, word < index {
              brackets[brackets.count - 1].texts[key] = Self.name(bytes[word..<index])
            }
            brackets[brackets.count - 1].key = nil
            brackets[brackets.count - 1].hasColon = false
          }
          word = index + 1
        case 0x3A:
          let follows = index + 1 < end ? bytes[index + 1] : 0x20
          let isQuotedKey = index > word && (bytes[index - 1] == 0x22 || bytes[index - 1] == 0x27)
          guard follows == 0x20 || follows == 0x09 || isQuotedKey || index + 1 == end else { break }
          let name = Self.name(bytes[word..<index])
          if brackets.isEmpty {
            guard key == nil else { break }
            key = name
          } else if brackets[brackets.count - 1].isMapping {
            brackets[brackets.count - 1].key = name
            brackets[brackets.count - 1].hasColon = true
          }
          word = index + 1
        case 0x20, 0x09:
          if index == word { word = index + 1 }
        case 0x7C, 0x3E:
          if isFirst, key != nil, brackets.isEmpty { beginsBlock = true }
        default: break
        }
        index += 1
      }
      wordStart = min(word, end)
      // A brace that opens the value may be a mapping or, without quotes, a reference.
      if quote != nil, brace == nil { wordStart = min(word + 1, end) }
    }

    private static func name(_ bytes: ArraySlice<UInt8>) -> String {
      var text = bytes
      while let last = text.last, last == 0x20 || last == 0x09 { text.removeLast() }
      if let first = text.first, first == 0x22 || first == 0x27, text.count > 1,
        text.last == first
      {
        text = text.dropFirst().dropLast()
      }
      return String(decoding: text, as: UTF8.self)
    }
  }
}
