import AppearanceCompiler
import Testing
import ThemeSyntax

@testable import ColorScience
@testable import ThemeFiles
@testable import ThemeModel

@Suite("UIKit's colors differ between iOS versions")
struct SystemColorTests {
  // .systemIndigo on white is 5.64:1 up to iOS 18 and 5.089:1 on iOS 26.
  @Test("what fails on one of them fails", arguments: [(5.0, 0), (5.3, 1), (5.7, 1)])
  func worstGeneration(required: Double, errors: Int) {
    let diagnostics = findings(required: required, target: 15)
    #expect(diagnostics.count { $0.id == "title-contrast" && $0.severity == .error } == errors)
    #expect(!diagnostics.contains { $0.id == "content-dependent-contrast" })
  }

  @Test("what fails on none that the app runs on passes")
  func deploymentRange() {
    #expect(findings(required: 5.0, target: 26).isEmpty)
    #expect(findings(required: 5.3, target: 26).count { $0.severity == .error } == 1)
  }

  @Test("the message names the color and the iOS that gives the number")
  func message() throws {
    let finding = try #require(findings(required: 5.3, target: 15).first)
    #expect(finding.message.contains("#6155F5 (.systemIndigo, iOS 26) on #FFFFFF"))
    #expect(finding.message.contains("5.08:1"))
  }

  private func findings(required: Double, target: Int) -> [Diagnostic] {
    var configuration = Configuration()
    configuration.thresholds.text = required
    configuration.deploymentTarget = DeploymentTarget(target)
    let text = """
      appearances:
        look:
          interfaceStyle: light
          statusBarStyle: darkContent
          navigationBar: { backgroundColor: white, titleColor: .systemIndigo }
      """
    let source = SourceFile(path: "Look.theme.yaml", text: text)
    return lint([ThemeInput(source, configuration: configuration)]) { _ in
      .failure(LoadFailure("no such file"))
    }.diagnostics
  }
}
