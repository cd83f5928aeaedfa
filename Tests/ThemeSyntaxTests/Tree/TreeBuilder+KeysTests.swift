import Testing

@testable import ThemeSyntax

@Suite("Keys of large mappings", .timeLimit(.minutes(1)))
struct TreeBuilderKeysTests {
  @Test("a mapping of 100,000 keys, one of them twice, is read in a moment")
  func manyKeys() {
    let text = (0..<100_000).map { "k\($0): \($0)\n" }.joined() + "k5: 1\n"
    let reading = Reading(text)
    #expect(reading.findings.count == 1)
    #expect(reading.notes == ["6:1 «k5»: first 'k5' is here"])
  }

  @Test("a duplicate of a far key names it, however many keys lie between")
  func farDuplicate() {
    let keys = (0..<1_000).map { "k\($0): 1\n" }.joined()
    let reading = Reading(keys + "a: {k5: 1, k6: 1}\n" + "k5: 1\nk999: 1\n")
    #expect(
      reading.notes == ["6:1 «k5»: first 'k5' is here", "1000:1 «k999»: first 'k999' is here"])
  }
}
