// swift-tools-version: 6.1
import PackageDescription

// The plugins around a tool that is compiled already, and the runtime.
let package = Package(
  name: "appearance-compiler",
  platforms: [.macOS(.v13), .iOS(.v15)],
  products: [
    .library(name: "AppearanceKit", targets: ["AppearanceKit"]),
    .plugin(name: "AppearancePlugin", targets: ["AppearancePlugin"]),
    .plugin(name: "AppearanceCommandPlugin", targets: ["AppearanceCommandPlugin"]),
  ],
  targets: [
    .target(name: "AppearanceKit"),
    .binaryTarget(name: "AppearanceBuildTool", path: "AppearanceBuildTool.artifactbundle"),
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
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type == .regular {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
