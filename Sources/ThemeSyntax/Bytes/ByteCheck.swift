import OutputText

/// Checks a file's size, encoding and forbidden characters; JSON's reader checks the last itself.
struct ByteCheck {
  let source: SourceFile
  let file: Int32
  let limits: ReadLimits
  /// True if byte offsets equal code point offsets.
  private(set) var isASCII = true
  /// Past a byte order mark.
  private(set) var contentStart = 0
  /// If not empty, the file must not be parsed.
  private(set) var diagnostics: [Diagnostic] = []

  var bytes: [UInt8] { source.bytes }
  /// With more findings, the file is no text at all.
  private static let mostFindings = 20

  /// Checks every byte once; stops at a NUL or after 20 findings.
  mutating func run() {
    let limit = min(limits.bytes, Int(Int32.max) - 1)
    guard bytes.count <= limit else {
      report("file-too-large", "file is larger than \(sizeText(limit))", from: 0, count: 0)
      return
    }
    guard !bytes.isEmpty else {
      report("empty-file", "file is empty; \(limits.subject.rule)", from: 0, count: 0)
      return
    }
    guard !reportWideEncoding() else { return }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      contentStart = 3
      isASCII = false
    }
    checkAll()
  }

  private mutating func checkAll() {
    var offset = contentStart
    while diagnostics.count < Self.mostFindings {
      offset = nextSuspect(from: offset)
      guard offset < bytes.count else { return }
      let byte = bytes[offset]
      if byte >= 0x80 {
        isASCII = false
        offset += checkSequence(at: offset)
      } else {
        if byte == 0 {
          reportCharacter(0, at: offset, count: 1)
          return
        }
        if !source.isJSON { reportCharacter(UInt32(byte), at: offset, count: 1) }
        offset += 1
      }
    }
  }

  private func nextSuspect(from start: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var offset = start
      while offset + Self.block <= bytes.count, isHarmless(bytes, offset) { offset += Self.block }
      while offset < bytes.count, !isSuspect(bytes[offset]) { offset += 1 }
      return offset
    }
  }

  /// In bytes, checked by a branch-free loop that becomes vector code.
  private static let block = 64

  private func isHarmless(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    var suspects: UInt8 = 0
    for index in offset..<(offset + Self.block) {
      let byte = bytes[index]
      suspects |= (byte &- 0x20 >= 0x5F ? 1 : 0) & (byte != 0x0A ? 1 : 0)
    }
    return suspects == 0
  }

  private func isSuspect(_ byte: UInt8) -> Bool {
    byte < 0x20 ? (byte != 0x0A && byte != 0x0D && byte != 0x09) : byte >= 0x7F
  }

  /// Checks a multibyte character and returns its length.
  private mutating func checkSequence(at offset: Int) -> Int {
    let sequence = UTF8Sequence(bytes, at: offset)
    guard let scalar = sequence.scalar else {
      report("not-utf8", sequence.fault(bytes, at: offset), from: offset, count: sequence.count)
      return sequence.count
    }
    if !source.isJSON {
      reportCharacter(scalar, at: offset, count: sequence.count)
      if let end = reportBlank(scalar, at: offset) { return end - offset }
    }
    return sequence.count
  }

  /// Reports an unusual space that YAML reads as a letter, with its repeats; returns their end.
  private mutating func reportBlank(_ scalar: UInt32, at offset: Int) -> Int? {
    guard let blank = UnusualBlank(scalar),
      separates(offset)
    else { return nil }
    var end = offset
    var meaning = ""
    while end < bytes.count, bytes[end] >= 0x80, let next = UTF8Sequence(bytes, at: end).scalar,
      let other = UnusualBlank(next)
    {
      meaning += other.meaning
      end += UTF8Sequence(bytes, at: end).count
    }
    let range = SourceRange(file: file, lower: Int32(offset), upper: Int32(end))
    let instead = meaning.isEmpty ? "remove it" : "write \(counted(meaning.utf8.count, "space"))"
    diagnostics.append(
      Diagnostic(
        "unusual-blank", .error, blank.advice, at: range,
        fixIts: [
          Diagnostic.FixIt(instead, replace: range, with: meaning, isAutomatic: true)
        ]))
    return end
  }

  /// True if an offset is in its line's indentation or right after its first key's colon.
  private func separates(_ offset: Int) -> Bool {
    var start = offset
    while start > contentStart, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    let before = bytes[start..<offset]
    if before.allSatisfy({ $0 == 0x20 }) { return true }
    guard before.last == UInt8(ascii: ":") else { return false }
    let isKeyByte: (UInt8) -> Bool = { $0 != 0x3A && $0 != 0x23 && $0 != 0x22 && $0 != 0x27 }
    return before.dropLast().allSatisfy(isKeyByte)
  }

  private mutating func reportCharacter(_ scalar: UInt32, at offset: Int, count: Int) {
    guard let (id, message) = ForbiddenCharacter.finding(scalar) else { return }
    report(id, message, from: offset, count: count)
  }

  private mutating func reportWideEncoding() -> Bool {
    guard let name = WideEncoding.name(bytes) else { return false }
    let message = "file is \(name); \(limits.subject.noun)s are UTF-8, save it as UTF-8"
    report("not-utf8", message, from: 0, count: 0)
    return true
  }

  private mutating func report(_ id: String, _ message: String, from lower: Int, count: Int) {
    let range = SourceRange(file: file, lower: Int32(lower), upper: Int32(lower + count))
    diagnostics.append(Diagnostic(id, .error, message, at: range))
  }

  private func sizeText(_ limit: Int) -> String {
    limit >= 1 << 20 && limit % (1 << 20) == 0 ? "\(limit >> 20) MiB" : "\(limit) bytes"
  }
}
