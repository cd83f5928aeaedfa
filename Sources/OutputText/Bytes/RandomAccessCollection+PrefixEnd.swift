extension RandomAccessCollection {
  /// The end of the elements that meet a condition, found by halving; no later element meets it.
  @inlinable package func prefixEnd(while isMet: (Element) -> Bool) -> Index {
    var (lower, upper) = (startIndex, endIndex)
    while lower < upper {
      let middle = index(lower, offsetBy: distance(from: lower, to: upper) / 2)
      if isMet(self[middle]) { lower = index(after: middle) } else { upper = middle }
    }
    return lower
  }
}
