import TestSupport
import Testing

@testable import ThemeCompiler

@Suite("Patterns of paths")
struct PathPatternTests {
  @Test(
    "mean a path, or a folder with all in it",
    arguments: [
      ("a.theme.yaml", "a.theme.yaml"), ("a.theme.yaml", "App/Deep/a.theme.yaml"),
      ("*.theme.json", "App/b.theme.json"), ("App", "App/Deep/a.theme.yaml"),
      ("Deep", "App/Deep/a.theme.yaml"), ("App/*.theme.yaml", "App/a.theme.yaml"),
      ("App/**", "App/Deep/a.theme.yaml"), ("App/**/a.theme.yaml", "App/a.theme.yaml"),
      ("App/**/a.theme.yaml", "App/One/Two/a.theme.yaml"), ("**/Two/*", "App/One/Two/a.theme.yaml"),
      ("./App/", "App/a.theme.yaml"), ("App/?.theme.yaml", "App/ä.theme.yaml"),
      ("*a*b*c", "xaxbxc"), ("**", "a"), ("**/**/a", "b/a"),
    ])
  func meant(pattern: String, path: String) throws {
    #expect(try #require(PathPattern(pattern)).matches(path))
  }

  @Test(
    "mean no other",
    arguments: [
      ("App/a.theme.yaml", "Other/App/a.theme.yaml"), ("App/*.theme.yaml", "App/Deep/a.theme.yaml"),
      ("App/**/b.theme.yaml", "App/a.theme.yaml"), ("a.theme.yaml", "aa.theme.yaml"),
      ("App/?.theme.yaml", "App/ab.theme.yaml"), ("*a*b*c", "xaxcxb"), ("app", "App/a"),
      ("App/Deep/More", "App/Deep"),
    ])
  func others(pattern: String, path: String) throws {
    #expect(try #require(PathPattern(pattern)).matches(path) == false)
  }

  @Test("lead nowhere but below their folder", arguments: ["", "/App", "../App", "App/../x", "."])
  func refused(pattern: String) {
    #expect(PathPattern(pattern) == nil)
  }

  @Test("that are made to take long take a moment")
  func hostile() throws {
    let pattern = try #require(PathPattern(String(repeating: "*a", count: 500) + "b"))
    #expect(!pattern.matches(String(repeating: "a", count: 4_000)))
    let folders = try #require(PathPattern(String(repeating: "**/a/", count: 500) + "b"))
    #expect(!folders.matches(String(repeating: "a/", count: 2_000) + "a"))
  }

  @Test("begin in the folder that is named before the first sign")
  func folders() {
    #expect(PathPattern.folder(of: "App/Deep/*.yaml") == "App/Deep")
    #expect(PathPattern.folder(of: "*.yaml") == ".")
    #expect(PathPattern.folder(of: "/*.yaml") == "/")
  }
}
