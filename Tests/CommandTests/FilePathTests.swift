import Testing

@testable import CommandRun

@Suite struct FilePathTests {
  @Test(
    "a path is shown without what says nothing",
    arguments: [
      ("./a", "a"), ("a//b/", "a/b"), ("././", "."), ("/", "/"), ("//x/./y", "/x/y"),
      ("../a", "../a"), ("a/\u{301}b", "a/\u{301}b"),
    ])
  func tidy(path: String, expected: String) {
    #expect(FilePath.tidy(path) == expected)
  }

  @Test(
    "the folder above goes on past the current folder and ends at the root",
    arguments: [
      ("a/b", "a"), ("a", "."), (".", ".."), ("..", "../.."), ("../a", ".."), ("/a", "/"),
      ("/", nil),
    ] as [(String, String?)])
  func parent(folder: String, expected: String?) {
    #expect(FilePath.parent(ofFolder: folder) == expected)
  }

  @Test("bytes that are not UTF-8 survive the way through text", arguments: 0..<256)
  func roundTrip(byte: Int) {
    let bytes: [UInt8] = [0x61, UInt8(byte), 0xF4, 0x8F, 0xBF, 0xBE, UInt8(byte)]
    #expect(PathText.bytes(PathText.text(bytes)) == bytes)
  }
}
