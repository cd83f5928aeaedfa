import Testing

@testable import ColorScience
@testable import ThemeModel
@testable import ThemeSyntax

@Suite("Configurations")
struct ConfigurationTests {
  @Test("the last override that speaks of a theme holds for it")
  func overrides() throws {
    func override(_ pattern: String, _ target: Int) throws -> Configuration.Override {
      var configuration = Configuration()
      configuration.deploymentTarget = DeploymentTarget(target)
      return .init(files: [try #require(PathPattern(pattern))], configuration: configuration)
    }
    var configuration = Configuration()
    configuration.overrides = [try override("Legacy", 12), try override("Legacy/New/*", 17)]
    #expect(configuration.applied(to: "a.theme.yaml").deploymentTarget == DeploymentTarget(15))
    #expect(
      configuration.applied(to: "Legacy/a.theme.yaml").deploymentTarget == DeploymentTarget(12))
    #expect(
      configuration.applied(to: "Legacy/New/a.theme.yaml").deploymentTarget == DeploymentTarget(17))
  }

  @Test("a theme is taken that is included, or where nothing is, unless it is excluded")
  func takes() throws {
    var configuration = Configuration()
    #expect(configuration.takes("App/a.theme.yaml"))
    configuration.excluded = [try #require(PathPattern("Legacy"))]
    #expect(!configuration.takes("App/Legacy/a.theme.yaml"))
    configuration.included = [try #require(PathPattern("App/**"))]
    #expect(configuration.takes("App/a.theme.yaml") && !configuration.takes("Other/a.theme.yaml"))
    #expect(!configuration.takes("App/Legacy/a.theme.yaml"))
  }

  @Test("system colors are those of every generation from the deployment target on")
  func generations() {
    var configuration = Configuration()
    for (target, generations) in [
      (12, [UIKitGeneration.ios13, .ios15, .ios26]), (15, [.ios15, .ios26]),
      (25, [.ios15, .ios26]),
      (26, [.ios26]),
    ] {
      configuration.deploymentTarget = DeploymentTarget(target)
      #expect(configuration.generations == generations, "\(target)")
    }
  }

  @Test("an option has the value that is set for its rule, else its own")
  func options() {
    let option = RuleOption("minimum", "x", .numbers(0.01...1), standard: .number(0.1))
    var configuration = Configuration()
    configuration.ruleOptions = ["a": ["minimum": .number(0.5)]]
    #expect(configuration.value(of: option, in: "a") == .number(0.5))
    #expect(configuration.value(of: option, in: "b") == .number(0.1))
    #expect(option.takes == "a number from 0.01 to 1")
  }
}
