/// Receives a file in pieces, in order; a piece is valid until the call ends.
package typealias PieceSink = (_ piece: UnsafeRawBufferPointer) -> Void

/// A file's contents; large ones are generated in pieces on each request, the same each time.
public struct FileContent: Sendable {
  private let write: @Sendable (@escaping PieceSink) -> Void

  package init(write: @escaping @Sendable (@escaping PieceSink) -> Void) {
    self.write = write
  }

  /// Creates contents from bytes in memory.
  public init(_ bytes: [UInt8]) {
    write = { bytes.withUnsafeBytes($0) }
  }

  package func forEachPiece(_ sink: @escaping PieceSink) {
    write(sink)
  }

  /// The whole contents.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    forEachPiece { bytes.append(contentsOf: $0) }
    return bytes
  }
}
