#if Import
  import Dispatch
  import Foundation

  /// The results of a function for each element, in the order of the elements, on all cores and on stacks that hold
  /// a tree of the deepest nesting: a debug build of swift-syntax takes 100 KiB for a level.
  func largeStackMap<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let count = min(ProcessInfo.processInfo.activeProcessorCount, elements.count)
    guard count > 0 else { return [] }
    var results = [[Result]](repeating: [], count: count)
    results.withUnsafeMutableBufferPointer { results in
      // Each thread has a place of its own, and all are over when the call returns.
      nonisolated(unsafe) let results = results
      let group = DispatchGroup()
      for place in 0..<count {
        let thread = Thread {
          let own = stride(from: place, to: elements.count, by: count)
          results[place] = own.map { transform(elements[$0]) }
          group.leave()
        }
        thread.stackSize = 64 << 20
        group.enter()
        thread.start()
      }
      group.wait()
    }
    return elements.indices.map { results[$0 % count][$0 / count] }
  }
#endif
