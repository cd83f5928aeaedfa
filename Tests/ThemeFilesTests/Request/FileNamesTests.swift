import TestSupport
import Testing

@testable import ThemeFiles

@Suite("Names of files")
struct FileNamesTests {
  @Test("themes and manifests are known by their endings, in this case alone")
  func endings() {
    #expect(["a.theme.yaml", "a.theme.yml", ".theme.json"].allSatisfy(FileName.isTheme))
    #expect(
      !["a.yaml", "a.theme.yaml.bak", "a.THEME.YAML", "theme.yaml"].contains(
        where: FileName.isTheme))
    #expect(FileName.isManifest("Brand.appearance.json") && !FileName.isManifest("Brand.json"))
  }

  @Test("a place is shown by its path, and standard input is in the current folder")
  func locations() {
    #expect(
      ThemeLocation.standardInput.path == "<stdin>" && ThemeLocation.standardInput.folder == ".")
    #expect(ThemeLocation.file("a/b.theme.yaml").folder == "a")
    #expect(ThemeLocation.fifo("b").path == "b")
  }
}
