/// A list of nodes' data with unique ownership, which saves an array's uniqueness checks.
@usableFromInline struct Arena<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline var storage: UnsafeMutableBufferPointer<Element>
  @usableFromInline private(set) var count = 0

  /// Reserves memory for at least one element.
  init(capacity: Int) {
    storage = .allocate(capacity: max(1, capacity))
  }

  deinit { storage.deallocate() }

  /// `index` must be below `count`.
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

  var last: Element? { count > 0 ? storage[count - 1] : nil }

  mutating func append(_ element: Element) {
    if count == storage.count { reserve(count * 2) }
    storage.initializeElement(at: count, to: element)
    count += 1
  }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return storage[count]
  }

  /// Appends elements up to a total.
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
