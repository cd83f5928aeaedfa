import Testing

@testable import ThemeSyntax

@Suite("Calls that YAML cuts at their commas")
struct YAMLReaderCallsTests {
  @Test("are quoted whole, and are one value")
  func whole() {
    let reading = Reading("a: {b: rgb(1, 2, 3), c: 1}\n")
    #expect(reading.result.diagnostics.map(\.id) == ["unquoted-value"])
    #expect(reading.result.diagnostics.map { reading.text($0.range) } == ["rgb(1, 2, 3)"])
    #expect(reading.fixed == "a: {b: \"rgb(1, 2, 3)\", c: 1}\n")
  }

  @Test("may hold calls, and each is found")
  func several() {
    #expect(
      Reading("a: [mix(rgb(1, 2, 3), red), hsl(1, 2%, 3%)]\n").fixed
        == "a: [\"mix(rgb(1, 2, 3), red)\", \"hsl(1, 2%, 3%)\"]\n")
  }

  @Test("of one argument, outside of braces, or never closed are none")
  func others() {
    #expect(Reading("a: {b: f(1), c: 1}\n").tree == "{a: {b: f(1), c: 1}}")
    #expect(Reading("a: rgb(1, 2, 3)\n").tree == "{a: rgb(1, 2, 3)}")
    #expect(Reading("a: [b(1, 2]\n").tree == "{a: [b(1, 2]}")
  }
}
