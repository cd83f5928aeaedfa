import AppearanceCompiler
import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Names that two themes have in common")
struct CollisionsBetweenThemesTests {
  @Test("of appearances are mended by one prefix")
  func appearances() {
    let found = findings(
      [
        "Shop": "appearances: { light: {}, dark: {} }",
        "Trip": "appearances: { light: {}, dark: {}, own: {} }",
      ])
    #expect(
      found.map(\.message) == [
        "'lightAppearance' and 1 more are also in theme 'Shop'; write 'prefix: trip' in one of them"
      ])
    #expect(found.map(\.place) == ["Trip: light"])
    let single = findings([
      "Shop": "appearances: { light: {} }", "Trip": "appearances: { light: {} }",
    ])
    #expect(
      single.map(\.message) == [
        "'lightAppearance' is also in theme 'Shop'; write 'prefix: trip' in one of them"
      ])
    #expect(
      findings([
        "Shop": "appearances: { light: {} }", "Trip": "prefix: trip\nappearances: { light: {} }",
      ])
      .isEmpty)
  }

  @Test("of themes themselves are those of their files, whatever the case")
  func themes() {
    #expect(
      findings(["A": "name: Shop\nroles: {}", "B": "name: Shop\nroles: {}"]).map(\.message) == [
        "two themes are named 'Shop'; write another 'name'"
      ])
    #expect(
      findings(["A": "name: Shop\nroles: {}", "B": "name: SHOP\nroles: {}"]).map(\.message) == [
        "themes 'Shop' and 'SHOP' have files of one name where case does not count; write another 'name'"
      ])
  }

  @Test("of screens are two that dress one")
  func screens() {
    func theme(_ prefix: String) -> String {
      "prefix: \(prefix)\nappearances: { light: {} }\nscreens: { CartController: { appearance: light } }"
    }
    let found = findings(
      ["Shop": theme("shop"), "Trip": theme("trip")], "outputs: doubleNavigation")
    #expect(
      found.map(\.message) == [
        "theme 'Shop' dresses screen 'CartController' too; leave it out of one of them"
      ])
    #expect(found.map(\.place) == ["Trip: CartController"])
  }

  @Test("of colors are the same where they share a palette's file")
  func palettes() {
    let brand = "palette: { ink: black, paper: white, text: .label }\nroles: {}"
    func found(_ palette: String) -> [String] {
      findings(["Brand": brand, "Shop": "palette: \(palette)\nroles: {}"], "palette: Brand").map(
        \.message)
    }
    #expect(found("{ ink: black, text: .label }") == [])
    #expect(
      found("{ text: { light: black, dark: white } }") == [
        "palette color 'text' is not that of theme 'Brand', whose palette file is shared; declare the "
          + "same there"
      ])
    #expect(
      found("{ ink: red }") == [
        "palette color 'ink' is not that of theme 'Brand', whose palette file is shared; declare the "
          + "same there"
      ])
    #expect(
      found("{ ink: red, other: red }") == [
        "palette colors 'ink' and 1 more are not those of theme 'Brand', whose palette file is shared; "
          + "declare the same there"
      ])
  }

  @Test("are none that lint looks for, since it looks at each theme by itself")
  func alone() {
    let themes = ["a", "b"].map {
      ThemeInput(
        SourceFile(path: "\($0).theme.yaml", text: "name: Shop\nappearances: { light: {} }"))
    }
    #expect(lint(themes) { _ in .failure(LoadFailure("no such file")) }.diagnostics.isEmpty)
  }

  /// The collisions of themes by their names, in the order of these, with the text at each place.
  private func findings(
    _ themes: [String: String], _ configuration: String = ""
  ) -> [(message: String, place: String)] {
    let read = Configuration.read(SourceFile(path: "appearance.yaml", text: configuration)).0
    let inputs = themes.sorted { $0.key < $1.key }.map { name, text in
      ThemeInput(SourceFile(path: "\(name).theme.yaml", text: text), configuration: read)
    }
    let compilation = compile(inputs) { _ in .failure(LoadFailure("no such file")) }
    return compilation.diagnostics.filter { $0.id == "name-collision" }.map { finding in
      guard let range = finding.range, let source = compilation.source(of: range) else {
        return (finding.message, "")
      }
      let text = String(
        decoding: source.bytes[Int(range.lower)..<Int(range.upper)], as: UTF8.self)
      return (finding.message, "\(source.path.prefix { $0 != "." }): \(text)")
    }
  }
}
