import Dispatch

/// The results of a function for each element, in the order of the elements.
///
/// Where there are many, all cores share the work; `chunkSize` is the fewest elements for which another core is asked.
package func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], chunkSize: Int = 8, _ transform: @Sendable (Element) -> Result
) -> [Result] {
  let chunks = (elements.count + chunkSize - 1) / chunkSize
  guard chunks > 1 else { return elements.map(transform) }
  var results = [[Result]](repeating: [], count: chunks)
  results.withUnsafeMutableBufferPointer { results in
    // Each iteration has a place of its own, and all are over when the call returns.
    nonisolated(unsafe) let results = results
    DispatchQueue.concurrentPerform(iterations: chunks) { chunk in
      let start = chunk * chunkSize
      results[chunk] = elements[start..<min(start + chunkSize, elements.count)].map(transform)
    }
  }
  return results.flatMap(\.self)
}
