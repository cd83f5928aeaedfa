import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Values of a manifest while it is read")
struct ManifestNodeTests {
  /// The value of a JSON text.
  private func node(_ text: String) throws -> ManifestNode {
    var texts = TextTable()
    let read = readTheme(SourceFile(path: "m.json", text: text), file: 0, texts: &texts)
    let tree = try #require(read.tree)
    return ManifestNode(id: tree.root, file: ManifestFile(tree, texts))
  }

  /// A value behind the key `ratio`.
  private func value(_ json: String) throws -> ManifestNode {
    try node("{ \"ratio\": \(json) }").member("ratio")
  }

  /// What is said of a value that something cannot be read of.
  private func problem(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch { return (error as? ManifestProblem)?.diagnostic.message }
  }

  @Test("a text has quotes, and a number none")
  func scalars() throws {
    #expect(try value("\"a\"").text() == "a" && value("4.5").number() == 4.5)
    #expect(try value("4.50").plain() == "4.50")
    #expect(problem { _ = try value("\"4.5\"").number() } == "expected a number")
    #expect(problem { _ = try value("4.5").text() } == "expected text")
    #expect(problem { _ = try value("true").number() } == "expected a number")
    #expect(try value("true").flag())
    #expect(problem { _ = try value("\"true\"").flag() } == "expected true or false")
  }

  @Test("a number is in its range, the ends of which are in it")
  func ranges() throws {
    #expect(try value("1").number(in: 1...21) == 1 && value("21").number(in: 1...21) == 21)
    #expect(
      problem { _ = try value("21.1").number(in: 1...21) } == "expected a number from 1 to 21")
    #expect(try value("1").count() == 1)
    #expect(problem { _ = try value("1.5").count() } == "expected a whole number")
  }

  @Test("a word is one of those of an enumeration, and the problem lists them")
  func choices() throws {
    #expect(try InterfaceStyle(value("\"dark\"")) == .dark)
    #expect(
      problem { _ = try InterfaceStyle(value("\"Dark\"")) }
        == "expected one of 'unspecified', 'light', 'dark'")
    #expect(problem { _ = try InterfaceStyle(value("1")) } == "expected text")
  }

  @Test("a member is found by its key, in any order of looking into several objects")
  func members() throws {
    let root = try node(
      "{ \"light\": { \"name\": \"a\" }, \"dark\": { \"name\": \"b\", \"of\": \"c\" } }")
    let (light, dark) = (try root.member("light"), try root.member("dark"))
    #expect(try light.member("name").text() == "a" && dark.member("name").text() == "b")
    #expect(try light.optional("of") == nil && dark.optional("of")?.text() == "c")
    #expect(problem { _ = try light.member("of") } == "'of' is missing")
    #expect(problem { _ = try dark.member("name").member("line") } == "expected an object")
  }

  @Test("lists and objects hand on what they have in their order")
  func collections() throws {
    let root = try node(
      "{ \"at\": [ \"b\", \"a\" ], \"palette\": { \"z\": 1, \"kind\": 2 }, \"roles\": [] }")
    #expect(try [String](root.member("at")) == ["b", "a"])
    let palette = try root.member("palette").entries { name, value throws(ManifestProblem) in
      name + (try value.plain())
    }
    #expect(palette == ["z1", "kind2"])
    #expect(problem { _ = try [String](root.member("palette")) } == "expected a list")
    #expect(
      problem {
        _ = try root.member("roles").entries { name, _ throws(ManifestProblem) in name }
      }
        == "expected an object")
  }
}
