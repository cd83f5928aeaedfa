import Testing

@testable import ThemeFiles

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
}
