import Foundation
import Testing

extension PackageTests {
  private static let themeless =
    "warning: target 'UIKit' uses AppearancePlugin but has no *.theme.yaml, *.theme.yml or *.theme.json"

  @Test(
    "every theme in a target's folder that the target excludes is named, and the others compiled")
  func excludedThemes() throws {
    let client = try ClientPackage()
    for theme in [
      "old.theme.yml", "Drafts/winter.theme.json", "Drafts/.hidden/spring.theme.yaml",
      "Drafts/Nested/autumn.theme.yaml",
    ] {
      try client.write("Sources/App/\(theme)", "not read")
    }
    try client.write("Sources/App/Drafts/Nested/Package.swift", "// A package of its own.\n")
    try client.edit(
      "Package.swift", "dependencies: [\"UIKit\"],",
      "dependencies: [\"UIKit\"], exclude: [\"old.theme.yml\", \"Drafts\"],")
    let build = try client.build()
    #expect(build.status == 0, Comment(rawValue: build.output))
    #expect(build.hasCompiledThemes, Comment(rawValue: build.output))
    let warned = build.output.matches(of: /warning: '([^']*)' is in the folder of target 'App'/)
      .map { String($0.1) }
    #expect(
      warned
        == ["Drafts/winter.theme.json", "old.theme.yml"].map { client.path("Sources/App/\($0)") },
      Comment(rawValue: build.output))
    #expect(build.output.contains("add it to the target, or remove it from 'exclude'"))
    #expect(!build.output.contains("has no *.theme.yaml"))
  }

  @Test("a target that has the plugin but no theme is told once")
  func noTheme() throws {
    let client = try ClientPackage()
    try client.edit(
      "Package.swift", "dependencies: [\"DeveloperToolsSupport\"])",
      "dependencies: [\"DeveloperToolsSupport\"], "
        + "plugins: [.plugin(name: \"AppearancePlugin\", package: \"appearance-compiler\")])")
    let build = try client.build()
    #expect(build.status == 0, Comment(rawValue: build.output))
    #expect(
      build.output.components(separatedBy: Self.themeless).count == 2,
      Comment(rawValue: build.output))
  }
}
