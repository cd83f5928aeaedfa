#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Whether two contents are equal; outputs are megabytes, which `==` goes through byte by byte.
func isSame(_ left: [UInt8], _ right: [UInt8]) -> Bool {
  guard left.count == right.count else { return false }
  let count = left.count
  return left.withUnsafeBytes { left in
    right.withUnsafeBytes { right in
      guard let left = left.baseAddress, let right = right.baseAddress else { return true }
      return memcmp(left, right, count) == 0
    }
  }
}
