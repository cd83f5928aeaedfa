import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Where appearances, bars and states are written")
struct AppearanceTextsTests {
  private static let theme = """
    appearances:
      light:
        toolbar:
          tintColor: black
          scrollEdge:
            titleColor: white
        tabBar: { shadowColor: gray }
        description: Day.
      dark: {}
      same: &same
        toolbar: { barTintColor: red }
      again: *same
    roles: { text: blue }

    """

  @Test("each of them ends on a line of its own, an alias on none")
  func lastLines() throws {
    let lines = try texts().lastLines(SourceMap(source))
    #expect(lines == [2: 8, 3: 6, 5: 6, 7: 7, 9: 9, 10: 11, 11: 11])
  }

  @Test(
    "a place is in the appearance around it",
    arguments: [
      ("white", "light:"), ("Day.", "light:"), ("{}", "dark:"), ("red", "same:"), ("blue", nil),
      ("appearances", nil),
    ])
  func appearance(place: String, start: String?) throws {
    let found = try texts().appearance(around: range(of: place)).map { range in
      String(
        decoding: source.bytes[Int(range.lower)...].prefix(start?.utf8.count ?? 0), as: UTF8.self)
    }
    #expect(found == start)
  }

  @Test(
    "what is said is seen with what is below it in the same bar, and in the whole appearance",
    arguments: [
      // A tint of the toolbar in its state, not the other way around.
      ("black", "white", true), ("white", "black", false),
      // A bar's color beside what the appearance says of itself, but not a state's.
      ("black", "Day.", true), ("white", "Day.", false), ("Day.", "black", true),
      ("black", "gray", false), ("black", "red", false), ("blue", "black", false),
    ])
  func seen(other: String, place: String, isSeen: Bool) throws {
    #expect(try texts().isSeen(range(of: other), with: range(of: place)) == isSeen)
  }

  private let source = SourceFile(path: "Shop.theme.yaml", text: theme)

  private func texts() throws -> AppearanceTexts {
    AppearanceTexts(of: try parser(of: Self.theme).tree)
  }

  private func range(of text: String) throws -> SourceRange {
    let start = try #require(Self.theme.firstRange(of: text)).lowerBound
    let lower = Int32(Self.theme.utf8.distance(from: Self.theme.startIndex, to: start))
    return SourceRange(file: 0, lower: lower, upper: lower + Int32(text.utf8.count))
  }
}
