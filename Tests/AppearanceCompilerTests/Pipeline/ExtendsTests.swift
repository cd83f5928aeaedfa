import AppearanceCompiler
import Testing
import ThemeSyntax

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeFiles

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
        appearances: { a: { interfaceStyle: dark, toolbar: { tintColor: "{group}", barTintColor: "{color.inner}" } } }
        """,
        "base": "palette: { group: { a: \"#000000\", b: { c: red } }, color: \"#000000\" }",
      ])
    #expect(compilation.diagnostics.map(\.id) == ["unavailable-property"])
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

  @Test("whether files in a row are too many does not depend on which is named first")
  func longFilesInAnyOrder() {
    func errors(_ names: String) -> Set<String> {
      let theme = SourceFile(path: "main.theme.yaml", text: "extends: [\(names)]")
      let compilation = AppearanceCompiler.compile([ThemeInput(theme)]) { path in
        let number = Int(path.prefix { $0.isNumber }) ?? 0
        let next = number < 69 ? "extends: \(number + 1).theme.yaml" : "palette: {}"
        return .success(SourceFile(path: path, text: next))
      }
      return Set(compilation.diagnostics.filter { $0.severity == .error }.map(\.id))
    }
    #expect(errors("0.theme.yaml, 60.theme.yaml") == ["unreadable-file"])
    #expect(errors("60.theme.yaml, 0.theme.yaml") == ["unreadable-file"])
    #expect(errors("60.theme.yaml, 40.theme.yaml, 6.theme.yaml") == [])
  }

  @Test("a file that is extended thousands of times ends with an error, not after minutes")
  func manyLayers() {
    let names = [String](repeating: "base.theme.yaml", count: 20_000).joined(separator: ", ")
    let compilation = compile([
      "main": "extends: [\(names)]\nappearances: {}", "base": "palette: {}",
    ])
    #expect(compilation.diagnostics.filter { $0.severity == .error }.count == 1)
  }

  @Test("large files that one file extends many times end with an error, not after minutes")
  func manyEntries() {
    let palette = (0..<40_000).map { "  c\($0): white\n" }.joined()
    let names = [String](repeating: "base.theme.yaml", count: 60).joined(separator: ", ")
    let compilation = compile([
      "main": "extends: [\(names)]\nappearances: {}", "base": "palette:\n" + palette,
    ])
    #expect(compilation.diagnostics.filter { $0.severity == .error }.count == 1)
    #expect(compilation.diagnostics.contains { $0.message.contains("2000000 entries") })
  }

  @Test("files that are small one by one and large together are refused")
  func manyBytes() {
    let filler = "# " + String(repeating: "x", count: 600_000) + "\n"
    let names = (1...8).map { "\($0).theme.yaml" }.joined(separator: ", ")
    let theme = SourceFile(path: "main.theme.yaml", text: "extends: [\(names)]\nappearances: {}")
    let compilation = AppearanceCompiler.compile([ThemeInput(theme)]) { path in
      .success(SourceFile(path: path, text: filler + "palette: {}"))
    }
    #expect(compilation.diagnostics.contains { $0.message.contains("larger than 4 MiB together") })
  }

  private func compile(_ files: [String: String]) -> Compilation {
    let sources = files.map { SourceFile(path: "\($0.key).theme.yaml", text: $0.value) }
    let main = sources.filter { $0.path == "main.theme.yaml" }
    return AppearanceCompiler.compile(main.map { ThemeInput($0) }) { path in
      sources.first { $0.path == path }.map { .success($0) } ?? .failure(LoadFailure("no file"))
    }
  }
}
