internal import OutputText

/// Calls `body` with a path as a C string; a path with a NUL in it names nothing.
func withPath<Result>(
  _ path: String, _ body: (UnsafePointer<CChar>) -> Result
) throws(SystemError) -> Result {
  let bytes = PathText.bytes(path)
  guard !bytes.contains(0) else { throw .noSuchFile }
  let characters = bytes.map { CChar(bitPattern: $0) } + [0]
  let result: Result? = characters.withUnsafeBufferPointer { $0.baseAddress.map(body) }
  guard let result else { throw .noSuchFile }
  return result
}
