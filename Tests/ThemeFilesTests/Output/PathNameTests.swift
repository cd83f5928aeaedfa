import TestSupport
import Testing

@testable import ThemeFiles

@Suite("Paths told apart by their bytes")
struct PathNameTests {
  @Test("texts that Swift takes for equal are two names")
  func bytes() {
    let (composed, decomposed) = (PathName("\u{E9}"), PathName("e\u{301}"))
    #expect("\u{E9}" == "e\u{301}" && composed != decomposed)
    #expect(Set([composed, decomposed, PathName("\u{E9}")]).count == 2)
    #expect(
      [PathName("b"), PathName("a/b"), PathName("B")].sorted().map(\.text) == ["B", "a/b", "b"])
  }

  @Test("a path leads through its folders, the highest first")
  func folders() {
    #expect(PathName("a/b/c").folders.map(\.text) == ["a", "a/b"])
    #expect(PathName("a").folders.isEmpty && !PathName("a").isNested && PathName("a/b").isNested)
  }
}
