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

  /// The keys that lead to the mapping, or to the value; none in a comment.
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

  package init(_ bytes: [UInt8], at cursor: Int) {
    typed = cursor..<cursor
    var stack: [Frame] = []
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    // How far the key of a block of text is indented.
    var block: Int?
    while start <= cursor {
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      let isLast = end >= cursor
      var line = LineScan(bytes, start..<min(end, cursor))
      // A block of text ends where a line stands no further in than its key.
      let isText = block.map { (line.indent > $0 || line.isBlank) && !isLast } ?? false
      if !isText {
        block = nil
        if !line.isBlank || isLast { stack.leaveKeys(from: line.keyColumn) }
        line.run(&stack)
        if isLast {
          finish(line, stack)
          return
        }
        if line.beginsBlock { block = line.indent }
      }
      let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
      start = end + (isPair ? 2 : 1)
    }
  }

  private mutating func finish(_ line: LineScan, _ stack: [Frame]) {
    typed = line.wordStart..<line.end
    quote = line.quote
    path = stack.compactMap(\.key)
    isFlow = stack.isInBracket
    isItem = isFlow ? stack.last?.isMapping == false : !line.hasKey && line.isItem
    for (depth, frame) in stack.enumerated() {
      let base = stack[..<depth].compactMap(\.key)
      for (key, text) in frame.texts { written[base + [key]] = text }
    }
    if line.isComment {
      position = .comment
      path = []
    } else if let open = line.brace {
      position = .reference
      typed = open..<line.end
    } else {
      let isValue = isItem || (isFlow ? stack.last?.key != nil : line.hasKey)
      position = isValue ? .value : .key
    }
  }
}

/// A key whose value is still to come, or an open bracket.
private struct Frame {
  /// The column of a key outside brackets; nil for a bracket.
  var column: Int?
  /// Whether a bracket holds keys.
  var isMapping = true
  /// The key; in a bracket that of the value which comes next.
  var key: String?
  /// The texts of a bracket's keys before its last comma.
  var texts: [String: String] = [:]
}

extension [Frame] {
  fileprivate var isInBracket: Bool { last.map { $0.column == nil } ?? false }

  /// Leaves the keys that a key at a column does not belong to.
  fileprivate mutating func leaveKeys(from column: Int) {
    while let own = last?.column, own >= column { removeLast() }
  }
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
  /// Whether the line has a key outside brackets.
  private(set) var hasKey = false
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

  /// Whether there is nothing but blanks and a comment.
  var isBlank: Bool {
    let first = bytes[(start + indent)..<end].first
    return first == nil || first == 0x23
  }

  /// How many brackets are told apart; no theme is read that has so many in one another.
  private static let deepest = 128

  /// Goes through the line; keeps the keys and brackets that are open at its end.
  mutating func run(_ stack: inout [Frame]) {
    var index = start + keyColumn
    var word = index
    // How many parentheses of functions are open.
    var depth = 0
    while index < end {
      let byte = bytes[index]
      let isFirst = index == word
      switch byte {
      case 0x5C where quote == 0x22: index += 1
      case _ where quote != nil:
        if byte == quote { quote = nil }
        if byte == 0x7B { brace = index + 1 }
        if byte == 0x7D { brace = nil }
      case 0x22, 0x27:
        if isFirst {
          quote = byte
          brace = nil
        }
      case 0x23 where index == start || bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09:
        isComment = true
        wordStart = index
        return
      case 0x7B where !isFirst: brace = index + 1
      case 0x7B, 0x5B:
        // Within a text of a color, braces hold a name.
        if isFirst, stack.count < Self.deepest {
          stack.append(Frame(isMapping: byte == 0x7B))
          word = index + 1
        }
      case 0x7D where brace != nil: brace = nil
      case 0x7D, 0x5D:
        if stack.isInBracket {
          stack.removeLast()
          word = index + 1
        }
      case 0x28: depth += 1
      case 0x29: depth = max(0, depth - 1)
      case 0x2C where stack.isInBracket && brace == nil && depth == 0:
        if let key = stack[stack.count - 1].key {
          if word < index { stack[stack.count - 1].texts[key] = Self.name(bytes[word..<index]) }
          stack[stack.count - 1].key = nil
        }
        word = index + 1
      case 0x3A where endsKey(at: index, from: word) && (stack.isInBracket || !hasKey):
        open(Self.name(bytes[word..<index]), &stack)
        word = index + 1
      case 0x20, 0x09:
        if isFirst { word = index + 1 }
      case 0x7C, 0x3E:
        if isFirst, hasKey, !stack.isInBracket { beginsBlock = true }
      default: break
      }
      index += 1
    }
    wordStart = min(word, end)
    // A brace that opens the value may be a mapping or, without quotes, a reference.
    if quote != nil, brace == nil { wordStart = min(word + 1, end) }
  }

  /// Opens a key, in brackets that of their mapping and else that of the line.
  private mutating func open(_ key: String, _ stack: inout [Frame]) {
    if !stack.isInBracket {
      stack.leaveKeys(from: keyColumn)
      stack.append(Frame(column: keyColumn, key: key))
      hasKey = true
    } else if stack[stack.count - 1].isMapping {
      stack[stack.count - 1].key = key
    }
  }

  /// Whether a colon stands behind a key: before a blank, at the end, or behind a key in quotes.
  private func endsKey(at colon: Int, from word: Int) -> Bool {
    let follows = colon + 1 < end ? bytes[colon + 1] : 0x20
    let isQuoted = colon > word && (bytes[colon - 1] == 0x22 || bytes[colon - 1] == 0x27)
    return follows == 0x20 || follows == 0x09 || isQuoted
  }

  private static func name(_ bytes: ArraySlice<UInt8>) -> String {
    var text = bytes
    while let last = text.last, last == 0x20 || last == 0x09 { text.removeLast() }
    if let first = text.first, first == 0x22 || first == 0x27, text.count > 1, text.last == first {
      text = text.dropFirst().dropLast()
    }
    return String(decoding: text, as: UTF8.self)
  }
}
