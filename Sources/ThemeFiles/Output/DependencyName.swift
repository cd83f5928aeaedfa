internal import OutputText

/// A path in make's syntax for dependency files.
enum DependencyName {
  enum Role {
    case target, prerequisite
  }

  struct Refusal: Error, Equatable {
    /// A phrase: "make takes '%' for a pattern".
    let reason: String
  }

  static func escaped(_ path: String, as role: Role) throws(Refusal) -> [UInt8] {
    let bytes = PathText.bytes(path)
    if let reason = reason(against: bytes, as: role) { throw Refusal(reason: reason) }
    var escaped: [UInt8] = []
    var backslashes = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\\"):
        backslashes += 1
        escaped.append(byte)
        continue
      case UInt8(ascii: " "):
        // Backslashes before an escaped space count twice.
        escaped += repeatElement(UInt8(ascii: "\\"), count: backslashes + 1)
      case UInt8(ascii: "#"), UInt8(ascii: ":"), UInt8(ascii: "$"):
        if backslashes > 0 {
          throw Refusal(
            reason: "make and ninja do not agree on '\\' before '\(Unicode.Scalar(byte))'")
        }
        escaped.append(byte == UInt8(ascii: "$") ? byte : UInt8(ascii: "\\"))
      default: break
      }
      escaped.append(byte)
      backslashes = 0
    }
    // A bare word may be a keyword of make, such as 'define'.
    let isWord = bytes.allSatisfy { (0x61...0x7A).contains($0) }
    return isWord ? Array("./".utf8) + escaped : escaped
  }

  private static func reason(against bytes: [UInt8], as role: Role) -> String? {
    if bytes.first == UInt8(ascii: "~") { return "make takes '~' in front for a home folder" }
    switch bytes.last {
    case UInt8(ascii: ")"): return "make takes ')' at the end for the end of an archive's member"
    case UInt8(ascii: "\\"), UInt8(ascii: ":"):
      return "ninja reads the following text as part of it"
    default: break
    }
    return bytes.lazy.compactMap { reason(against: $0, as: role) }.first
  }

  private static func reason(against byte: UInt8, as role: Role) -> String? {
    let name = "'\(Unicode.Scalar(byte))'"
    switch byte {
    case 0..<0x20, 0x7F: return "it has no escape for control characters"
    case UInt8(ascii: "="): return "make takes '=' for an assignment"
    case UInt8(ascii: "%") where role == .target: return "make takes '%' in it for a pattern"
    case UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["):
      return "make takes \(name) for a wildcard"
    case _ where "\"&';<>^`|".utf8.contains(byte): return "ninja ends a name at \(name)"
    default: return nil
    }
  }
}
