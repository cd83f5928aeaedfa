import Testing

@testable import ColorScience
@testable import ThemeCompiler
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
    configuration.overrides = [try override("Legacy", 16), try override("Legacy/New/*", 17)]
    #expect(configuration.applied(to: "a.theme.yaml").deploymentTarget == DeploymentTarget(15))
    #expect(
      configuration.applied(to: "Legacy/a.theme.yaml").deploymentTarget == DeploymentTarget(16))
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

  @Test("no deployment target is older than iOS 15")
  func oldest() {
    var configuration = Configuration()
    configuration.deploymentTarget = DeploymentTarget(14, 5)
    #expect(configuration.deploymentTarget == DeploymentTarget(15))
  }

  @Test("system colors are those of every generation from the deployment target on")
  func generations() {
    var configuration = Configuration()
    for (target, generations) in [
      (15, [UIKitGeneration.ios15, .ios26]), (25, [.ios15, .ios26]), (26, [.ios26]),
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
