import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("An analysis is kept as long as it is true")
struct AnalysisCacheTests {
  private static let theme = SourceFile(
    path: "Brand.theme.yaml", text: "extends: base.theme.yaml\nappearances: { light: {} }\n")
  private static let base = SourceFile(
    path: "base.theme.yaml", text: "palette: { ink: \"#1C1C1E\" }\n")

  /// A loader that has some files and no others.
  private static func loader(_ files: SourceFile...) -> FileLoader {
    { path in
      files.first { $0.path == path }.map { .success($0) } ?? .failure(LoadFailure("no such file"))
    }
  }

  /// A cache that keeps the theme's analysis.
  private static func cache(_ input: ThemeInput, load: @escaping FileLoader) -> AnalysisCache {
    var cache = AnalysisCache(keeps: true)
    cache.keep(Analysis(input, load: load))
    return cache
  }

  @Test("of the same bytes, whatever file they are read from anew")
  func same() {
    let cache = Self.cache(ThemeInput(Self.theme), load: Self.loader(Self.base))
    let again = SourceFile(path: Self.theme.path, bytes: Array(Self.theme.bytes))
    #expect(cache.analysis(of: ThemeInput(again), load: Self.loader(Self.base)) != nil)
  }

  @Test("not of a catalog with other color sets in it")
  func catalogs() {
    let theme = SourceFile(path: "A.theme.yaml", text: "tokens: A.xcassets\n")
    let set = SourceFile(path: "A.xcassets/One.colorset/Contents.json", text: "{}")
    func load(_ names: String) -> FileLoader {
      Self.loader(theme, set, SourceFile(path: "A.xcassets/", text: names))
    }
    let cache = Self.cache(ThemeInput(theme), load: load("One.colorset/\n"))
    #expect(cache.analysis(of: ThemeInput(theme), load: load("One.colorset/\n")) != nil)
    let more = load("One.colorset/\nTwo.colorset/\n")
    #expect(cache.analysis(of: ThemeInput(theme), load: more) == nil)
  }

  @Test("not of another text, another base, another configuration or wider limits")
  func others() {
    let input = ThemeInput(Self.theme)
    let load = Self.loader(Self.base)
    let cache = Self.cache(input, load: load)
    let edited = input.replacing(SourceFile(path: Self.theme.path, text: "appearances: {}\n"))
    #expect(cache.analysis(of: edited, load: load) == nil)
    let base = SourceFile(path: Self.base.path, text: "palette: { ink: \"#000000\" }\n")
    #expect(cache.analysis(of: input, load: Self.loader(base)) == nil)
    #expect(cache.analysis(of: input, load: Self.loader()) == nil)
    var configuration = Configuration()
    configuration.deploymentTarget = DeploymentTarget(16)
    let other = ThemeInput(Self.theme, configuration: configuration)
    #expect(cache.analysis(of: other, load: load) == nil)
    var wider = input
    wider.findingLimit = FindingList.known
    #expect(cache.analysis(of: wider, load: load) == nil)
    var second = input
    second.numbers = FileNumbers(ofTheme: 1, among: 2)
    #expect(cache.analysis(of: second, load: load) == nil)
    var named = input
    named.namesPlaces = true
    #expect(cache.analysis(of: named, load: load) == nil)
    #expect(Self.cache(named, load: load).analysis(of: input, load: load) != nil)
  }

  @Test("not when a file that was missing is there now")
  func appeared() {
    let cache = Self.cache(ThemeInput(Self.theme), load: Self.loader())
    #expect(cache.analysis(of: ThemeInput(Self.theme), load: Self.loader()) != nil)
    #expect(cache.analysis(of: ThemeInput(Self.theme), load: Self.loader(Self.base)) == nil)
  }

  @Test("with no more findings of a kind than who asks wants to see")
  func limits() throws {
    let entries = (0..<20).map { "  color\($0): \"#GG0000\"\n" }.joined()
    let source = SourceFile(path: "Many.theme.yaml", text: "palette:\n" + entries)
    var wide = ThemeInput(source)
    wide.findingLimit = FindingList.known
    let cache = Self.cache(wide, load: Self.loader())
    var narrow = ThemeInput(source)
    narrow.findingLimit = 5
    let kept = try #require(cache.analysis(of: narrow, load: Self.loader()))
    let made = Analysis(narrow, load: Self.loader())
    #expect(kept.diagnostics == made.diagnostics)
    #expect(kept.diagnostics.count == 6)
    #expect(kept.diagnostics.reduce(0) { $0 + $1.count } == 20)
  }

  @Test("not at all by a run that lets go of each")
  func lets() {
    var cache = AnalysisCache(keeps: false)
    cache.keep(Analysis(ThemeInput(Self.theme), load: Self.loader(Self.base)))
    #expect(cache.analysis(of: ThemeInput(Self.theme), load: Self.loader(Self.base)) == nil)
  }
}
