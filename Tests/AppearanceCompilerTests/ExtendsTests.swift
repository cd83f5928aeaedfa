import AppearanceCompiler
import Testing
import ThemeSyntax

@Suite("Themes that extend themes, and long ways to a value")
struct ExtendsTests {
  @Test("a file that two parents extend is read once")
  func diamond() throws {
    let compilation = compile(
      [
        "main": "extends: [left.theme.yaml, right.theme.yaml]\nappearances: {}",
        "left": "extends: base.theme.yaml\npalette: { a: \"#111111\" }",
        "right": "extends: base.theme.yaml\npalette: { b: \"#222222\" }",
        "base": "palette: { a: \"#000000\", b: \"#000000\", c: \"#000000\" }",
      ])
    #expect(compilation.diagnostics.isEmpty)
    #expect(compilation.sources.map(\.path).count == 4)
    let manifest = String(decoding: try #require(compilation.files.last).bytes, as: UTF8.self)
    #expect(manifest.contains("\"path\": \"base.theme.yaml\""))
  }

  @Test("a color takes the place of its parent's group, and a group that of a color")
  func paletteKinds() throws {
    let compilation = compile(
      [
        "main": """
        extends: base.theme.yaml
        palette: { group: "#FFFFFF", color: { inner: "#FFFFFF" } }
        appearances: { a: { toolbar: { tintColor: "{group}", barTintColor: "{color.inner}" } } }
        """,
        "base": "palette: { group: { a: \"#000000\", b: { c: red } }, color: \"#000000\" }",
      ])
    #expect(compilation.diagnostics.isEmpty)
    let manifest = String(decoding: try #require(compilation.files.last).bytes, as: UTF8.self)
    #expect(!manifest.contains("group.a") && !manifest.contains("group.b.c"))
    #expect(manifest.contains("\"color.inner\"") && !manifest.contains("\"color\": {"))
  }

  @Test("ten thousand appearances that each extend the one before are no trouble")
  func longInheritance() {
    let rest = (1..<10_000).map { "  a\($0): { extends: a\($0 - 1) }\n" }.reversed().joined()
    let first = "  a0: { toolbar: { backgroundColor: white, tintColor: black } }\n"
    let compilation = compile(["main": "appearances:\n" + rest + first])
    #expect(compilation.diagnostics.isEmpty)
  }

  @Test("references in a row end with an error before they are too many")
  func longReferences() {
    let links = (0..<50_000).map { "  c\($0): \"{c\($0 + 1)}\"\n" }.joined()
    let compilation = compile(["main": "palette:\n" + links + "  c50000: white\n"])
    #expect(compilation.diagnostics.contains { $0.id == "long-reference" })
  }

  @Test("files in a row end with an error before they are too many")
  func longFiles() {
    let compilation = AppearanceCompiler.compile(
      [ThemeInput(SourceFile(path: "0.theme.yaml", text: "extends: 1.theme.yaml"))]
    ) { path in
      let number = Int(path.prefix { $0.isNumber }) ?? 0
      return .success(SourceFile(path: path, text: "extends: \(number + 1).theme.yaml"))
    }
    #expect(compilation.diagnostics.contains { $0.message.contains("more than 64 files") })
  }

  @Test("ten thousand names that nobody declares are told in little time")
  func manyUndefinedNames() {
    let palette = (0..<10_000).map { "  name\($0)ForAColor: white\n" }.joined()
    let uses = (0..<10_000).map { "  a\($0): { toolbar: { tintColor: \"{nam\($0)}\" } }\n" }
    let compilation = compile(
      ["main": "palette:\n" + palette + "appearances:\n" + uses.joined()])
    #expect(compilation.diagnostics.map(\.count).reduce(0, +) == 10_000)
  }

  @Test("a finding in a theme that another one of the run extends is told once")
  func sharedFinding() {
    let base = SourceFile(
      path: "base.theme.yaml",
      text: "appearances: { a: { toolbar: { backgroundColor: white, tintColor: \"#CCC\" } } }")
    let shop = SourceFile(path: "shop.theme.yaml", text: "extends: base.theme.yaml\nprefix: shop")
    let linted = AppearanceCompiler.lint([ThemeInput(shop), ThemeInput(base)]) { _ in
      .success(base)
    }
    #expect(linted.diagnostics.map(\.id) == ["tint-contrast"])
    #expect(linted.sources.map(\.path) == ["shop.theme.yaml", "base.theme.yaml"])
  }

  private func compile(_ files: [String: String]) -> Compilation {
    let sources = files.map { SourceFile(path: "\($0.key).theme.yaml", text: $0.value) }
    let main = sources.filter { $0.path == "main.theme.yaml" }
    return AppearanceCompiler.compile(main.map { ThemeInput($0) }) { path in
      sources.first { $0.path == path }.map { .success($0) } ?? .failure(LoadFailure("no file"))
    }
  }
}
