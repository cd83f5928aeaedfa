#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Whether both are the same bytes; outputs are megabytes, which the C library compares much faster.
func hasSameBytes(_ left: Slice<UnsafeRawBufferPointer>, _ right: [UInt8]) -> Bool {
  guard left.count == right.count else { return false }
  let left = UnsafeRawBufferPointer(rebasing: left)
  return right.withUnsafeBytes { right in
    guard let first = left.baseAddress, let second = right.baseAddress else { return true }
    return memcmp(first, second, left.count) == 0
  }
}
