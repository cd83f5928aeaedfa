// swift-tools-version: 6.1
import PackageDescription

// Where libyaml comes from. Linux has it as a system library. A Mac has none that Xcode finds, so there it is
// compiled from the package that vendors it; `APPEARANCE_LIBYAML=package` asks for that anywhere, `=system`
// for the other one. Docs/Decisions/0024-libyaml-on-macos.md weighs it.
#if os(macOS)
  let usualLibYAML = "package"
#else
  let usualLibYAML = "system"
#endif
let isLibYAMLPackaged =
  (Context.environment["APPEARANCE_LIBYAML"] ?? usualLibYAML) == "package"
let libYAML: Target.Dependency =
  isLibYAMLPackaged ? .product(name: "Yams", package: "Yams") : "CLibYAML"

let package = Package(
  name: "appearance-compiler",
  platforms: [.macOS(.v13), .iOS(.v12)],
  products: [
    .executable(name: "appearance", targets: ["appearance"]),
    .library(name: "AppearanceCompiler", targets: ["AppearanceCompiler", "AppearanceReference"]),
    .library(name: "AppearanceKit", targets: ["AppearanceKit"]),
    .plugin(name: "AppearancePlugin", targets: ["AppearancePlugin"]),
    .plugin(name: "AppearanceCommandPlugin", targets: ["AppearanceCommandPlugin"]),
  ],
  dependencies: [
    // Only the `appearance` command uses it; Docs/Decisions/0001-dependencies.md weighs it.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .target(name: "OutputText"),
    .target(name: "ThemeSyntax", dependencies: ["OutputText", libYAML]),
    .target(name: "ColorScience", dependencies: ["OutputText"]),
    .target(name: "DesignTokens", dependencies: ["ColorScience", "OutputText", "ThemeSyntax"]),
    .target(
      name: "ThemeModel",
      dependencies: ["ColorScience", "DesignTokens", "OutputText", "ThemeSyntax"]),
    .target(
      name: "ThemeResolution",
      dependencies: [
        "ColorScience", "DesignTokens", "OutputText", "ThemeModel", "ThemeSyntax",
      ]),
    .target(
      name: "ThemeLint",
      dependencies: [
        "ColorScience", "DesignTokens", "OutputText", "ThemeModel", "ThemeResolution",
        "ThemeSyntax",
      ]),
    .target(
      name: "ThemeAnalysis",
      dependencies: [
        "ColorScience", "DesignTokens", "OutputText", "ThemeLint", "ThemeModel",
        "ThemeResolution", "ThemeSyntax",
      ]),
    .target(
      name: "ThemeOutputs",
      dependencies: [
        "ColorScience", "DesignTokens", "OutputText", "ThemeAnalysis", "ThemeLint",
        "ThemeModel", "ThemeSyntax",
      ]),
    .target(
      name: "ThemeCompilation",
      dependencies: [
        "DesignTokens", "OutputText", "ThemeAnalysis", "ThemeLint", "ThemeModel", "ThemeOutputs",
        "ThemeResolution", "ThemeSyntax",
      ]),
    .target(
      name: "ThemeRepair",
      dependencies: [
        "ColorScience", "DesignTokens", "OutputText", "ThemeAnalysis", "ThemeLint",
        "ThemeModel", "ThemeResolution", "ThemeSyntax",
      ]),
    .target(name: "ThemeDiff", dependencies: ["ColorScience", "OutputText", "ThemeModel"]),
    .target(
      name: "ThemePreview",
      dependencies: [
        "ColorScience", "DesignTokens", "OutputText", "ThemeAnalysis", "ThemeDiff", "ThemeLint",
        "ThemeModel", "ThemeResolution", "ThemeSyntax",
      ]),
    .target(
      name: "FindingReports",
      dependencies: [
        "OutputText", "ThemeCompilation", "ThemeModel", "ThemeSyntax",
      ]),
    .target(
      name: "ReportFormats",
      dependencies: [
        "FindingReports", "OutputText", "ThemeCompilation", "ThemeLint", "ThemeModel",
        "ThemeSyntax",
      ]),
    .target(
      name: "AppearanceCompiler",
      dependencies: [
        "OutputText", "ThemeAnalysis", "ThemeCompilation", "ThemeModel", "ThemeOutputs",
        "ThemeRepair", "ThemeSyntax",
      ]),
    .target(
      name: "AppearanceReference",
      dependencies: [
        "AppearanceCompiler", "ColorScience", "FindingReports", "OutputText", "ThemeAnalysis",
        "ThemeCompilation", "ThemeLint", "ThemeModel", "ThemeSyntax",
      ]),
    .systemLibrary(name: "CExtendedAttributes"),
    .target(name: "RunSystem", dependencies: ["CExtendedAttributes", "OutputText"]),
    .target(
      name: "ThemeFiles",
      dependencies: [
        "OutputText", "RunSystem", "ThemeAnalysis", "ThemeModel",
        "ThemeOutputs", "ThemeSyntax",
      ]),
    .target(
      name: "ThemeBuilds",
      dependencies: [
        "FindingReports", "OutputText", "RunSystem", "ThemeAnalysis", "ThemeCompilation",
        "ThemeFiles", "ThemeModel", "ThemeOutputs", "ThemeSyntax",
      ]),
    .target(
      name: "CommandRun",
      dependencies: [
        "AppearanceCompiler", "ColorScience", "DesignTokens", "FindingReports", "OutputText",
        "ReportFormats", "RunSystem", "ThemeAnalysis", "ThemeBuilds", "ThemeFiles",
        "ThemeDiff", "ThemeModel", "ThemeOutputs", "ThemePreview", "ThemeRepair",
        "ThemeResolution", "ThemeSyntax",
      ]),
    .target(
      name: "LanguageServer",
      dependencies: [
        "ColorScience", "DesignTokens", "OutputText", "RunSystem", "ThemeAnalysis",
        "ThemeCompilation", "ThemeFiles", "ThemeLint", "ThemeModel", "ThemeRepair",
        "ThemeResolution", "ThemeSyntax",
      ]),
    .executableTarget(
      name: "appearance",
      dependencies: [
        "AppearanceCompiler", "AppearanceReference", "CommandRun", "FindingReports",
        "LanguageServer", "OutputText", "ReportFormats", "RunSystem", "ThemeBuilds", "ThemeDiff",
        "ThemeFiles", "ThemeModel",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "AppearanceBuildTool",
      dependencies: [
        "RunSystem", "ThemeBuilds", "ThemeFiles",
      ]),
    .plugin(
      name: "AppearancePlugin", capability: .buildTool(), dependencies: ["AppearanceBuildTool"],
      path: "Sources/AppearancePlugin"),
    .plugin(
      name: "AppearanceCommandPlugin",
      capability: .command(
        intent: .custom(
          verb: "generate-appearances",
          description: "Compile the themes of the package's targets to files beside them."),
        permissions: [
          .writeToPackageDirectory(reason: "It writes what is compiled from the themes.")
        ]),
      dependencies: ["AppearanceBuildTool"],
      path: "Sources/AppearanceCommandPlugin"),
    .target(name: "AppearanceKit"),
    .testTarget(name: "ThemeSyntaxTests", dependencies: ["ThemeSyntax"]),
    .testTarget(name: "ColorScienceTests", dependencies: ["ColorScience"]),
    .testTarget(
      name: "DesignTokensTests",
      dependencies: ["ColorScience", "DesignTokens", "OutputText", "ThemeSyntax"]),
    .testTarget(name: "OutputTextTests", dependencies: ["OutputText"]),
    .testTarget(name: "ThemeModelTests", dependencies: ["OutputText", "ThemeModel"]),
    .testTarget(
      name: "ThemeResolutionTests",
      dependencies: ["ColorScience", "ThemeModel", "ThemeResolution", "ThemeSyntax"]),
    .testTarget(
      name: "ThemeLintTests",
      dependencies: ["ThemeLint", "ThemeModel", "ThemeResolution", "ThemeSyntax"]),
    .testTarget(
      name: "AppearanceCompilerTests",
      dependencies: [
        "OutputText", "ThemeSyntax", "ColorScience", "DesignTokens", "ThemeModel",
        "ThemeResolution", "ThemeLint", "ThemeAnalysis", "ThemeOutputs", "ThemeCompilation",
        "ThemeRepair", "FindingReports", "ReportFormats", "AppearanceCompiler",
        "AppearanceReference", "ThemePreview", "ThemeDiff", "RunSystem", "ThemeFiles",
      ]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "appearance", "AppearanceBuildTool", "AppearanceCompiler", "AppearanceReference",
        "CommandRun", "FindingReports", "OutputText", "ReportFormats", "RunSystem", "ThemeBuilds",
        "ThemeCompilation", "ThemeFiles", "ThemeModel", "ThemeSyntax",
      ]),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "AppearanceCompiler", "ColorScience", "LanguageServer", "OutputText", "RunSystem",
        "ThemeAnalysis",
        "ThemeModel", "ThemeSyntax",
      ]),
    .testTarget(name: "PackageTests"),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  if isLibYAMLPackaged && target.name == "ThemeSyntax" {
    target.swiftSettings?.append(.define("LIBYAML_PACKAGE"))
  }
}

if isLibYAMLPackaged {
  package.dependencies.append(.package(url: "https://github.com/jpsim/Yams", "6.2.2"..<"7.0.0"))
} else {
  package.targets.append(
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]))
}
