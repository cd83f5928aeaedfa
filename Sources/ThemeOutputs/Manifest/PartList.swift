/// Parts of a manifest: in memory, or made one at a time whenever somebody asks for one, so that a
/// large theme is not in memory twice.
package struct PartList<Part: Sendable & Equatable>: RandomAccessCollection, Sendable, Equatable {
  package let count: Int
  private let part: @Sendable (Int) -> Part

  package init(_ parts: [Part] = []) {
    self.init(count: parts.count) { parts[$0] }
  }

  /// Parts that are made by their indices, the same each time.
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
