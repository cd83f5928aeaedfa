import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("Groups extend groups, and tokens have one place")
struct TokenTreeTests {
  @Test("groups extend groups: own tokens win, aliases keep their paths, types are inherited")
  func extends() {
    let system = TokenCase(
      """
      { "base": { "$type": "color", "ink": { "$value": \(TokenText.black) }, "soft": { "$value": "{base.ink}" },
          "deep": { "er": { "$value": "#123456" } } },
        "brand": { "$extends": "{base}", "ink": { "$value": \(TokenText.white) } },
        "more": { "$extends": "#/brand" },
        "loop": { "$extends": "{loop}" }, "up": { "in": { "$extends": "{up}" } },
        "none": { "$extends": "{nope}" } }
      """
    ).read()
    #expect(system.color("brand.ink") == "#FFFFFF" && system.color("brand.soft") == "#000000")
    #expect(system.color("more.deep.er") == "#123456")
    #expect(system.findings.map(\.id) == ["cyclic-token", "cyclic-token", "undefined-token"])
  }

  @Test("$extends brings no type that its target has from its own ancestors")
  func extendsWithoutType() {
    let system = TokenCase(
      """
      { "a": { "$type": "color", "b": { "c": { "$value": \(TokenText.black) } } },
        "d": { "$extends": "{a.b}" } }
      """
    ).read()
    #expect(system.paths == ["a.b.c"])
    #expect(system.reason("d.c")?.hasPrefix("it has no type") == true)
  }

  @Test("groups that double by $extends end with one error", .timeLimit(.minutes(1)))
  func doubling() {
    let levels = (1...60).map {
      "\"g\($0)\": { \"l\": { \"$extends\": \"{g\($0 - 1)}\" }, \"r\": { \"$extends\": \"{g\($0 - 1)}\" } }"
    }
    let system = TokenCase(
      "{ \"g0\": { \"x\": { \"$type\": \"color\", \"$value\": \(TokenText.black) } }, "
        + "\(levels.joined(separator: ",")) }"
    ).read()
    #expect(system.findings.filter { $0.id == "too-many-tokens" }.count >= 1)
  }

  @Test(
    "what a group extends is looked up among them first, then everywhere",
    arguments: ["\"$extends\": \"{g}\"", "\"$extends\": \"#/g\"", "\"$ref\": \"#/g\", \"own\": {}"])
  func extendsOwnNames(written: String) {
    let files = { (inner: String) in
      [
        "outer.json": "{ \"g\": { \"ink\": \(TokenText.token(0)) } }",
        "inner.json": "{ \(inner) \"heir\": { \(written) } }",
      ]
    }
    let entries: [TokenEntry] = [.plain("outer.json"), .plain("inner.json", under: "brand")]
    let own = TokenCase(files("\"g\": { \"ink\": \(TokenText.token(1)) },")).read(entries)
    #expect(own.color("brand.heir.ink") == "#FF0000")
    let other = TokenCase(files("")).read(entries)
    #expect(other.color("brand.heir.ink") == "#000000")
    #expect(own.findings.isEmpty && other.findings.isEmpty)
    #expect(own.kinds == (written.hasPrefix("\"$ref\"") ? ["group-pointer 1"] : []))
  }

  @Test("a pointer alone that leads to a group is that group, and told")
  func pointerAlone() {
    let system = TokenCase(
      "{ \"g\": { \"ink\": \(TokenText.token(1)) }, \"h\": { \"$ref\": \"#/g\" }, \"i\": { \"$ref\": \"#/h\" } }"
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
      "{ \"g\": { \"ink\": \(TokenText.token(1)) }, \"h\": { \"$extends\": \(value) } }"
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
    let chain = TokenCase("{ \"t0\": { \"ink\": \(TokenText.token(1)) }, \(links) }").read()
    #expect(chain.color("t\(count).ink") == "#FF0000")
    let circle = TokenCase("{ \"t0\": { \"$ref\": \"#/t\(count)\" }, \(links) }").read()
    #expect(circle.paths.isEmpty && circle.unresolved.count == count + 1)
  }

  @Test("of two tokens of one path the later counts")
  func duplicates() {
    let token = { (red: Int) in "{ \"$type\": \"color\", \"$value\": \(TokenText.color(red)) }" }
    let system = TokenCase("{ \"a.b\": \(token(0)), \"a\": { \"b\": \(token(1)) } }").read()
    #expect(system.color("a.b") == "#FF0000")
    #expect(system.findings.map(\.id) == ["duplicate-token"])
  }
}
