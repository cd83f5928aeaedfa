// swift-tools-version: 6.1
import PackageDescription

// An app of its own `Appearance` type, built on the tests' double of UIKit.
let package = Package(
  name: "Client",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "appearance-compiler", path: "../../..")
  ],
  targets: [
    .target(name: "DeveloperToolsSupport"),
    .target(name: "UIKit", dependencies: ["DeveloperToolsSupport"]),
    .executableTarget(
      name: "App",
      dependencies: ["UIKit"],
      plugins: [.plugin(name: "AppearancePlugin", package: "appearance-compiler")]),
  ],
  swiftLanguageModes: [.v6]
)
