import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("What is wrong with names")
struct DiagnosticNamesTests {
  @Test("a circle is told from its beginning to its end, each link but the first as a note")
  func cycle() {
    let found = Diagnostic.cycle(
      "cyclic-extends", "appearance", ["a", "b", "c", "a"], verb: "extends",
      at: [place(0), place(1), place(2)])
    #expect(found.message == "appearance 'a' extends itself: a → b → c → a")
    #expect(found.id == "cyclic-extends" && found.range == place(0))
    #expect(found.notes.map(\.message) == ["'b' extends 'c' here", "'c' extends 'a' here"])
    #expect(found.notes.map(\.range) == [place(1), place(2)])
  }

  @Test("a circle of one has no notes")
  func shortCycle() {
    let found = Diagnostic.cycle("x", "file", ["a", "a"], verb: "extends", at: [place(0)])
    #expect(found.message == "file 'a' extends itself: a → a" && found.notes.isEmpty)
  }

  @Test("of a circle of more than 100 links the others are counted", arguments: [100, 101, 150])
  func longCycle(count: Int) {
    let names = (0..<count).map { "n\($0)" } + ["n0"]
    let found = Diagnostic.cycle("x", "file", names, verb: "extends", at: (0..<count).map(place))
    #expect(found.notes.count == 99 + (count > 100 ? 1 : 0))
    if count > 100 {
      #expect(found.notes.last?.message == "the other \(count - 100) links begin here")
      #expect(found.notes.last?.range == place(100))
    }
  }

  @Test("a name that leads nowhere has the nearest one, in quotes where it is")
  func nearest() {
    for (quotes, replacement) in [(0, "light"), (2, "\"light\"")] as [(Int32, String)] {
      let range = SourceRange(file: 0, lower: 0, upper: 4 + quotes)
      let found = Diagnostic.undefinedAppearance(
        "ligt", nearest: "light", among: ["light", "dark"], at: range)
      #expect(found.message == "no appearance 'ligt'; did you mean 'light'?")
      #expect(found.fixIts.map(\.replacement) == [replacement])
    }
  }

  @Test(
    "a name that is near to none has five of those that there are",
    arguments: [
      ([], "no screen 'x'"), (["a"], "no screen 'x'; there is 'a'"),
      (["a", "b"], "no screen 'x'; there is 'a' or 'b'"),
      (["a", "b", "c", "d", "e"], "no screen 'x'; there is 'a', 'b', 'c', 'd' or 'e'"),
      (
        ["a", "b", "c", "d", "e", "f", "g"],
        "no screen 'x'; there is 'a', 'b', 'c', 'd', 'e' or 2 more"
      ),
    ])
  func known(names: [String], message: String) {
    let found = Diagnostic.undefinedAppearance(
      "x", nearest: nil, among: names, at: place(0), kind: "screen")
    #expect(found.message == message && found.fixIts.isEmpty)
  }

  private func place(_ index: Int) -> SourceRange {
    SourceRange(file: 0, lower: Int32(index), upper: Int32(index) + 1)
  }
}
