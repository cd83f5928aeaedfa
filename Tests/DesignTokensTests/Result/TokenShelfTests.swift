import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("Themes with the same list of tokens share what it comes to")
struct TokenShelfTests {
  private static let text = """
    { "a": { "$type": "color", "$value": "{b}", "$deprecated": "Use b." },
      "b": { "$type": "color", "$value": "#fff" }, "c": { "$type": "color", "$value": "{d}" } }
    """

  private static func access(_ text: String?) -> FileLoader {
    { path in
      text.map { .success(SourceFile(path: path, text: $0)) }
        ?? .failure(LoadFailure("no such file"))
    }
  }

  /// An entry that is in a file, at a place.
  private static func entry(file: Int32, at place: Int32) -> TokenEntry {
    let range = SourceRange(file: file, lower: place, upper: place + 3)
    return TokenEntry(.file, path: TokenEntry.Text("t.json", at: range), folder: "")
  }

  private static func read(
    _ shelf: TokenShelf, theme: Int, extending: Int = 0, at place: Int32 = 8,
    _ text: String? = Self.text
  ) -> TokenSystem {
    shelf.system(
      of: [entry(file: Int32(theme), at: place)], access(text),
      numbers: FileNumbers(ofTheme: theme, among: 10), after: 1 + extending, generation: .ios15)
  }

  /// Where a system's tokens are kept.
  private static func storage(_ system: TokenSystem) -> UnsafeRawPointer? {
    system.tokens.withUnsafeBufferPointer { $0.baseAddress.map { UnsafeRawPointer($0) } }
  }

  @Test("a second theme reads nothing anew, and has every place in its own files")
  func shared() throws {
    let shelf = TokenShelf()
    let first = Self.read(shelf, theme: 2)
    let second = Self.read(shelf, theme: 5, extending: 1)
    #expect(Self.storage(first) == Self.storage(second))
    for (system, number) in [(first, Int32(12)), (second, Int32(25))] {
      let token = try #require(system.token("a"))
      #expect(token.range.file == number)
      #expect(token.origins[.light]?.range.file == number)
      #expect(token.aliases.map(\.range.file) == [number])
      #expect(token.deprecation?.range.file == number)
      #expect(system.deviations.map(\.range.file) == [number])
      #expect(system.unresolved.map(\.range.file) == [number])
    }
    let (one, two) = (try #require(first.token("a")), try #require(second.token("a")))
    #expect(one.range.lower == two.range.lower)
  }

  @Test("what is said of the list itself stands where each theme has it")
  func places() {
    let shelf = TokenShelf()
    let first = Self.read(shelf, theme: 1, at: 8, nil)
    let second = Self.read(shelf, theme: 3, at: 40, nil)
    #expect(first.findings.map(\.range?.lower) == [8])
    #expect(first.findings.map(\.range?.file) == [1])
    #expect(second.findings.map(\.range?.lower) == [40])
    #expect(second.findings.map(\.range?.file) == [3])
  }

  @Test("a theme that may not read the files, or reads others, shares nothing")
  func apart() {
    let shelf = TokenShelf()
    _ = Self.read(shelf, theme: 1)
    let refused = Self.read(shelf, theme: 2, nil)
    #expect(refused.tokens.isEmpty)
    #expect(refused.findings.map(\.message) == ["'t.json' cannot be read: no such file"])
    let changed = Self.read(
      shelf, theme: 3, "{ \"a\": { \"$type\": \"color\", \"$value\": \"#000\" } }")
    #expect(changed.color("a") == "#000000")
    #expect(changed.paths == ["a"])
  }
}
