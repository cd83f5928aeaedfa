import AppearanceCompiler
import Testing
import ThemeSyntax

@testable import ThemeCompiler

@Suite("Runs on many themes")
struct CompileTests {
  private let themes = (10..<60).map { number in
    ThemeInput(
      SourceFile(
        path: "\(number).theme.yaml",
        text: """
          name: Theme\(number)
          prefix: theme\(number)
          appearances: { plain: { toolbar: { backgroundColor: white, tintColor: "#8888\(number)" } } }
          """))
  }

  @Test("themes compiled together give what each gives by itself, in the order of the themes")
  func together() {
    let together = compile(themes, load: nothing)
    let alone = themes.map { compile([$0], load: nothing) }
    #expect(together.files.count == 100)
    #expect(together.files.map(\.path) == alone.flatMap { $0.files.map(\.path) })
    #expect(together.files.map(\.bytes) == alone.flatMap { $0.files.map(\.bytes) })
    #expect(together.files.map(\.theme) == (0..<50).flatMap { [$0, $0] })
    #expect(together.sources.map(\.path) == themes.map(\.source.path))
  }

  @Test("findings of many themes stand in the order of the themes")
  func findings() {
    let findings = lint(themes, load: nothing).diagnostics
    #expect(findings.map { Int($0.range?.file ?? -1) } == Array(0..<50))
    let alone = themes.flatMap { lint([$0], load: nothing).diagnostics }
    #expect(findings.map(\.message) == alone.map(\.message))
  }

  @Test("what is said of a theme's tokens, or of a theme as a whole, is said in that theme's files")
  func tokenPlaces() {
    var configuration = Configuration()
    configuration.outputs = ["doubleNavigation"]
    let names = ["a", "b", "c"]
    let themes = names.map { name in
      ThemeInput(
        SourceFile(
          path: "\(name).theme.yaml",
          text: """
            tokens: \(name).json
            prefix: \(name)
            appearances: { plain: { toolbar: { backgroundColor: "{\(name)}", tintColor: black } } }
            """), configuration: configuration)
    }
    let compilation = compile(themes) { path in
      let name = path.prefix(1)
      return .success(
        SourceFile(
          path: path,
          text: "{ \"\(name)\": { \"$type\": \"color\", \"$value\": \"#FFFFFF\" } }"))
    }
    func files(_ id: String) -> [String?] {
      compilation.diagnostics.filter { $0.id == id }.map { finding in
        finding.range.flatMap { compilation.source(of: $0)?.path }
      }
    }
    #expect(files("token-dialect") == names.map { "\($0).json" })
    #expect(files("empty-output") == names.map { "\($0).theme.yaml" })
  }

  @Test("a file that many themes extend is one file, with its findings once")
  func sharedBases() throws {
    let bases = [
      "a.yaml": "palette: { x: \"#GG0000\" }\n", "b.yaml": "palette: { y: red, z: blu }\n",
    ]
    let heirs = (0..<40).map { number in
      ThemeInput(
        SourceFile(
          path: "\(number).theme.yaml",
          text: "extends: [\(number % 2 == 0 ? "a.yaml, b.yaml" : "b.yaml, a.yaml")]\nnone: 1\n"))
    }
    let result = lint(heirs) { path in
      bases[path].map { .success(SourceFile(path: path, text: $0)) }
        ?? .failure(LoadFailure("no such file"))
    }
    #expect(result.sources.map(\.path) == heirs.map(\.source.path) + ["a.yaml", "b.yaml"])
    let places = result.diagnostics.map { finding in
      finding.range.flatMap { result.source(of: $0) }?.path
    }
    #expect(places == result.sources.map(\.path))
    #expect(result.borrowed.count == 2 && Set(result.borrowed.values) == [0])
    let numbers = result.diagnostics.compactMap(\.range?.file)
    #expect(numbers == Array(0..<40) + [40, 80])
  }

  private let nothing: FileLoader = { _ in .failure(LoadFailure("no such file")) }
}
