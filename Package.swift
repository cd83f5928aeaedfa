// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "appearance-compiler",
  platforms: [.macOS(.v13), .iOS(.v12)],
  products: [
    .executable(name: "appearance", targets: ["appearance"]),
    .library(name: "AppearanceCompiler", targets: ["AppearanceCompiler"]),
    .library(name: "AppearanceKit", targets: ["AppearanceKit"]),
    .plugin(name: "AppearancePlugin", targets: ["AppearancePlugin"]),
    .plugin(name: "AppearanceCommandPlugin", targets: ["AppearanceCommandPlugin"]),
  ],
  dependencies: [
    // Only the `appearance` command uses it; Docs/Decisions/0001-dependencies.md weighs it.
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "ThemeSyntax", dependencies: ["CLibYAML"]),
    .target(name: "ColorScience"),
    .target(name: "AppearanceCompiler", dependencies: ["ThemeSyntax", "ColorScience"]),
    .target(name: "RunSystem", dependencies: ["AppearanceCompiler"]),
    .target(name: "ThemeFiles", dependencies: ["AppearanceCompiler", "RunSystem", "ThemeSyntax"]),
    .target(
      name: "ThemeBuilds",
      dependencies: ["AppearanceCompiler", "RunSystem", "ThemeFiles", "ThemeSyntax"]),
    .target(
      name: "CommandRun",
      dependencies: [
        "AppearanceCompiler", "RunSystem", "ThemeBuilds", "ThemeFiles", "ThemeSyntax",
      ]),
    .executableTarget(
      name: "appearance",
      dependencies: [
        "AppearanceCompiler",
        "CommandRun",
        "RunSystem",
        "ThemeBuilds",
        "ThemeFiles",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "AppearanceBuildTool",
      dependencies: ["RunSystem", "ThemeBuilds", "ThemeFiles"]),
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
    .testTarget(name: "AppearanceCompilerTests", dependencies: ["AppearanceCompiler"]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "appearance", "AppearanceBuildTool", "CommandRun", "RunSystem", "ThemeBuilds", "ThemeFiles",
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
}
