import Glibc

/// What libFuzzer calls with every input; 0 keeps it as one to go on from, -1 does not.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  return reader.read(bytes) ? 0 : -1
}

/// The reader under test, which the environment names.
private let reader: Reader = {
  let name = getenv("READER").map { String(cString: $0) } ?? ""
  guard let reader = Reader.all.first(where: { $0.name == name }) else {
    complain("READER is one of \(Reader.all.map(\.name).joined(separator: ", ")), not '\(name)'")
  }
  return reader
}()

/// One way into the compiler.
struct Reader: Sendable {
  /// What `READER` says.
  let name: String
  /// Reads an input and checks what comes of it; false where it cannot be tried.
  let read: @Sendable ([UInt8]) -> Bool
}

/// Ends the process in a way that libFuzzer counts as a finding.
func complain(_ message: String) -> Never {
  let line = Array("BROKEN PROMISE: \(message)\n".utf8)
  write(2, line, line.count)
  abort()
}
