/// Constant texts in one array, without reference counting for each.
@usableFromInline package struct TextList: Sendable {
  @usableFromInline let bytes: [UInt8]
  @usableFromInline let ends: [Int]

  package init(_ texts: [String]) {
    var bytes: [UInt8] = []
    var ends = [0]
    for text in texts {
      bytes += text.utf8
      ends.append(bytes.count)
    }
    self.bytes = bytes
    self.ends = ends
  }

  @inlinable package func append(_ index: Int, to buffer: inout ByteBuffer) {
    let range = ends[index]..<ends[index + 1]
    bytes.withUnsafeBufferPointer { buffer.append(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}
