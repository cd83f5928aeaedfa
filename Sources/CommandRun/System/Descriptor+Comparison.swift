#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension Descriptor {
  /// Whether what is left to read is just these bytes; outputs are megabytes, so it is read and
  /// compared piece by piece.
  func holds(_ bytes: [UInt8]) throws(SystemError) -> Bool {
    var offset = 0
    while true {
      let part = try read(upTo: 1 << 16, expected: 1 << 16)
      if part.isEmpty { return offset == bytes.count }
      guard part.count <= bytes.count - offset else { return false }
      let isSame = part.withUnsafeBytes { part in
        bytes.withUnsafeBytes { bytes in
          guard let left = part.baseAddress, let right = bytes.baseAddress else { return false }
          return memcmp(left, right + offset, part.count) == 0
        }
      }
      guard isSame else { return false }
      offset += part.count
    }
  }
}
