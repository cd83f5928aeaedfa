#if Import
  import Testing

  @testable import AppearanceImport

  @Suite("Work on large stacks")
  struct LargeStackMapTests {
    @Test("results come in the order of the elements", arguments: [0, 1, 2, 7, 1_000])
    func order(count: Int) {
      let elements = Array(0..<count)
      #expect(largeStackMap(elements) { $0 * 2 } == elements.map { $0 * 2 })
    }

    @Test("a stack holds more than the 8 MiB of a usual thread")
    func depth() {
      /// Takes at least 1 KiB of the stack for each level.
      @Sendable func depth(_ levels: Int) -> Int {
        guard levels > 0 else { return 0 }
        return withUnsafeTemporaryAllocation(byteCount: 1_024, alignment: 8) { bytes in
          bytes[0] = 1
          return depth(levels - 1) + Int(bytes.load(as: UInt8.self))
        }
      }
      #expect(largeStackMap([12_000, 2]) { depth($0) } == [12_000, 2])
    }
  }
#endif
