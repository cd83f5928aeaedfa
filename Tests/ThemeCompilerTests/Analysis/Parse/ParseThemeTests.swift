import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("The keys of a theme")
struct ParseThemeTests {
  @Test(
    "name and prefix are parts of Swift names, with what would be one",
    arguments: [
      ("name: my shop", "my shop", ["MyShop"]), ("name: shop", "shop", ["Shop"]),
      ("name: \"-\"", "\"-\"", []), ("prefix: Shop", "Shop", ["shop"]),
      ("prefix: \"my shop\"", "\"my shop\"", ["\"myShop\""]),
    ])
  func names(entry: String, place: String, repairs: [String]) {
    let found = shownFindings(in: entry + "\nappearances: {}")
    #expect(found.map(\.id) == ["unusable-name"])
    #expect(found.map(\.place) == [place] && found.map(\.repairs) == [repairs])
    let start = entry.hasPrefix("name") ? "an upper-case" : "a lower-case"
    #expect(found.allSatisfy { $0.message.hasSuffix("beginning with \(start) letter") })
  }

  @Test("the schema is the first there is")
  func schema() {
    #expect(errors(in: "schema: 1\nappearances: {}") == [])
    let found = shownFindings(in: "schema: 2\nappearances: {}")
    #expect(found.map(\.message) == ["'schema' takes 1, the only version so far"])
    #expect(found.map(\.repairs) == [["1"]])
    #expect(errors(in: "$schema: theme.schema.json\nappearances: {}") == [])
    #expect(errors(in: "$schema: { }\nappearances: {}") == ["wrong-type «{ }»"])
  }

  @Test("each value lands where it belongs")
  func document() throws {
    let document = try parsed(
      """
      name: Shop
      prefix: shop
      extends: [a.yaml, b.yaml]
      inverse: mirror
      palette: { ink: black }
      appearances: { light: {}, dark: {} }
      roles: { text: red }
      dynamic: { system: { light: light, dark: dark } }
      screens: { AController: { appearance: light } }
      """)
    #expect(document.name?.value == "Shop" && document.prefix.value?.value == "shop")
    #expect(document.extends.map(\.value) == ["a.yaml", "b.yaml"])
    #expect(document.inverse.value != nil && document.palette.entries.count == 1)
    #expect(document.appearances.count == 2 && document.roles.count == 1)
    #expect(document.dynamic.count == 1 && document.screens.count == 1)
    #expect(!document.notes.lacksNames)
  }

  @Test("a misspelled section is read as the one that is meant, unless that is there")
  func meant() {
    #expect(
      errors(in: "appearnces: { a: { toolbar: { tintColor: blck } } }")
        == ["unknown-key «appearnces»", "unknown-color «blck»"])
    #expect(errors(in: "roles: {}\nrols: { a: blck }") == ["unknown-key «rols»"])
  }

  @Test("what nobody knows may have held names, so that missing ones are not told")
  func unknown() throws {
    #expect(try parsed("zzz: {}\nroles: { a: red }").notes.lacksNames)
    #expect(
      errors(in: "zzz: { ink: black }\nroles: { a: \"{ink}\" }") == ["unknown-key «zzz»"])
  }

  @Test("a theme extends 64 files at most, with paths of 4096 bytes at most", arguments: [64, 65])
  func extended(count: Int) throws {
    let paths = (0..<count).map { "f\($0).yaml" }
    let document = try parsed("extends: [\(paths.joined(separator: ", "))]")
    #expect(document.extends.count == (count == 64 ? 64 : 0))
    #expect(document.notes.lacksNames == (count == 65))
    let path = String(repeating: "p", count: 4_032 + count)
    #expect(try parsed("extends: \(path)").extends.count == (count == 64 ? 1 : 0))
  }

  @Test("a value that the nearest key doesn't take is not reported as that key's")
  func otherShape() {
    #expect(
      errors(in: "appearances: { a: { inverse: { statusBarStile: [] } } }")
        == ["unknown-key «statusBarStile»"])
    #expect(configuration("name: Foo\n").errors == ["unknown-key «name»"])
  }

  private func parsed(_ text: String) throws -> ThemeDocument {
    let parser = try parser(of: text)
    return parseTheme(
      parser.source, parser.tree, texts: parser.texts, owner: parser.owner
    ).document
  }
}
