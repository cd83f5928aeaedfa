import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("Behind a prefix, names of the entry itself come first")
struct OwnNameTests {
  private static func token(_ red: Int) -> String {
    "{ \"$type\": \"color\", \"$value\": { \"colorSpace\": \"srgb\", \"components\": [\(red), 0, 0] } }"
  }

  @Test(
    "what a group extends is looked up among them first, then everywhere",
    arguments: ["\"$extends\": \"{g}\"", "\"$extends\": \"#/g\"", "\"$ref\": \"#/g\", \"own\": {}"])
  func extends(written: String) {
    let files = { (inner: String) in
      [
        "outer.json": "{ \"g\": { \"ink\": \(Self.token(0)) } }",
        "inner.json": "{ \(inner) \"heir\": { \(written) } }",
      ]
    }
    let entries: [TokenEntry] = [.plain("outer.json"), .plain("inner.json", under: "brand")]
    let own = TokenCase(files("\"g\": { \"ink\": \(Self.token(1)) },")).read(entries)
    #expect(own.color("brand.heir.ink") == "#FF0000")
    let other = TokenCase(files("")).read(entries)
    #expect(other.color("brand.heir.ink") == "#000000")
    #expect(own.findings.isEmpty && other.findings.isEmpty)
    #expect(own.kinds == (written.hasPrefix("\"$ref\"") ? ["group-pointer 1"] : []))
  }

  @Test("a pointer alone that leads to a group is that group, and told")
  func pointerAlone() {
    let system = TokenCase(
      "{ \"g\": { \"ink\": \(Self.token(1)) }, \"h\": { \"$ref\": \"#/g\" }, \"i\": { \"$ref\": \"#/h\" } }"
    ).read()
    #expect(system.paths == ["g.ink", "h.ink", "i.ink"])
    #expect(system.kinds == ["group-pointer 2"])
    #expect(system.unresolved.isEmpty && system.findings.isEmpty)
  }

  @Test(
    "what '$extends' cannot take is told",
    arguments: ["[\"{g}\"]", "12", "\"g\"", "{}", "{ \"$ref\": 1 }", "null"])
  func malformed(value: String) {
    let system = TokenCase(
      "{ \"g\": { \"ink\": \(Self.token(1)) }, \"h\": { \"$extends\": \(value) } }"
    ).read()
    #expect(system.paths == ["g.ink"])
    #expect(system.findings.map(\.message) == ["'$extends' takes a group: \"{group}\""])
  }

  @Test(
    "50,000 pointers in a chain lead to their group, and in a circle nowhere",
    .timeLimit(.minutes(1)))
  func longChain() {
    let count = 50_000
    let links = (1...count).map { "\"t\($0)\": { \"$ref\": \"#/t\($0 - 1)\" }" }.joined(
      separator: ",")
    let chain = TokenCase("{ \"t0\": { \"ink\": \(Self.token(1)) }, \(links) }").read()
    #expect(chain.color("t\(count).ink") == "#FF0000")
    let circle = TokenCase("{ \"t0\": { \"$ref\": \"#/t\(count)\" }, \(links) }").read()
    #expect(circle.paths.isEmpty && circle.unresolved.count == count + 1)
  }
}
