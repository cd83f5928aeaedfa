#if canImport(Glibc)
  internal import Glibc
#endif

/// Asks for large pages behind megabytes that are about to be written.
///
/// Linux gives memory page by page as it is touched, at a fault each: for a large theme that is as
/// much work as the text itself. Elsewhere, and where the system has no large pages, nothing happens.
func adviseLargePages(_ room: UnsafeMutableBufferPointer<UInt8>) {
  #if canImport(Glibc)
    guard room.count >= 2 << 20, let base = room.baseAddress else { return }
    let pageSize = Int(getpagesize())
    let start = UnsafeMutableRawPointer(base).alignedUp(toMultipleOf: pageSize)
    let size = UnsafeMutableRawPointer(base + room.count) - start
    madvise(start, size / pageSize * pageSize, MADV_HUGEPAGE)
  #endif
}
