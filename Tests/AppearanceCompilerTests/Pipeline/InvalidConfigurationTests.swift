import TestSupport
import Testing
import ThemeSyntax

@testable import FindingReports
@testable import ThemeCompiler

@Suite("What is wrong with a configuration is said in so many words")
struct InvalidConfigurationTests {
  @Test(
    "every configuration of Fixtures/InvalidConfiguration gives exactly its text",
    arguments: Fixtures.cases("InvalidConfiguration"))
  func textIsAsRecorded(name: String) throws {
    let fixture = FixtureCase("InvalidConfiguration", name)
    let source = SourceFile(path: "appearance.yaml", bytes: try fixture.bytes("appearance.yaml"))
    let (_, diagnostics) = Configuration.read(source, load: try fixture.loader())
    #expect(diagnostics.contains { $0.severity == .error })
    let text = DiagnosticFormat.text.render(
      DiagnosticReport(diagnostics: diagnostics, sources: [source], themes: 1))
    try fixture.expect(text)
  }

  @Test("a configuration that says nothing is the default one", arguments: ["", "# later\n"])
  func emptyIsDefault(text: String) {
    let (configuration, diagnostics) = Configuration.read(
      SourceFile(path: "appearance.yaml", text: text))
    #expect(diagnostics.isEmpty)
    #expect(configuration.deploymentTarget == DeploymentTarget(15))
  }
}
