import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("Files that are called like variants")
struct TokenEntryNamingTests {
  private static let nowhere: FileLoader = { _ in .failure(LoadFailure("no such file")) }

  @Test("are for those variants, and a file that is called otherwise is for all")
  func names() {
    let entry = TokenEntry(
      naming: [
        (nil, "a/Light.tokens.json"), (nil, "a/dark-hc.json"), (nil, "brand.json"),
        (.dark, "Light.json"),
      ], Self.nowhere)
    #expect(entry.kind == .variants && entry.path == nil)
    #expect(
      entry.files.mapValues { $0.map(\.value) } == [
        .light: ["a/Light.tokens.json", "brand.json"], .darkHighContrast: ["a/dark-hc.json"],
        .dark: ["Light.json"],
      ])
  }

  @Test("one file is one, whatever it is, and has another name when it is renamed")
  func one() {
    var entry = TokenEntry(naming: [(nil, "Dark.json")], Self.nowhere)
    #expect(entry.kind == .file && entry.path?.value == "Dark.json" && entry.files.isEmpty)
    entry.rename("Dark.json", "Night.json")
    entry.rename("other.json", "x.json")
    #expect(entry.path?.value == "Night.json")
  }
}
