import Testing

@testable import appearance
@testable import ThemeSyntax

@Suite("Values that a repair changed")
struct RepairedValueTests {
  @Test("a value that changed is told from border to border, and lines that came are none")
  func values() {
    func values(_ old: String, _ new: String) -> [RepairedValue] {
      RepairedValue.all(
        from: SourceFile(path: "a", text: old), to: SourceFile(path: "a", text: new))
    }
    let change = values(
      "a:\n  b: { c: \"#112233\", d: 1 }\n", "a:\n  b: { c: \"#112244\", d: 1 }\n")
    #expect(change.map(\.line) == [2])
    #expect(change.map(\.before) == ["#112233"] && change.map(\.after) == ["#112244"])
    let changes = values("a: { b: red, c: 1, d: blue }\n", "a: { b: black, c: 1, d: white }\n")
    #expect(changes.map(\.before) == ["red", "blue"])
    #expect(changes.map(\.after) == ["black", "white"])
    #expect(values("a: x\n", "a: x x\n").map(\.after) == ["x x"])
    #expect(values("a: x\n", "a: x\nb: y\n").isEmpty)
  }
}
