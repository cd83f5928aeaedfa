import Testing

@testable import ThemeCompiler

@Suite("Two colors that have to be told apart")
struct ContrastPairTests {
  @Test(
    "call what lies behind by what draws it",
    arguments: [
      ("backgroundColor: white", "backgroundColor"),
      ("backgroundGradient: [white, black]", "backgroundGradient"),
      ("background: default", "system"),
      ("background: default, backgroundImage: Wood", "backgroundImage"),
      ("background: transparent", "backdrop"),
      ("backdrop: white, background: transparent", "backdrop"),
      ("background: default, backgroundEffect: dark", "system"),
    ])
  func names(background: String, name: String) throws {
    let pairs = try ThemePairs(
      "appearances: { a: { toolbar: { \(background), tintColor: red } } }", "sdk: 18.0"
    ).pairs()
    #expect(pairs.map(\.backgroundName) == [name])
  }

  @Test("are the same where all but the place of what is written is")
  func same() throws {
    let pairs = try ThemePairs(
      """
      appearances:
        a: { toolbar: { backgroundColor: white, tintColor: red } }
        b: { toolbar: { backgroundColor: white, tintColor: red } }
        c: { toolbar: { backgroundColor: white, tintColor: blue } }
        d: { interfaceStyle: light, toolbar: { backgroundColor: white, tintColor: red } }
        e: { toolbar: { backgroundColor: black, tintColor: red } }
      """)
    let all = try (0..<5).map { try #require(pairs.pairs(of: $0).first) }
    #expect(all.map { all[0].isSame(as: $0) } == [true, true, false, false, false])
  }
}
