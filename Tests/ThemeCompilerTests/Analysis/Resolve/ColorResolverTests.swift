import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Colors by way of others")
struct ColorResolverTests {
  @Test("a text is one color wherever it is written, a name of the palette one of its own")
  func once() throws {
    let theme = try resolvedTheme(
      "palette: { a: \"#112233\", b: \"#112233\", c: \"{a}\" }\nroles: { x: \"#112233\", y: \"#112233\" }"
    )
    let roles = theme.roles.map(\.color)
    #expect(roles.count == 2 && Set(roles).count == 1)
    let named = theme.palette.map(\.color)
    #expect(Set(named).count == 3 && Set(named).isDisjoint(with: roles))
    #expect(theme.palette.map(\.isAlias) == [false, false, true])
  }

  @Test("a name that something refers to is known to be, by way of a member and in a function too")
  func referred() throws {
    let theme = try resolvedTheme(
      """
      palette: { a: red, b: red, c: { light: red, dark: blue }, d: red }
      roles: { x: "{a}", y: "{c.dark}", z: "{b} / 50%" }
      """)
    #expect(theme.palette.map(\.isReferred) == [true, true, true, false])
  }

  @Test("a mistake is told at each place where it is written, that of a palette's color once")
  func everyPlace() {
    #expect(
      errors(in: "roles: { x: blck, y: blck }") == ["unknown-color «blck»", "unknown-color «blck»"])
    #expect(
      errors(in: "palette: { a: blck }\nroles: { x: \"{a}\", y: \"{a}\" }") == [
        "unknown-color «blck»"
      ])
  }

  @Test("a member of a color is one of the four variants")
  func members() {
    let found = shownFindings(
      in: "palette: { a: red }\nroles: { x: \"{a.drak}\", y: \"{a.zzz}\" }"
    ).filter { $0.id == "undefined-reference" }
    #expect(
      found.map(\.message) == [
        "no member 'drak' in palette color 'a'; did you mean 'a.dark'?",
        "no member 'zzz' in palette color 'a'; a color has light, dark, lightHighContrast or "
          + "darkHighContrast",
      ])
    #expect(found.map(\.repairs) == [["{a.dark}"], []])
  }

  @Test(
    "a chain of references is as long as it likes, in whatever order", arguments: [false, true])
  func longReferences(isReversed: Bool) throws {
    let links = (0..<20_000).map { "  c\($0): \"{c\($0 + 1)}\"\n" } + ["  c20000: \"#010203\"\n"]
    let palette = isReversed ? links.reversed() : links
    let theme = try resolvedTheme("palette:\n" + palette.joined() + "roles: { r: \"{c0}\" }\n")
    let role = try #require(theme.roles.first)
    #expect(theme.colors[role.color, .dark].hex == "#010203")
  }

  @Test("references in a circle are errors, whatever the order", arguments: [false, true])
  func circle(isReversed: Bool) {
    let lines = [
      "  a: \"color-mix(in srgb, {b}, {d})\"\n", "  b: \"{c}\"\n",
      "  c: { light: white, dark: \"{a}\" }\n",
      "  d: \"{b} / 50%\"\n", "  e: \"color-mix(in srgb, {f}, {f})\"\n", "  f: white\n",
    ]
    let palette = (isReversed ? lines.reversed() : lines).joined()
    let found = errors(in: "palette:\n\(palette)roles: { r: \"{e}\" }\n")
    // In one of the orders two circles meet.
    #expect((1...2).contains(found.count) && found.allSatisfy { $0.hasPrefix("cyclic-reference") })
  }

  @Test("ten thousand names that nobody declares are told in little time")
  func manyUndefinedNames() {
    let palette = (0..<10_000).map { "  name\($0)ForAColor: white\n" }.joined()
    let uses = (0..<10_000).map { "  r\($0): \"{nam\($0)}\"\n" }.joined()
    let source = SourceFile(
      path: "Shop.theme.yaml", text: "palette:\n" + palette + "roles:\n" + uses)
    let analysis = Analysis(ThemeInput(source)) { _ in .failure(LoadFailure("no such file")) }
    #expect(analysis.diagnostics.map(\.count).reduce(0, +) == 10_000)
  }
}
