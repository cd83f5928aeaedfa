/// A list for what is added per node.
///
/// It owns its memory alone, so nothing is spent on asking whether somebody shares it, as an array
/// does at every change.
@usableFromInline struct Arena<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline var storage: UnsafeMutableBufferPointer<Element>
  @usableFromInline private(set) var count = 0

  /// An empty list with room for some elements, at least one.
  init(capacity: Int) {
    storage = .allocate(capacity: max(1, capacity))
  }

  deinit { storage.deallocate() }

  /// The element at an index below `count`.
  @inlinable subscript(index: Int32) -> Element {
    get {
      precondition(index >= 0 && Int(index) < count)
      return storage[Int(index)]
    }
    set {
      precondition(index >= 0 && Int(index) < count)
      storage[Int(index)] = newValue
    }
  }

  /// The element at the end, nil when there is none.
  var last: Element? { count > 0 ? storage[count - 1] : nil }

  mutating func append(_ element: Element) {
    if count == storage.count { reserve(count * 2) }
    storage.initializeElement(at: count, to: element)
    count += 1
  }

  /// Takes the last element away, nil when there is none.
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return storage[count]
  }

  /// Adds elements at the end until there are so many.
  mutating func fill(to total: Int, with element: Element) {
    if total > storage.count { reserve(max(total, count * 2)) }
    while count < total { append(element) }
  }

  private mutating func reserve(_ capacity: Int) {
    let larger = UnsafeMutableBufferPointer<Element>.allocate(capacity: capacity)
    _ = larger.moveInitialize(fromContentsOf: storage[..<count])
    storage.deallocate()
    storage = larger
  }
}
