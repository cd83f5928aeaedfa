import Dispatch

/// The fewest elements for which another core is asked.
private let chunkSize = 8

/// The results of a function for each element, in the order of the elements; where there are many,
/// all cores share the work.
package func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], _ transform: @Sendable (Element) -> Result
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
