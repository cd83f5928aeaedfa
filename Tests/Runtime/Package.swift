// swift-tools-version: 6.1
import PackageDescription

// Apart from the main package, because a target named `UIKit` there would make `canImport(UIKit)` true
// for whatever is built beside it.
let package = Package(
  name: "Runtime",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "DeveloperToolsSupport"),
    .target(name: "UIKit", dependencies: ["DeveloperToolsSupport"]),
    .target(name: "SwiftUI", dependencies: ["UIKit"]),
    // Empty: `canImport` tells by it that the SDK is that of iOS 26 or later.
    .target(name: "FoundationModels"),
    .target(name: "AppearanceKit", dependencies: ["FoundationModels", "SwiftUI", "UIKit"]),
    .target(name: "OriginalApp", dependencies: ["UIKit"]),
    .target(name: "OriginalApp2015", dependencies: ["UIKit"]),
    .target(name: "OriginalAppFormer", dependencies: ["UIKit"]),
    .testTarget(name: "AppearanceKitTests", dependencies: ["AppearanceKit", "SwiftUI", "UIKit"]),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "AppearanceKit", "OriginalApp", "OriginalApp2015", "OriginalAppFormer", "SwiftUI", "UIKit",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "UIKit" && target.name != "SwiftUI" {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
