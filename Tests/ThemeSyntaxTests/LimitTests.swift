import Testing

@testable import ThemeSyntax

@Suite(.timeLimit(.minutes(1))) struct LimitTests {
  @Test("a bomb of aliases ends in one finding at the alias that goes too far")
  func billionLaughs() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<40 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    let reading = Reading(text)
    #expect(reading.result.tree == nil)
    #expect(
      reading.findings == ["too-many-aliases 5:45 «*a3»: aliases expand to more than 100000 values"]
    )
  }

  @Test("a bomb of merge keys ends in one finding")
  func mergeBomb() {
    var text = "a0: &a0 {a: 1, b: 2, c: 3}\n"
    for level in 1..<60 {
      let last = "*a\(level - 1)"
      text += "a\(level): &a\(level) {<<: [\(last), \(last)], k\(level): \(last)}\n"
    }
    #expect(Reading(text).result.diagnostics.map(\.id) == ["too-many-aliases"])
  }

  @Test(
    "depth stops at 64 levels at once, in brackets, braces, dashes and keys",
    arguments: [
      (String(repeating: "[", count: 100_000), "a.yaml", 64),
      (String(repeating: "{\"a\":", count: 100_000), "a.yaml", 64 * 5),
      (String(repeating: "- ", count: 100_000), "a.yaml", 64 * 2),
      (String(repeating: "[", count: 100_000), "a.json", 64),
      (String(repeating: "{\"a\":", count: 100_000), "a.json", 64 * 5),
    ])
  func depth(_ text: String, _ path: String, _ place: Int) {
    let reading = Reading(text, path: path)
    #expect(reading.result.diagnostics.map(\.message) == ["nested deeper than 64 levels"])
    #expect(reading.result.diagnostics.first?.range?.lower == Int32(place))
  }

  @Test(
    "lists and mappings past the limit are one error at the first of them, in YAML and in JSON",
    arguments: ["a.yaml", "a.json"])
  func collections(_ path: String) {
    #expect(ReadSubject.theme.collections == 500_000)
    var limits = ReadLimits()
    limits.subject = ReadSubject(
      noun: "theme", content: "keys", takesLists: false, keepsDuplicates: false, collections: 50)
    func text(_ count: Int) -> String {
      "{\"a\": [" + Array(repeating: "[]", count: count - 2).joined(separator: ",\n") + "]}"
    }
    #expect(Reading(text(50), path: path, limits: limits).findings.isEmpty)
    let reading = Reading(text(51), path: path, limits: limits)
    let message = "a theme has no more than 50 lists and mappings"
    #expect(reading.findings == ["too-many-values 49:1 «[»: \(message)"])
  }

  @Test("64 levels are fine, 65 are not")
  func exactDepth() {
    func nested(_ levels: Int) -> String {
      "a: " + String(repeating: "[", count: levels - 1) + String(repeating: "]", count: levels - 1)
    }
    #expect(Reading(nested(64)).findings.isEmpty)
    #expect(Reading(nested(65)).result.diagnostics.map(\.id) == ["too-deep"])
  }

  @Test("depth counts what an alias stands for")
  func aliasedDepth() {
    let inner = String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
    let outer = String(repeating: "[", count: 30) + "*a" + String(repeating: "]", count: 30)
    let reading = Reading("a: &a \(inner)\nb: \(outer)\nc: [*a]\n")
    #expect(reading.findings == ["too-deep 2:34 «*a»: nested deeper than 64 levels"])
  }

  @Test("64 MiB of zeros answer at once, one byte more is too large")
  func zeros() {
    var bytes = [UInt8](repeating: 0, count: 64 << 20)
    #expect(
      Reading(bytes).result.diagnostics.map(\.message) == [
        "control character U+0000 is not allowed; remove it"
      ])
    bytes.append(0)
    #expect(Reading(bytes).result.diagnostics.map(\.message) == ["file is larger than 64 MiB"])
  }

  @Test(
    "other encodings are told by their marks and by their NULs",
    arguments: [
      ([0xFF, 0xFE, 0x61, 0], "UTF-16"), ([0xFE, 0xFF, 0, 0x61], "UTF-16"),
      ([0x61, 0, 0x3A, 0], "UTF-16"), ([0, 0x61, 0, 0x3A], "UTF-16"),
      ([0xFF, 0xFE, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF], "UTF-32"),
      ([0x61, 0, 0, 0], "UTF-32"), ([0, 0, 0, 0x61], "UTF-32"),
    ] as [([UInt8], String)])
  func encodings(_ bytes: [UInt8], _ name: String) {
    for path in ["a.yaml", "a.json"] {
      #expect(
        Reading(bytes, path: path).result.diagnostics.map(\.message) == [
          "file is \(name); themes are UTF-8, save it as UTF-8"
        ])
    }
  }

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

  @Test("a mapping of 100,000 keys, one of them twice, is read in a moment")
  func manyKeys() {
    let text = (0..<100_000).map { "k\($0): \($0)\n" }.joined() + "k5: 1\n"
    let reading = Reading(text)
    #expect(reading.findings.count == 1)
    #expect(reading.notes == ["6:1 «k5»: first 'k5' is here"])
  }

  @Test("findings of a kind stop at 1,000, and the others are counted")
  func manyFindings() {
    let findings = Reading(String(repeating: "a: 1\n", count: 5000)).result.diagnostics
    #expect(findings.count == 1001)
    #expect(findings.last?.message == "and 3,999 more 'duplicate-key' findings in this file")
  }

  @Test("a duplicate of a far key names it, however many keys lie between")
  func farDuplicate() {
    let keys = (0..<1_000).map { "k\($0): 1\n" }.joined()
    let reading = Reading(keys + "a: {k5: 1, k6: 1}\n" + "k5: 1\nk999: 1\n")
    #expect(
      reading.notes == ["6:1 «k5»: first 'k5' is here", "1000:1 «k999»: first 'k999' is here"])
  }
}
