#if canImport(Glibc)
  internal import Glibc
#endif

/// The memory that the C library keeps for small things.
enum Heap {
  /// Makes room for the work on so many bytes of themes, of large pages where the system has them.
  ///
  /// Page by page as it is touched, the memory behind a large theme costs as much time as its parsing.
  static func prepare(forInput bytes: Int) {
    #if canImport(Glibc)
      guard bytes >= 256 << 10 else { return }
      let limit = 31 << 20
      // The first block is the system's; freed, it tells glibc to have blocks of its size on the heap,
      // where the second one is taken from and stays.
      for size in [limit, min(bytes * 8, limit)] {
        guard let block = malloc(size) else { return }
        let start = block.alignedUp(toMultipleOf: Int(getpagesize()))
        madvise(start, size - (start - block), MADV_HUGEPAGE)
        free(block)
      }
    #endif
  }
}
