import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Paths of a configuration")
struct ParsePathsTests {
  @Test(
    "are used as they are written, so that what a shell would replace is an error",
    arguments: [
      ("~/x", false), ("$HOME/x", false), ("${A}", false), ("./~x", true), ("a$", true),
      ("$5", true),
    ])
  func shells(path: String, isTaken: Bool) {
    let found = configuration("output: \"\(path)\"\n")
    #expect(found.errors.isEmpty == isTaken)
    #expect(found.configuration.output == (isTaken ? path : ""))
  }

  @Test("patterns stay below the configuration's folder")
  func patterns() {
    #expect(configuration("exclude: [Legacy, ../x]\n").errors == ["wrong-type «../x»"])
    #expect(configuration("include: App/**\n").configuration.takes("App/a/b.theme.yaml"))
  }

  @Test("an override names its themes, and says what speaks of themes alone")
  func overrides() {
    #expect(
      configuration("overrides: [{ strict: true }]\n").errors == ["missing-key «{ strict: true }»"])
    #expect(
      configuration("overrides: [{ files: a, output: x }]\n").errors == ["misplaced-key «output»"])
    #expect(configuration("overrides: x\n").errors == ["wrong-type «x»"])
    let found = configuration("strict: true\noverrides: [{ files: a, deploymentTarget: 17 }]\n")
      .configuration
    #expect(found.overrides.map(\.configuration.isStrict) == [true])
    #expect(found.overrides.map(\.configuration.deploymentTarget.major) == [17])
  }
}
