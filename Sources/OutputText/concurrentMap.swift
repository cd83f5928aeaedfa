import Dispatch

/// Maps elements in order, in parallel if there are more than `chunkSize`.
package func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], chunkSize: Int = 8, _ transform: @Sendable (Element) -> Result
) -> [Result] {
  let chunks = (elements.count + chunkSize - 1) / chunkSize
  guard chunks > 1 else { return elements.map(transform) }
  var results = [[Result]](repeating: [], count: chunks)
  results.withUnsafeMutableBufferPointer { results in
    // Each iteration writes its own element, and all finish before the call returns.
    nonisolated(unsafe) let results = results
    DispatchQueue.concurrentPerform(iterations: chunks) { chunk in
      let start = chunk * chunkSize
      results[chunk] = elements[start..<min(start + chunkSize, elements.count)].map(transform)
    }
  }
  return results.flatMap(\.self)
}
