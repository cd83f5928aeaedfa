// swift-tools-version: 6.1
import PackageDescription

// Apart from the main package: nobody who builds the command needs what it is compared with.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "appearance-compiler", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .systemLibrary(
      name: "BareLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .executableTarget(name: "EventLoop", dependencies: ["BareLibYAML"]),
    .executableTarget(name: "Floor", dependencies: ["BareLibYAML"]),
    .executableTarget(name: "Stopwatch"),
    .executableTarget(
      name: "ParserHello",
      dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")]),
    .executableTarget(
      name: "Relint",
      dependencies: [.product(name: "AppearanceCompiler", package: "appearance-compiler")]),
    .executableTarget(name: "Benchmark"),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
