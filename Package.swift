// swift-tools-version: 6.1
import PackageDescription

// Where libyaml comes from. Linux has it as a system library. A Mac has none that Xcode finds, so there it is
// compiled from the package that vendors it; `APPEARANCE_LIBYAML=package` asks for that anywhere, `=system`
// for the other one. Docs/Internals/Decisions/0024-libyaml-on-macos.md weighs it.
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
  platforms: [.macOS(.v13), .iOS(.v15)],
  products: [
    .executable(name: "appearance", targets: ["appearance"]),
    .library(name: "AppearanceCompiler", targets: ["AppearanceCompiler", "AppearanceReference"]),
    .library(name: "AppearanceKit", targets: ["AppearanceKit"]),
    .plugin(name: "AppearancePlugin", targets: ["AppearancePlugin"]),
    .plugin(name: "AppearanceCommandPlugin", targets: ["AppearanceCommandPlugin"]),
  ],
  traits: [
    .trait(
      name: "Import",
      description: "The command 'import', which reads an app's Swift with swift-syntax.")
  ],
  dependencies: [
    // Only `appearance import` uses it, with the trait on; Docs/Internals/Decisions/0030-reading-swift.md weighs it.
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0"),
    // Only the `appearance` command uses it; Docs/Internals/Decisions/0001-dependencies.md weighs it.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
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
      name: "ThemeOutputs",
      dependencies: ["ColorScience", "DesignTokens", "OutputText", "ThemeModel", "ThemeSyntax"]),
    .target(
      name: "ThemeAnalysis",
      dependencies: [
        "ColorScience", "DesignTokens", "OutputText", "ThemeModel", "ThemeOutputs", "ThemeSyntax",
      ]),
    .target(
      name: "ThemeRepair",
      dependencies: [
        "ColorScience", "DesignTokens", "OutputText", "ThemeAnalysis", "ThemeModel", "ThemeOutputs",
        "ThemeSyntax",
      ]),
    .target(
      name: "ThemeDiff", dependencies: ["ColorScience", "OutputText", "ThemeModel", "ThemeOutputs"]),
    .target(
      name: "ThemePreview",
      dependencies: [
        "ColorScience", "DesignTokens", "OutputText", "ThemeAnalysis", "ThemeDiff", "ThemeModel",
        "ThemeOutputs", "ThemeSyntax",
      ]),
    .target(
      name: "FindingReports",
      dependencies: ["OutputText", "ThemeAnalysis", "ThemeModel", "ThemeSyntax"]),
    .target(
      name: "AppearanceCompiler",
      dependencies: [
        "OutputText", "ThemeAnalysis", "ThemeModel", "ThemeOutputs", "ThemeRepair", "ThemeSyntax",
      ]),
    .target(
      name: "AppearanceReference",
      dependencies: [
        "AppearanceCompiler", "ColorScience", "FindingReports", "OutputText", "ThemeAnalysis",
        "ThemeModel", "ThemeOutputs", "ThemeSyntax",
      ]),
    .systemLibrary(name: "CExtendedAttributes"),
    .target(
      name: "ThemeFiles",
      dependencies: [
        "CExtendedAttributes", "FindingReports", "OutputText", "ThemeAnalysis", "ThemeModel",
        "ThemeOutputs", "ThemeSyntax",
      ]),
    .target(
      name: "LanguageServer",
      dependencies: [
        "ColorScience", "DesignTokens", "OutputText", "ThemeAnalysis", "ThemeFiles", "ThemeModel",
        "ThemeOutputs", "ThemeRepair", "ThemeSyntax",
      ]),
    .target(
      name: "AppearanceImport",
      dependencies: [
        "AppearanceCompiler", "ColorScience", "DesignTokens", "FindingReports", "OutputText",
        "ThemeAnalysis", "ThemeModel", "ThemeOutputs", "ThemeSyntax",
        .product(
          name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["Import"])),
        .product(
          name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["Import"])),
      ]),
    .executableTarget(
      name: "appearance",
      dependencies: [
        "AppearanceCompiler", "AppearanceImport", "AppearanceReference", "ColorScience",
        "DesignTokens", "FindingReports", "LanguageServer", "OutputText", "ThemeAnalysis",
        "ThemeDiff", "ThemeFiles", "ThemeModel", "ThemeOutputs", "ThemePreview", "ThemeRepair",
        "ThemeSyntax",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(name: "AppearanceBuildTool", dependencies: ["ThemeFiles"]),
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
    // What several test targets share. In no product.
    .target(
      name: "TestSupport",
      dependencies: [
        "AppearanceCompiler", "FindingReports", "ThemeAnalysis", "ThemeFiles", "ThemeModel",
        "ThemeOutputs", "ThemePreview", "ThemeSyntax",
      ],
      path: "Tests/TestSupport"),
    .testTarget(name: "ThemeSyntaxTests", dependencies: ["ThemeSyntax"]),
    .testTarget(name: "ColorScienceTests", dependencies: ["ColorScience"]),
    .testTarget(
      name: "DesignTokensTests",
      dependencies: ["ColorScience", "DesignTokens", "OutputText", "ThemeSyntax"]),
    .testTarget(name: "OutputTextTests", dependencies: ["OutputText", "TestSupport"]),
    .testTarget(
      name: "ThemeModelTests",
      dependencies: [
        "AppearanceCompiler", "AppearanceReference", "ColorScience", "FindingReports", "OutputText",
        "TestSupport", "ThemeAnalysis", "ThemeModel", "ThemeOutputs", "ThemeSyntax",
      ]),
    .testTarget(
      name: "ThemeAnalysisTests",
      dependencies: [
        "AppearanceCompiler", "AppearanceReference", "ColorScience", "DesignTokens",
        "FindingReports",
        "OutputText", "TestSupport", "ThemeAnalysis", "ThemeFiles", "ThemeModel", "ThemeOutputs",
        "ThemeRepair", "ThemeSyntax",
      ]),
    .testTarget(
      name: "ThemeOutputsTests",
      dependencies: [
        "AppearanceCompiler", "AppearanceReference", "ColorScience", "DesignTokens", "OutputText",
        "TestSupport", "ThemeAnalysis", "ThemeFiles", "ThemeModel", "ThemeOutputs", "ThemeSyntax",
      ]),
    .testTarget(
      name: "ThemeRepairTests",
      dependencies: [
        "AppearanceCompiler", "ColorScience", "TestSupport", "ThemeAnalysis", "ThemeFiles",
        "ThemeModel", "ThemeOutputs", "ThemeRepair", "ThemeSyntax",
      ]),
    .testTarget(
      name: "ThemeDiffTests",
      dependencies: [
        "ColorScience", "TestSupport", "ThemeAnalysis", "ThemeDiff", "ThemeModel", "ThemeOutputs",
        "ThemeSyntax",
      ]),
    .testTarget(
      name: "ThemePreviewTests",
      dependencies: [
        "ColorScience", "OutputText", "TestSupport", "ThemeAnalysis", "ThemeDiff", "ThemeModel",
        "ThemeOutputs", "ThemePreview", "ThemeSyntax",
      ]),
    .testTarget(
      name: "FindingReportsTests",
      dependencies: [
        "AppearanceCompiler", "AppearanceReference", "FindingReports", "OutputText", "TestSupport",
        "ThemeModel", "ThemeOutputs", "ThemeSyntax",
      ]),
    .testTarget(
      name: "AppearanceCompilerTests",
      dependencies: [
        "AppearanceCompiler", "AppearanceReference", "ColorScience", "DesignTokens",
        "FindingReports", "OutputText", "TestSupport", "ThemeAnalysis", "ThemeDiff", "ThemeFiles",
        "ThemeModel", "ThemeOutputs", "ThemePreview", "ThemeRepair", "ThemeSyntax",
      ]),
    .testTarget(
      name: "AppearanceImportTests",
      dependencies: [
        "AppearanceCompiler", "AppearanceImport", "ColorScience", "DesignTokens", "FindingReports",
        "OutputText", "ThemeAnalysis", "ThemeModel", "ThemeSyntax",
      ]),
    .testTarget(
      name: "AppearanceReferenceTests",
      dependencies: [
        "AppearanceCompiler", "AppearanceReference", "ColorScience", "FindingReports", "OutputText",
        "TestSupport", "ThemeAnalysis", "ThemeFiles", "ThemeModel", "ThemeOutputs", "ThemeRepair",
        "ThemeSyntax",
      ]),
    .testTarget(
      name: "ThemeFilesTests",
      dependencies: [
        "appearance", "AppearanceBuildTool", "AppearanceCompiler", "AppearanceReference",
        "CExtendedAttributes", "FindingReports",
        "OutputText", "TestSupport", "ThemeAnalysis", "ThemeFiles", "ThemeModel", "ThemeOutputs",
        "ThemeSyntax",
      ]),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "AppearanceCompiler", "ColorScience", "LanguageServer", "OutputText", "ThemeAnalysis",
        "ThemeFiles", "ThemeModel", "ThemeSyntax",
      ]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "appearance", "AppearanceBuildTool", "AppearanceCompiler", "AppearanceReference",
        "ColorScience", "DesignTokens", "FindingReports", "OutputText", "TestSupport",
        "ThemeAnalysis", "ThemeFiles", "ThemeModel", "ThemePreview", "ThemeSyntax",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
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
