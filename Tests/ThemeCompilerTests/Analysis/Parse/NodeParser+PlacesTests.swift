import Testing

@testable import ThemeCompiler

@Suite("What stands in a theme and belongs elsewhere")
struct NodeParserPlacesTests {
  @Test("is the whole file where it has keys of a configuration and none of a theme")
  func configuration() {
    let found = shownFindings(in: "zzz: 1\ndeploymentTarget: 15.0\noutputs: presets")
    #expect(found.map(\.id) == ["misplaced-key"])
    #expect(found.map(\.place) == ["deploymentTarget"])
    #expect(
      found.map(\.message) == [
        "'deploymentTarget' is a key of a configuration; the file is one, not a theme, and counts as "
          + "'appearance.yaml' beside its themes"
      ])
  }

  @Test("is one key where a theme's own stand beside it")
  func oneKey() {
    #expect(errors(in: "roles: { text: red }\nsdk: 26.0\nzzz: 1").count == 2)
    // Both have a palette.
    #expect(errors(in: "palette: { a: blck }\nsdk: 26.0").contains("unknown-color «blck»"))
  }

  @Test("is an appearance at the top, which is read as one")
  func appearance() {
    let found = shownFindings(in: "light: { toolbar: { tintColor: blck } }")
    #expect(found.map(\.place) == ["light", "blck"])
    #expect(
      found.first?.message
        == "appearance 'light' belongs under 'appearances:'; move it there and indent it")
    let theme =
      "light: { toolbar: { tintColor: red } }\nscreens: { AController: { appearance: light } }"
    #expect(errors(in: theme) == ["misplaced-key «light»"])
  }

  @Test(
    "is none that has no bar or that says what is meant",
    arguments: [
      ("zzz: { a: 1 }", "unknown-key «zzz»"), ("zzz: 1", "unknown-key «zzz»"),
      ("colors: { toolbar: red }", "unknown-key «colors»"),
    ])
  func others(entry: String, error: String) {
    #expect(errors(in: entry) == [error])
  }
}
