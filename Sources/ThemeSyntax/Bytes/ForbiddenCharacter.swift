import OutputText

/// Characters that a YAML theme must not contain, with the reasons.
enum ForbiddenCharacter {
  static func finding(_ scalar: UInt32) -> (id: String, message: String)? {
    let name = name(scalar)
    switch scalar {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E:
      return nil
    case 0x85:
      return ("line-separator", "\(name) is a line break for YAML 1.1 only; remove it")
    case 0x2028, 0x2029:
      return (
        "line-separator", "\(name) is a line break for YAML 1.1 but not for editors; remove it"
      )
    case 0xFEFF:
      return (
        "byte-order-mark", "byte order mark inside the file; it may only be the first character"
      )
    case 0xFFFE, 0xFFFF:
      return ("control-character", "\(name) is not a character; remove it")
    case 0...0x9F:
      return ("control-character", "control character \(name) is not allowed; remove it")
    default:
      return nil
    }
  }

  /// For example `U+007F`.
  static func name(_ scalar: UInt32) -> String {
    "U+" + hexadecimal(scalar, digits: 4)
  }
}
