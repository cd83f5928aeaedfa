import DesignTokens
import ThemeSyntax

extension TokenSystem {
  /// The paths of the colors that a file declares, by the bytes of their names; before those of the system
  /// there are `count` other files.
  func names(inFile path: String, after count: Int = 0) -> [Range<Int>: String] {
    guard let file = sources.firstIndex(where: { $0.path == path }) else { return [:] }
    let own = tokens.indices.map { token(at: $0) }.filter {
      Int($0.range.file) == count + file
    }
    return Dictionary(own.map { ($0.range.bytes, $0.path) }) { first, _ in first }
  }
}

extension Outline {
  /// Every place where a file of tokens names one: declarations, `{references}` and pointers of `$ref`.
  func tokenMentions(_ bytes: [UInt8], declared names: [Range<Int>: String]) -> [Mention] {
    var mentions: [Mention] = []
    for entry in entries {
      if let path = names[entry.keyRange] {
        mentions.append(
          Mention(
            thing: .token(path), range: Self.unquoted(entry.keyRange, bytes), whole: entry.range,
            isDeclaration: true))
      }
      guard case .scalar = entry.value else { continue }
      if entry.key == "$ref" {
        if let pointer = Self.pointer(in: entry, bytes) { mentions.append(pointer) }
      } else {
        mentions += Self.tokenReferences(in: entry, bytes)
      }
    }
    return mentions.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The paths in braces within a value.
  private static func tokenReferences(in entry: Entry, _ bytes: [UInt8]) -> [Mention] {
    bracedNames(in: entry, bytes).map { braced in
      // Theo's aliases begin with a sign.
      let name = bytes[braced].first == UInt8(ascii: "!") ? braced.dropFirst() : braced
      let path = String(decoding: bytes[name], as: UTF8.self).withoutValue(".")
      return .reference(to: .token(path), at: name, within: braced)
    }
  }

  /// The token that a pointer into the same file leads to.
  private static func pointer(in entry: Entry, _ bytes: [UInt8]) -> Mention? {
    let range = unquoted(entry.valueRange, bytes)
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard text.hasPrefix("#/") else { return nil }
    let names = text.dropFirst(2).withoutValue("/").split(separator: "/").map {
      $0.replacing("~1", with: "/").replacing("~0", with: "~")
    }
    return Mention(
      thing: .token(names.joined(separator: ".")), range: range, whole: entry.valueRange,
      isDeclaration: false)
  }
}

extension NamedThing {
  static func token(_ path: String) -> NamedThing {
    .color(path.split(separator: ".").map(String.init))
  }
}

extension StringProtocol {
  /// A path without the name of the value at its end, which some files add.
  fileprivate func withoutValue(_ separator: String) -> String {
    for name in ["$value", "value"] where hasSuffix(separator + name) {
      return String(dropLast(name.count + 1))
    }
    return String(self)
  }
}
