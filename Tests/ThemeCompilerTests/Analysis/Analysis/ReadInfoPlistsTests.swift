import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("The Info.plist that a configuration names")
struct ReadInfoPlistsTests {
  @Test("is read by its path from the configuration's folder")
  func path() {
    let (configuration, messages) = read(
      "infoPlist: ../App/Info.plist", path: "Config/appearance.yaml",
      ["App/Info.plist": LintRule.plist("UIDesignRequiresCompatibility", true)])
    #expect(messages == [])
    #expect(configuration.infoPlist?.path == "App/Info.plist")
    #expect(configuration.infoPlist?.requiresCompatibility == true)
    #expect(configuration.infoPlist?.asksControllers == true)
  }

  @Test("is an error where it is not there or no property list")
  func mistakes() {
    #expect(
      read("infoPlist: Info.plist", [:]).messages == ["'Info.plist' cannot be read: no such file"])
    #expect(
      read("infoPlist: Info.plist", ["Info.plist": "{}"]).messages == [
        "'Info.plist' isn't a property list with a dictionary, in XML (UTF-8) or binary"
      ])
  }

  @Test("is an override's own where it names one, and else the one above, read once")
  func overrides() {
    let (configuration, messages) = read(
      """
      infoPlist: A.plist
      overrides:
        - { files: same, strict: true }
        - { files: other, infoPlist: B.plist }
        - { files: gone, infoPlist: C.plist }
      """,
      [
        "A.plist": LintRule.plist("UIDesignRequiresCompatibility", true),
        "B.plist": LintRule.plist("UIDesignRequiresCompatibility", false),
      ])
    #expect(messages == ["'C.plist' cannot be read: no such file"])
    #expect(
      configuration.overrides.map(\.configuration.infoPlist?.requiresCompatibility)
        == [true, false, false])
    let missing = read("infoPlist: A.plist\noverrides: [{ files: same, strict: true }]", [:])
    #expect(missing.messages.count == 1)
  }

  private func read(
    _ text: String, path: String = "appearance.yaml", _ files: [String: String]
  ) -> (configuration: Configuration, messages: [String]) {
    let (configuration, findings) = Configuration.read(SourceFile(path: path, text: text)) { path in
      files[path].map { .success(SourceFile(path: path, text: $0)) }
        ?? .failure(LoadFailure("no such file"))
    }
    return (configuration, findings.map(\.message))
  }
}
