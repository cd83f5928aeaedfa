import Testing

@testable import OutputText

@Suite("A value for one thread at a time")
struct MutexTests {
  @Test("no change is lost, however many threads make one")
  func changes() async {
    let count = Mutex(0)
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1000 { count.withLock { $0 += 1 } } }
      }
    }
    #expect(count.withLock { $0 } == 8000)
  }
}
