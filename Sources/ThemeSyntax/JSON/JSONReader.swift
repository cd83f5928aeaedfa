/// Reads a JSON theme by RFC 8259; reports and skips comments and commas before a bracket.
struct JSONReader: ~Copyable {
  enum Step {
    case value, key, separator, end
  }

  var builder: TreeBuilder
  let scan: ByteScan
  var offset: Int
  /// The text of the last string with escapes.
  var decoded: [UInt8] = []

  init(_ check: ByteCheck) {
    scan = ByteScan(bytes: check.bytes)
    offset = check.contentStart
    builder = TreeBuilder(check)
  }

  mutating func read() {
    guard skipSpace() else { return }
    guard offset < bytes.count else {
      builder.isUnusable = true
      let rule = builder.limits.subject.rule
      builder.report("empty-file", "file is empty; \(rule)", 0, 0)
      return
    }
    var step = Step.value
    while step != .end {
      switch step {
      case .value: step = readValue()
      case .key: step = readKey()
      case .separator: step = builder.depth == 0 ? readEnd() : readSeparator()
      case .end: break
      }
    }
    if !builder.isUnusable { builder.checkRoot() }
  }

  var bytes: [UInt8] { scan.bytes }

  /// 0 past the end.
  func byte(_ offset: Int) -> UInt8 { scan.byte(offset) }

  private mutating func readValue() -> Step {
    switch byte(offset) {
    case UInt8(ascii: "\""):
      return readString() ? .separator : .end
    case UInt8(ascii: "{"):
      return readOpening(.mapping)
    case UInt8(ascii: "["):
      return readOpening(.sequence)
    case UInt8(ascii: "#"):
      return readHashColor()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return readNumber()
    default:
      return readLiteral()
    }
  }

  private mutating func readOpening(_ kind: SyntaxTree.Kind) -> Step {
    let start = Int32(offset)
    guard builder.openCollection(kind, isFlow: false, start, start + 1) else { return .end }
    offset += 1
    guard skipSpace() else { return .end }
    if byte(offset) == (kind == .mapping ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
      return readClosing()
    }
    return kind == .mapping ? .key : .value
  }

  private mutating func readClosing() -> Step {
    offset += 1
    builder.closeCollection(Int32(offset))
    return .separator
  }

  private mutating func readKey() -> Step {
    guard byte(offset) == UInt8(ascii: "\"") else { return failAtKey() }
    guard readString(), skipSpace() else { return .end }
    guard byte(offset) == UInt8(ascii: ":") else { return failAtColon() }
    offset += 1
    return skipSpace() ? .value : .end
  }

  private mutating func readSeparator() -> Step {
    guard skipSpace() else { return .end }
    let isMapping = builder.current.isMapping
    let closing = isMapping ? UInt8(ascii: "}") : UInt8(ascii: "]")
    if byte(offset) == closing { return readClosing() }
    guard byte(offset) == UInt8(ascii: ",") else { return failAtSeparator(isMapping) }
    let comma = offset
    offset += 1
    guard skipSpace() else { return .end }
    if byte(offset) == closing {
      reportTrailingComma(comma)
      return readClosing()
    }
    return isMapping ? .key : .value
  }

  private mutating func readEnd() -> Step {
    guard skipSpace() else { return .end }
    return offset < bytes.count ? failAfterEnd() : .end
  }

  /// Skips spaces, line ends and reported comments; false if a comment never ends.
  private mutating func skipSpace() -> Bool {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x0A, 0x0D, 0x09:
        offset += 1
      case UInt8(ascii: "/"), UInt8(ascii: "#"):
        if hashColor != nil { return true }
        guard skipComment() else { return false }
      default:
        return true
      }
    }
    return true
  }
}
