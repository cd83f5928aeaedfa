import ThemeCompiler
import ThemeSyntax

/// A thing of a theme that has a name.
package struct NamedThing: Sendable, Hashable {
  /// The list that has it; nil for a color or a group of the palette, and for a token.
  let list: Outline.NameList?
  /// Its names from the root, of which only colors have several.
  let path: [String]

  static func color(_ path: some Sequence<String>) -> NamedThing {
    NamedThing(list: nil, path: Array(path))
  }

  var isColor: Bool { list == nil }
  var name: String { path.last ?? "" }
  /// The name with those of its groups.
  var fullName: String { path.joined(separator: ".") }

  /// The thing under another last name.
  func renamed(_ name: String) -> NamedThing {
    NamedThing(list: list, path: path.dropLast() + [name])
  }
}

/// A place where a file names something.
package struct Mention: Sendable, Hashable {
  package let thing: NamedThing
  /// The bytes of the name alone, without quotes and braces.
  package let range: Range<Int>
  /// The bytes of what the name is part of: a key with its value, or a reference.
  package let whole: Range<Int>
  package let isDeclaration: Bool
}

extension Mention {
  /// A reference whose braces hold `name`.
  static func reference(
    to thing: NamedThing, at range: Range<Int>, within name: Range<Int>
  ) -> Mention {
    Mention(
      thing: thing, range: range, whole: (name.lowerBound - 1)..<(name.upperBound + 1),
      isDeclaration: false)
  }
}

extension Outline {
  /// Every place where the file names something, in the order of the file; in a file of tokens, their
  /// paths are known by where their names stand.
  package func mentions(
    _ bytes: [UInt8], declared names: [Range<Int>: String] = [:]
  ) -> [Mention] {
    switch subject {
    case .theme: break
    case .tokens: return tokenMentions(bytes, declared: names)
    case .configuration: return []
    }
    var mentions: [Mention] = []
    for entry in entries {
      if let thing = declared(by: entry) {
        mentions.append(
          Mention(
            thing: thing, range: Self.unquoted(entry.keyRange, bytes), whole: entry.range,
            isDeclaration: true))
      }
      if isColor(entry) {
        mentions += Self.references(in: entry, bytes)
      } else if let name = appearance(namedBy: entry) {
        mentions.append(
          Mention(
            thing: NamedThing(list: .appearances, path: [name]),
            range: Self.unquoted(entry.valueRange, bytes),
            whole: entry.valueRange, isDeclaration: false))
      }
    }
    return mentions.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// What an entry declares, nil where it declares nothing.
  package func declared(by entry: Entry) -> NamedThing? {
    switch entry.meaning {
    case .paletteName: .color(entry.path.dropFirst())
    case .name(let list): NamedThing(list: list, path: [entry.key])
    case .key, .rule, .option, .other: nil
    }
  }

  /// The appearance that a value names, nil where it names none.
  private func appearance(namedBy entry: Entry) -> String? {
    guard case .scalar(let text, _) = entry.value, let kind = kind(of: entry),
      kind.takesAppearance, !kind.words.contains(where: { $0.name == text })
    else { return nil }
    return text
  }

  /// The names within the braces of a color.
  private static func references(in entry: Entry, _ bytes: [UInt8]) -> [Mention] {
    var mentions: [Mention] = []
    for name in bracedNames(in: entry, bytes) {
      var path: [String] = []
      for part in bytes[name].split(separator: 0x2E, omittingEmptySubsequences: false) {
        let range = unquoted(trimmed(part), bytes)
        path.append(String(decoding: bytes[range], as: UTF8.self))
        // A member of a color is no name.
        if !(path.count > 1 && range.upperBound >= trimmed(bytes[name]).upperBound
          && Section.adaptiveColor.names.contains(path.last ?? ""))
        {
          mentions.append(.reference(to: .color(path), at: range, within: name))
        }
      }
    }
    return mentions
  }

  /// What is within each pair of braces of a value.
  static func bracedNames(in entry: Entry, _ bytes: [UInt8]) -> [Range<Int>] {
    var names: [Range<Int>] = []
    var rest = bytes[entry.valueRange]
    while let open = rest.firstIndex(of: 0x7B), let close = rest[open...].firstIndex(of: 0x7D) {
      names.append((open + 1)..<close)
      rest = rest[(close + 1)...]
    }
    return names
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> Range<Int> {
    var bytes = bytes
    while let first = bytes.first, first == 0x20 || first == 0x09 { bytes.removeFirst() }
    while let last = bytes.last, last == 0x20 || last == 0x09 { bytes.removeLast() }
    return bytes.startIndex..<bytes.endIndex
  }

  /// A range without the quotes at its ends.
  package static func unquoted(_ range: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    guard range.count >= 2, let first = bytes[range].first, first == 0x22 || first == 0x27,
      bytes[range].last == first
    else { return range }
    return (range.lowerBound + 1)..<(range.upperBound - 1)
  }
}
