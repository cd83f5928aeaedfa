import Testing

@testable import ThemeSyntax

@Suite("Encodings with NULs")
struct WideEncodingTests {
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
}
