import Foundation
import Testing

@testable import OutputText

@Suite("Mapping on all cores")
struct ConcurrentMapTests {
  @Test("keeps the order of any number of elements", arguments: [0, 1, 7, 8, 9, 64, 1000])
  func order(count: Int) {
    #expect(concurrentMap(Array(0..<count)) { $0 * 2 } == (0..<count).map { $0 * 2 })
    #expect(concurrentMap(Array(0..<count), chunkSize: 1) { -$0 } == (0..<count).map { -$0 })
  }

  @Test("stays on the calling thread for elements that fill no second chunk")
  func small() {
    let caller = pthread_self()
    #expect(
      concurrentMap([1, 2, 3]) { _ in pthread_equal(pthread_self(), caller) != 0 } == [
        true, true, true,
      ])
  }
}
