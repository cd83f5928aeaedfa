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
      name: "ThemeCompiler",
      dependencies: ["ColorScience", "DesignTokens", "OutputText", "ThemeSyntax"]),
    .target(
      name: "ThemeRepair",
      dependencies: [
        "ColorScience", "DesignTokens", "OutputText", "ThemeCompiler", "ThemeSyntax",
      ]),
    .target(
      name: "ThemeDiff",
      dependencies: [
        "ColorScience", "OutputText", "ThemeCompiler",
      ]),
    .target(
      name: "ThemePreview",
      dependencies: [
        "ColorScience", "DesignTokens", "OutputText", "ThemeCompiler", "ThemeDiff", "ThemeSyntax",
      ]),
    .target(
      name: "FindingReports",
      dependencies: [
        "OutputText", "ThemeCompiler", "ThemeSyntax",
      ]),
    .target(
      name: "AppearanceCompiler",
      dependencies: [
        "OutputText", "ThemeCompiler", "ThemeRepair", "ThemeSyntax",
      ]),
    .target(
      name: "AppearanceReference",
      dependencies: [
        "AppearanceCompiler", "ColorScience", "FindingReports", "OutputText", "ThemeCompiler",
        "ThemeSyntax",
      ]),
    .systemLibrary(name: "CExtendedAttributes"),
    .target(
      name: "ThemeFiles",
      dependencies: [
        "CExtendedAttributes", "FindingReports", "OutputText", "ThemeCompiler", "ThemeSyntax",
      ]),
    .target(
      name: "LanguageServer",
      dependencies: [
        "ColorScience", "DesignTokens", "OutputText", "ThemeCompiler", "ThemeFiles", "ThemeRepair",
        "ThemeSyntax",
      ]),
    .target(
      name: "AppearanceImport",
      dependencies: [
        "AppearanceCompiler", "ColorScience", "DesignTokens", "FindingReports", "OutputText",
        "ThemeCompiler", "ThemeSyntax",
        .product(
          name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["Import"])),
        .product(
          name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["Import"])),
      ]),
    .executableTarget(
      name: "appearance",
      dependencies: [
        "AppearanceCompiler", "AppearanceImport", "AppearanceReference", "ColorScience",
        "DesignTokens", "FindingReports", "LanguageServer", "OutputText", "ThemeCompiler",
        "ThemeDiff", "ThemeFiles", "ThemePreview", "ThemeRepair", "ThemeSyntax",
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
        "AppearanceCompiler", "FindingReports", "ThemeCompiler", "ThemeFiles", "ThemePreview",
        "ThemeSyntax",
      ],
      path: "Tests/TestSupport"),
    .testTarget(name: "ThemeSyntaxTests", dependencies: ["ThemeSyntax"]),
    .testTarget(name: "ColorScienceTests", dependencies: ["ColorScience"]),
    .testTarget(
      name: "DesignTokensTests",
      dependencies: ["ColorScience", "DesignTokens", "OutputText", "ThemeSyntax"]),
    .testTarget(name: "OutputTextTests", dependencies: ["OutputText", "TestSupport"]),
    .testTarget(
      name: "ThemeCompilerTests",
      dependencies: [
        "AppearanceCompiler", "AppearanceReference", "ColorScience", "DesignTokens",
        "FindingReports", "OutputText", "TestSupport", "ThemeCompiler", "ThemeFiles", "ThemeRepair",
        "ThemeSyntax",
      ]),
    .testTarget(
      name: "ThemeRepairTests",
      dependencies: [
        "AppearanceCompiler", "ColorScience", "TestSupport", "ThemeCompiler", "ThemeFiles",
        "ThemeRepair", "ThemeSyntax",
      ]),
    .testTarget(
      name: "ThemeDiffTests",
      dependencies: [
        "ColorScience", "TestSupport", "ThemeCompiler", "ThemeDiff", "ThemeSyntax",
      ]),
    .testTarget(
      name: "ThemePreviewTests",
      dependencies: [
        "ColorScience", "OutputText", "TestSupport", "ThemeCompiler", "ThemeDiff", "ThemePreview",
        "ThemeSyntax",
      ]),
    .testTarget(
      name: "FindingReportsTests",
      dependencies: [
        "AppearanceCompiler", "AppearanceReference", "FindingReports", "OutputText", "TestSupport",
        "ThemeCompiler", "ThemeSyntax",
      ]),
    .testTarget(
      name: "AppearanceCompilerTests",
      dependencies: [
        "AppearanceCompiler", "AppearanceReference", "ColorScience", "DesignTokens",
        "FindingReports", "OutputText", "TestSupport", "ThemeCompiler", "ThemeDiff", "ThemeFiles",
        "ThemePreview", "ThemeRepair", "ThemeSyntax",
      ]),
    .testTarget(
      name: "AppearanceImportTests",
      dependencies: [
        "AppearanceCompiler", "AppearanceImport", "ColorScience", "DesignTokens", "FindingReports",
        "OutputText", "ThemeCompiler", "ThemeSyntax",
      ]),
    .testTarget(
      name: "AppearanceReferenceTests",
      dependencies: [
        "AppearanceCompiler", "AppearanceReference", "ColorScience", "FindingReports", "OutputText",
        "TestSupport", "ThemeCompiler", "ThemeFiles", "ThemeRepair", "ThemeSyntax",
      ]),
    .testTarget(
      name: "ThemeFilesTests",
      dependencies: [
        "AppearanceBuildTool", "AppearanceCompiler", "AppearanceReference", "CExtendedAttributes",
        "FindingReports", "OutputText", "TestSupport", "ThemeCompiler", "ThemeFiles", "ThemeSyntax",
        "appearance",
      ]),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "AppearanceCompiler", "ColorScience", "LanguageServer", "OutputText", "ThemeCompiler",
        "ThemeFiles", "ThemeSyntax",
      ]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "AppearanceBuildTool", "AppearanceCompiler", "AppearanceReference", "ColorScience",
        "DesignTokens", "FindingReports", "OutputText", "TestSupport", "ThemeCompiler",
        "ThemeFiles", "ThemePreview", "ThemeSyntax", "appearance",
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
