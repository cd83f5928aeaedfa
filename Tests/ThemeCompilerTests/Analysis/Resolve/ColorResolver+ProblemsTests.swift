import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("References that lead to no color")
struct ColorResolverProblemsTests {
  @Test("a group of tokens is said to be one, with colors in it")
  func tokenGroup() throws {
    let error = try #require(errorsOfTitle(in: "\"{color}\"").first)
    #expect(error.message == "'color' is a group of tokens, not a color; write {color.accent}")
    let unquoted = try #require(errorsOfTitle(in: "{color}").first)
    #expect(unquoted.message == error.message)
  }

  @Test("the end of a name suggests the whole name")
  func endOfName() throws {
    let token = try #require(errorsOfTitle(in: "\"{accent}\"").first)
    #expect(token.repairs == ["{color.accent}"])
    let color = try #require(errorsOfTitle(in: "\"{red}\"").first)
    #expect(color.message == "no palette color or token 'red'; did you mean 'brand.red'?")
  }

  @Test("a misspelt token gets the nearest one")
  func tokens() throws {
    let error = try #require(errorsOfTitle(in: "\"{color.acent}\"").first)
    #expect(
      error.message == "no palette color or token 'color.acent'; did you mean 'color.accent'?")
    let broken = try #require(errorsOfTitle(in: "\"{hue.brigt}\"").first)
    #expect(broken.repairs == ["{hue.bright}"])
  }

  @Test("a group is said to be one, with its colors or what keeps it from being one")
  func groups() {
    for (group, message) in [
      ("{ a: red, b: blue }", "; write {g.a} or {g.b}"),
      (
        "{ a: red, b: red, c: red, d: red, e: red }",
        "; write {g.a}, {g.b}, {g.c}, {g.d} or another one of its 5"
      ),
      (
        "{ light: red, dark: blue, other: red }",
        ", because of its key 'other'; write {g.light}, {g.dark} or {g.other}"
      ),
      (
        "{ day: red, night: blue }",
        "; call its keys 'light' and 'dark' if they are variants, or write {g.day} or {g.night}"
      ),
    ] {
      let found = shownFindings(in: "palette: { g: \(group) }\nroles: { x: \"{g}\" }")
        .filter { $0.id == "group-as-color" }
      #expect(
        found.map(\.message) == ["'g' is a group of palette colors, not a color\(message)"])
    }
  }

  @Test("a circle is told from link to link")
  func cycle() {
    let found = shownFindings(in: "palette: { a: \"{b}\", b: \"{c} / 50%\", c: \"{a}\" }")
    #expect(found.map(\.message) == ["palette color 'a' refers to itself: a → b → c → a"])
    #expect(found.map(\.place) == ["{b}"])
    #expect(
      found.map(\.notes) == [["'b' refers to 'c' here «{c}»", "'c' refers to 'a' here «{a}»"]])
  }

  @Test("a misspelled member of a misspelled color gets both right")
  func members() {
    let found = shownFindings(
      in: "palette: { brand: { light: red, dark: blue } }\nroles: { x: \"{brnd.dark}\" }"
    ).filter { $0.id == "undefined-reference" }
    #expect(found.map(\.repairs) == [["{brand.dark}"]])
  }
}
