import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("A theme's file and those it extends")
struct ThemeLoaderTests {
  @Test("a theme leads through 64 files at most", arguments: [65, 66])
  func chain(count: Int) {
    var files = ["t\(count).yaml": "name: Last"]
    for index in 1..<count { files["t\(index).yaml"] = "extends: t\(index + 1).yaml" }
    let loader = loaded("t1.yaml", files)
    #expect(loader.sources.count == min(count, 65))
    #expect(
      loader.diagnostics.map(\.message)
        == (count > 65 ? ["'extends' leads through more than 64 files in a row"] : []))
    #expect(loader.diagnostics.allSatisfy { $0.range?.file == 64 })
  }

  @Test("a chain that is known already counts from wherever it is met")
  func knownChain() {
    var files = ["t65.yaml": "name: Last", "main.yaml": "extends: [t2.yaml, t1.yaml]"]
    for index in 1..<65 { files["t\(index).yaml"] = "extends: t\(index + 1).yaml" }
    let loader = loaded("main.yaml", files)
    #expect(
      loader.diagnostics.map(\.message) == ["'extends' leads through more than 64 files in a row"])
    // It is the file that extends the first of the chain, which would be one too many.
    #expect(loader.diagnostics.map { $0.range?.file } == [65])
  }

  @Test("a circle is told once, each of its links as a note")
  func cycle() throws {
    let loader = loaded(
      "a.yaml",
      ["a.yaml": "extends: b.yaml", "b.yaml": "extends: c.yaml", "c.yaml": "extends: a.yaml"])
    let finding = try #require(loader.diagnostics.first)
    #expect(loader.diagnostics.count == 1 && finding.id == "cyclic-extends")
    #expect(finding.message == "file 'a.yaml' extends itself: a.yaml → b.yaml → c.yaml → a.yaml")
    #expect(
      finding.notes.map(\.message)
        == ["'b.yaml' extends 'c.yaml' here", "'c.yaml' extends 'a.yaml' here"])
    #expect([finding.range?.file] + finding.notes.map(\.range.file) == [0, 1, 2])
  }

  @Test("a circle that does not lead back to the theme is one too")
  func innerCycle() {
    let loader = loaded(
      "a.yaml", ["a.yaml": "extends: b.yaml", "b.yaml": "extends: ./sub/../b.yaml"])
    #expect(
      loader.diagnostics.map(\.message) == ["file 'b.yaml' extends itself: b.yaml → b.yaml"])
  }

  @Test("what cannot be had is an error at its place and leaves the rest")
  func missing() throws {
    var loader = ThemeLoader(
      ThemeInput(
        SourceFile(
          path: "sub/a.yaml", text: "extends: [b.yaml, /abs.yaml, ../c.yaml]\nname: Own\n")),
      owner: { _ in nil }, load: load(["c.yaml": "palette: { x: red }"]))
    let read = loader.document()
    let document = try #require(read)
    #expect(loader.missing == ["sub/b.yaml"])
    #expect(
      loader.diagnostics.map(\.message) == [
        "'b.yaml' cannot be read: no such file", "'extends' takes a path relative to this file",
      ])
    #expect(document.palette.entries.count == 1 && document.notes.lacksNames)
    #expect(document.name?.value == "Own")
    #expect(loader.sources.map(\.path) == ["sub/a.yaml", "c.yaml"])
  }

  @Test("files that are larger than 4 MiB together are refused")
  func size() {
    let half = "# " + String(repeating: "x", count: 3 << 20) + "\nname: A\n"
    let loader = loaded("a.yaml", ["a.yaml": "extends: b.yaml\n" + half, "b.yaml": half])
    #expect(
      loader.diagnostics.map(\.message) == [
        "'b.yaml' cannot be read: the theme and the files it extends are larger than 4 MiB together"
      ])
    #expect(loader.sources.count == 1)
  }

  @Test("waivers of every file are read, and lines found only where there may be one")
  func waivers() {
    let loader = loaded(
      "a.yaml",
      ["a.yaml": "extends: b.yaml\n", "b.yaml": "name: B # appearance:ignore x -- y\n"])
    #expect(loader.waivers.map(\.range.file) == [1])
    #expect(Set(loader.maps.keys) == [1])
  }

  @Test("the files of a theme among others have numbers that no other theme's have")
  func numbers() throws {
    let files = ["a.yaml": "extends: [b.yaml, c.yaml]\n", "b.yaml": "x: 1\n", "c.yaml": "y: 2\n"]
    for (theme, expected) in [[Int32(3), 6], [4, 7], [5, 8]].enumerated() {
      var input = ThemeInput(SourceFile(path: "a.yaml", text: try #require(files["a.yaml"])))
      input.numbers = FileNumbers(ofTheme: theme, among: 3)
      let loader = loaded(input, files)
      #expect(loader.diagnostics.map(\.range?.file) == expected)
    }
  }

  @Test("a file is refused that no number is left for")
  func numbersLeft() {
    let files = ["a.yaml": "extends: [b.yaml, c.yaml]\n", "b.yaml": "", "c.yaml": ""]
    var input = ThemeInput(SourceFile(path: "a.yaml", text: files["a.yaml"] ?? ""))
    input.numbers = FileNumbers(ofTheme: 7, among: Int(Int32.max) / 2)
    let loader = loaded(input, files)
    #expect(loader.sources.map(\.path) == ["a.yaml", "b.yaml"])
    #expect(
      loader.diagnostics.last?.message == "'c.yaml' is one more file than a run tells apart")
  }

  @Test("keys that lead to places are noted of every file, if somebody asks for them")
  func keyPaths() throws {
    let files = ["a.yaml": "extends: b.yaml\n", "b.yaml": "palette:\n  ink: black\n"]
    #expect(loaded("a.yaml", files).keyPaths.isEmpty)
    var input = ThemeInput(SourceFile(path: "a.yaml", text: try #require(files["a.yaml"])))
    input.namesPlaces = true
    let loader = loaded(input, files)
    #expect(Set(loader.keyPaths.keys) == [0, 1])
    let map = SourceMap(loader.sources[1])
    #expect(loader.keyPaths[1]?.path(to: 16, in: map) == "palette.ink")
  }

  private func loaded(_ path: String, _ files: [String: String]) -> ThemeLoader {
    loaded(ThemeInput(SourceFile(path: path, text: files[path] ?? "")), files)
  }

  private func loaded(_ input: ThemeInput, _ files: [String: String]) -> ThemeLoader {
    var loader = ThemeLoader(input, owner: Section.owner(of:), load: load(files))
    _ = loader.document()
    return loader
  }

  private func load(_ files: [String: String]) -> FileLoader {
    { path in
      files[path].map { .success(SourceFile(path: path, text: $0)) }
        ?? .failure(LoadFailure("no such file"))
    }
  }
}
