package enum SwiftName {
  /// Returns an empty text if nothing usable remains.
  package static func lowerCamel(_ text: String) -> String {
    if isLowerCamel(text) { return text }
    let name = joined(text)
    let capitals = name.prefix { $0.isUppercase }.count
    guard capitals > 0 else { return name }
    // "URLBar" → "urlBar", "URL" → "url", "Light" → "light".
    let isWord = capitals == 1 || capitals == name.count
    let head = isWord ? capitals : capitals - 1
    return name.prefix(head).lowercased() + name.dropFirst(head)
  }

  /// True for ASCII letters and digits after a lower-case letter, which need no conversion.
  private static func isLowerCamel(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard let first = bytes.first, (0x61...0x7A).contains(first) else { return false }
      return bytes.allSatisfy {
        (0x61...0x7A).contains($0) || (0x41...0x5A).contains($0) || (0x30...0x39).contains($0)
      }
    }
  }

  package static func upperCamel(_ text: String) -> String {
    capitalized(joined(text))
  }

  package static func capitalized(_ text: String) -> String {
    var utf8 = text
    let name: String? = utf8.withUTF8 { bytes in
      // A second non-ASCII character may belong to the first.
      guard let first = bytes.first, first < 0x80, bytes.count < 2 || bytes[1] < 0x80 else {
        return nil
      }
      guard (0x61...0x7A).contains(first) else { return text }
      return String(unsafeUninitializedCapacity: bytes.count) { letters in
        _ = letters.initialize(from: bytes)
        letters[0] = first - 0x20
        return bytes.count
      }
    }
    return name ?? text.prefix(1).uppercased() + text.dropFirst()
  }

  package static func declared(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// After a type and a dot, where most keywords need no backticks.
  package static func member(_ name: String) -> String {
    name == "self" || name == "init" ? "`\(name)`" : name
  }

  /// Reserved by Swift, or in types.
  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  /// A class in an extension, with backticks for keywords and for special names after a dot.
  package static func extended(_ name: String) -> String {
    name == "Type" || name == "Protocol" ? "`\(name)`" : declared(name)
  }

  /// True unless the name is only underscores.
  package static func isUsable(_ name: String) -> Bool {
    name.utf8.contains { $0 != UInt8(ascii: "_") }
  }

  /// Equal results are one file on a disk that ignores case and accents' form.
  package static func folded(_ name: String) -> String {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return name.lowercased() }
    // Upper case first, as it turns "ß" into "SS" and "ſ" into "S".
    return name.uppercased().lowercased()
  }

  /// True if a text can name an app's class, possibly nested.
  package static func isTypeName(_ text: String) -> Bool {
    guard !usedTypes.contains(text), !commonTypes.contains(text) else { return false }
    return text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      guard let first = part.unicodeScalars.first, isUsable(String(part)), part != "Any",
        part != "Self"
      else { return false }
      return (first == "_" || first.properties.isIDStart)
        && part.unicodeScalars.allSatisfy { $0.properties.isIDContinue }
    }
  }

  /// Keeps letters, digits and underscores, each word after the first capitalized.
  private static func joined(_ text: String) -> String {
    var name = ""
    var startsWord = false
    for scalar in text.unicodeScalars {
      guard scalar.properties.isIDContinue else {
        startsWord = !name.isEmpty
        continue
      }
      name += startsWord ? scalar.properties.uppercaseMapping : String(scalar)
      startsWord = false
    }
    guard let first = name.unicodeScalars.first else { return "" }
    return first == "_" || first.properties.isIDStart ? name : "_" + name
  }
}
