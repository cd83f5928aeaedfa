internal import AppearanceCompiler
internal import RunSystem

extension Descriptor {
  /// Writes a content piece by piece; a signal that `interruption` knows of stops it.
  func write(_ content: FileContent, interruption: Interruption) throws(SystemError) {
    var failure: SystemError?
    content.forEachPiece { piece in
      guard failure == nil else { return }
      do throws(SystemError) {
        try write(piece, interruption: interruption)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// Whether what is left to read is just this content; it is read and compared piece by piece.
  func holds(_ content: FileContent) throws(SystemError) -> Bool {
    var isSame = true
    var failure: SystemError?
    content.forEachPiece { piece in
      guard isSame, failure == nil else { return }
      do throws(SystemError) {
        isSame = try reads(piece)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    guard isSame else { return false }
    return try read(upTo: 1, expected: 1).isEmpty
  }

  /// Whether the next bytes to read are these.
  private func reads(_ piece: UnsafeRawBufferPointer) throws(SystemError) -> Bool {
    var rest = piece[...]
    while !rest.isEmpty {
      let part = try read(upTo: min(rest.count, 1 << 16), expected: 1 << 16)
      guard !part.isEmpty, hasSameBytes(rest.prefix(part.count), part) else { return false }
      rest = rest.dropFirst(part.count)
    }
    return true
  }
}
