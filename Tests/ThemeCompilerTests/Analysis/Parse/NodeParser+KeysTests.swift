import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Keys that are none")
struct NodeParserKeysTests {
  @Test(
    "are told what was meant, or where they belong",
    arguments: [
      ("palete: {}", "unknown-key «palete»"),
      ("statusBarStyle: auto", "misplaced-key «statusBarStyle»"),
      ("backgroundColor: red", "misplaced-key «backgroundColor»"), ("zzz: 1", "unknown-key «zzz»"),
    ])
  func theme(entry: String, error: String) {
    #expect(errors(in: entry) == [error])
  }

  @Test("are told where UIKit's other properties are set")
  func outside() {
    for key in OutsideKey.all where key.name != "overrideUserInterfaceStyle" {
      let found = errors(in: "appearances: { a: { navigationBar: { \(key.name): x } } }")
      #expect(found == ["unsupported-key «\(key.name)»"], "\(key.name)")
    }
  }

  @Test("what a misspelled key holds is read as that of the right one, unless that is there")
  func meant() {
    let theme = { (entries: String) in "appearances: { a: { toolbar: { \(entries) } } }" }
    #expect(
      errors(in: theme("tint_color: blck")) == ["unknown-key «tint_color»", "unknown-color «blck»"])
    #expect(errors(in: theme("tintColor: red, tint_color: blck")) == ["unknown-key «tint_color»"])
  }
}
