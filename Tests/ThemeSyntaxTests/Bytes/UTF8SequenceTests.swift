import Testing

@testable import ThemeSyntax

@Suite("Sequences of UTF-8")
struct UTF8SequenceTests {
  @Test(
    "bytes that are not UTF-8 are named, each run of them",
    arguments: [
      ([0xFF], "byte 0xFF is not UTF-8; save the file as UTF-8", 1),
      ([0xC0, 0x80], "byte 0xC0 is not UTF-8; save the file as UTF-8", 1),
      ([0xE2, 0x82, 0x0A], "byte 0xE2 is not UTF-8; save the file as UTF-8", 2),
      ([0xF4, 0x90, 0x80, 0x80], "byte 0xF4 is not UTF-8; save the file as UTF-8", 4),
      (
        [0xED, 0xA0, 0x80],
        "byte 0xED starts a surrogate, which UTF-8 has no place for; save the file as UTF-8", 3
      ),
    ] as [([UInt8], String, Int32)])
  func badBytes(_ bytes: [UInt8], _ message: String, _ count: Int32) {
    let result = Reading(Array("a: é ".utf8) + bytes).result
    #expect(result.diagnostics.first?.message == message)
    #expect(result.diagnostics.first?.range == SourceRange(file: 0, lower: 6, upper: 6 + count))
  }

  @Test("are the scalars that the standard library encodes so")
  func scalars() {
    for value in Array(UInt32(0)...0x900) + [
      0xFFF, 0x1000, 0xD7FF, 0xE000, 0xFFFF, 0x1_0000, 0x10_FFFF,
    ] {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(String(scalar).utf8)
      let sequence = UTF8Sequence([0x61] + bytes + [0x61], at: 1)
      #expect(sequence.scalar == value && sequence.count == bytes.count)
    }
  }

  @Test("that are cut, overlong or past Unicode are none, up to where the next may begin")
  func faults() {
    for (bytes, count) in [
      ([0xE2, 0x82], 2), ([0xE2, 0x61], 1), ([0xC1, 0xBF], 1), ([0xE0, 0x80, 0x80], 3),
      ([0xF5, 0x80], 1), ([0x80], 1),
    ] as [([UInt8], Int)] {
      let sequence = UTF8Sequence(bytes, at: 0)
      #expect(sequence.scalar == nil && sequence.count == count, "\(bytes)")
    }
  }
}
