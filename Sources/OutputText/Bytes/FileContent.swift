/// Takes a file piece by piece, from its beginning to its end.
///
/// A piece is valid until the call ends.
package typealias PieceSink = (_ piece: UnsafeRawBufferPointer) -> Void

/// What a file holds.
///
/// A large file is never in memory as a whole: it is written anew, the same each time, whenever
/// somebody asks for its pieces.
public struct FileContent: Sendable {
  private let write: @Sendable (@escaping PieceSink) -> Void

  /// A content that `write` hands on in pieces, as often as it is called.
  package init(write: @escaping @Sendable (@escaping PieceSink) -> Void) {
    self.write = write
  }

  /// A content that is in memory.
  public init(_ bytes: [UInt8]) {
    write = { bytes.withUnsafeBytes($0) }
  }

  /// Hands on all pieces in their order.
  package func forEachPiece(_ sink: @escaping PieceSink) {
    write(sink)
  }

  /// All of it at once.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    forEachPiece { bytes.append(contentsOf: $0) }
    return bytes
  }
}
