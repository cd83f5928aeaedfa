/// Encodings with NUL bytes in ordinary text, found by a byte order mark or the NULs' positions.
enum WideEncoding {
  /// Returns nil for bytes that may be UTF-8.
  static func name(_ bytes: [UInt8]) -> String? {
    let head = Array(bytes.prefix(4))
    if head == [0xFF, 0xFE, 0, 0] || head == [0, 0, 0xFE, 0xFF] { return "UTF-32" }
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    switch head.map({ $0 == 0 }) {
    case [false, true, true, true], [true, true, true, false]: return "UTF-32"
    case [false, true, false, true], [true, false, true, false]: return "UTF-16"
    case [false, true], [true, false]: return "UTF-16"
    default: return nil
    }
  }
}
