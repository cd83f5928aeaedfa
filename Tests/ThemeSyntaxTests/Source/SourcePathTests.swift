import Testing

@testable import ThemeSyntax

@Suite("Paths of sources")
struct SourcePathTests {
  @Test(
    "are joined without dots",
    arguments: [
      ("a", "b.yaml", "a/b.yaml"), ("a/b", "../c", "a/c"), ("a", "../../c", "../c"),
      ("", "./a", "a"), ("a", "..", "."), ("/a", "../../b", "/b"), ("/", "..", "/"),
      ("a//b", "c/./d/", "a/b/c/d"),
    ])
  func join(folder: String, path: String, joined: String) {
    #expect(SourcePath.join(folder, path) == joined)
  }

  @Test(
    "are seen from a folder",
    arguments: [
      ("a/b", "a", "b"), ("a/b", "a/c/d", "../../b"), ("a/b", "", "a/b"),
      ("a/b", ".", "a/b"),
    ])
  func relative(path: String, folder: String, seen: String) {
    #expect(SourcePath.relative(path, to: folder) == seen)
  }

  @Test(
    "have a folder and a name",
    arguments: [("a/b", "a", "b"), ("a", "", "a"), ("/a", "/", "a"), ("a/", "a", "")])
  func parts(path: String, folder: String, name: String) {
    #expect(SourcePath.folder(path) == folder && SourcePath.name(path) == name)
  }

  @Test(
    "of themes have a stem",
    arguments: [
      ("a/Brand.theme.yaml", "Brand"), ("Brand.yml", "Brand"), ("Brand.theme", "Brand.theme"),
      (".theme.json", ".theme"), (".yaml", ".yaml"),
    ])
  func stem(path: String, stem: String) {
    #expect(SourcePath.stem(path) == stem)
  }
}
