extension YAMLReader {
  /// True for a piece of a call such as `rgb(1, 2, 3)` in braces; only the first piece is reported.
  mutating func isPieceOfCall(
    _ text: UnsafeBufferPointer<UInt8>, _ lower: Int, _ upper: Int
  ) -> Bool {
    if lower < callEnd {
      builder.discardKey()
      return true
    }
    guard text.contains(UInt8(ascii: "(")),
      scan.byte(scan.afterBlanks(upper)) == UInt8(ascii: ","),
      let end = endOfCall(lower), end > upper
    else {
      return false
    }
    callEnd = end
    builder.reportedUntil = Int32(end)
    let call = scan.bytes[lower..<end]
    let sign = call.contains(UInt8(ascii: "{")) ? "{" : ","
    reportCutValue(sign, at: lower..<end)
    builder.addReported(Int32(lower), Int32(upper))
    return true
  }

  /// In bytes.
  private static let longestCall = 256

  private mutating func endOfCall(_ start: Int) -> Int? {
    let limit = min(start + Self.longestCall, scan.bytes.count)
    let unknown = max(start, openUntil)
    guard unknown < limit else { return nil }
    // Text without a closing parenthesis is not searched again.
    guard scan.bytes[unknown..<limit].contains(UInt8(ascii: ")")) else {
      openUntil = limit
      return nil
    }
    var depth = 0
    for offset in start..<limit {
      switch scan.byte(offset) {
      case 0x0A, 0x0D: return nil
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return offset + 1 }
      case UInt8(ascii: ",") where depth <= 0, UInt8(ascii: "}") where depth <= 0: return nil
      default: break
      }
    }
    return nil
  }
}
