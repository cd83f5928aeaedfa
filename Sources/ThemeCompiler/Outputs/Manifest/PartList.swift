/// Parts of a manifest, in memory or created on demand to save memory for large themes.
package struct PartList<Part: Sendable & Equatable>: RandomAccessCollection, Sendable, Equatable {
  package let count: Int
  private let part: @Sendable (Int) -> Part

  package init(_ parts: [Part] = []) {
    self.init(count: parts.count) { parts[$0] }
  }

  package init(count: Int, _ part: @escaping @Sendable (Int) -> Part) {
    self.count = count
    self.part = part
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }
  package subscript(index: Int) -> Part { part(index) }

  package static func == (left: PartList, right: PartList) -> Bool {
    left.elementsEqual(right)
  }
}
