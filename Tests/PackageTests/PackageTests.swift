import Foundation
import Testing

/// A package that uses the plugins, built as its users build it.
@Suite(.serialized) struct PackageTests {
  private let theme = "Sources/App/brand.theme.yaml"
  private let parent = "Themes/base.yaml"
  private let grandparent = "Themes/colors/sea.yaml"

  /// The components of `#rrggbb` by arithmetic of our own.
  private func components(_ hex: String) -> [Double] {
    let value = Int(hex.dropFirst(), radix: 16) ?? -1
    return [value >> 16, value >> 8 & 255, value & 255].map { Double($0) / 255 } + [1]
  }

  @Test("the app shows the colors of its theme and of the files that this extends")
  func firstBuild() throws {
    try build(.prebuilt)
  }

  @Test(
    "the app shows them with the plugins' tool built from source too",
    .enabled(if: Thorough.isAsked, Thorough.reason))
  func source() throws {
    try build(.source)
  }

  private func build(_ plugins: PluginsPackage) throws {
    let client = try ClientPackage(plugins)
    let build = try client.build()
    try #require(build.status == 0, Comment(rawValue: build.output))
    #expect(build.hasCompiledThemes)
    #expect(!build.output.contains("warning:"), Comment(rawValue: build.output))
    #expect(!build.output.contains("Compiling ArgumentParser"))
    let colors = try client.colors()
    #expect(colors["background"] == components("#F7F7F9"))
    #expect(colors["tint"] == components("#0A5FD9"))
  }

  @Test("with nothing changed the tool is not run")
  func nothingChanged() throws {
    let client = try ClientPackage()
    #expect(try client.build().status == 0)
    // What a theme extends is announced when the build is planned again.
    try client.edit("Package.swift", "import PackageDescription", "import PackageDescription\n")
    #expect(try client.build().status == 0)
    try expectNoRun(client)
  }

  @Test(
    "nor is it with the tool built from source", .enabled(if: Thorough.isAsked, Thorough.reason))
  func nothingChangedInSource() throws {
    let client = try ClientPackage(.source)
    // SwiftPM plans the build once more after the first one.
    #expect(try client.build().status == 0)
    #expect(try client.build().status == 0)
    try expectNoRun(client)
  }

  private func expectNoRun(_ client: ClientPackage) throws {
    for _ in 0..<3 {
      let build = try client.build()
      #expect(build.status == 0)
      #expect(!build.hasCompiledThemes, Comment(rawValue: build.output))
    }
  }

  @Test("every edit of the theme, of what it extends and of the configuration reaches the app")
  func edits() throws {
    try edit(4)
  }

  @Test(
    "so does each of twenty edits in a row", .enabled(if: Thorough.isAsked, Thorough.reason))
  func moreEdits() throws {
    try edit(20)
  }

  private func edit(_ count: Int) throws {
    let client = try ClientPackage()
    #expect(try client.build().status == 0)
    var paper = "#F7F7F9"
    var sea = "#0A5FD9"
    var access = "internal"
    for number in 0..<count {
      switch number % 4 {
      case 0:
        let new = "#F7F8" + String(format: "%02X", 200 + number)
        try client.edit(theme, paper, new)
        paper = new
      case 1:
        let new = "#0A10" + String(format: "%02X", 100 + number)
        try client.edit(grandparent, sea, new)
        sea = new
      case 2:
        access = access == "internal" ? "public" : "internal"
        try client.write(
          "appearance.yaml", "outputs: presets\nruntime: yalantis\naccess: \(access)\n")
      default:
        let new = "#1020" + String(format: "%02X", 100 + number)
        try client.write(parent, "extends: colors/sea.yaml\npalette: { link: \"\(new)\" }\n")
        #expect(try client.build().status == 0)
        #expect(try client.colors()["tint"] == components(new))
        try client.write(parent, "extends: colors/sea.yaml\npalette: { link: \"{sea}\" }\n")
      }
      let build = try client.build()
      try #require(build.status == 0, Comment(rawValue: build.output))
      let colors = try client.colors()
      #expect(colors["background"] == components(paper), "edit \(number)")
      #expect(colors["tint"] == components(sea), "edit \(number)")
      let isPublic = client.generated("Appearance+brand.swift")?.contains("public static let")
      #expect(isPublic == (access == "public"), "edit \(number)")
    }
  }

  @Test("a file that a theme begins to extend, and a configuration that appears, are followed")
  func newInputs() throws {
    let client = try ClientPackage()
    #expect(try client.build().status == 0)
    #expect(try client.build().status == 0)
    try client.write("Themes/late.yaml", "palette: { sea: \"#102030\" }\n")
    try client.edit(
      theme, "../../Themes/base.yaml", "[../../Themes/base.yaml, ../../Themes/late.yaml]")
    #expect(try client.build().status == 0)
    #expect(try client.colors()["tint"] == components("#102030"))
    for color in ["#203040", "#304050"] {
      try client.write("Themes/late.yaml", "palette: { sea: \"\(color)\" }\n")
      #expect(try client.build().status == 0)
      #expect(try client.colors()["tint"] == components(color))
    }
    try client.write("Sources/appearance.yaml", "runtime: yalantis\naccess: public\n")
    #expect(try client.build().status == 0)
    #expect(client.generated("Appearance+brand.swift")?.contains("public static let") == true)
    try client.remove("Sources/appearance.yaml")
    #expect(try client.build().status == 0)
    #expect(client.generated("Appearance+brand.swift")?.contains("public static let") == false)
  }

  @Test("an error in a theme fails the build at its line until it is mended")
  func brokenTheme() throws {
    let client = try ClientPackage()
    #expect(try client.build().status == 0)
    try client.edit(theme, "darkContent", "lightContent")
    let place = "\(client.path(theme)):8:21: error: white status bar on #F7F7F9"
    for _ in 0..<2 {
      let build = try client.build()
      #expect(build.status == 1)
      #expect(build.output.contains(place), Comment(rawValue: build.output))
    }
    try client.edit(theme, "lightContent", "darkContent")
    #expect(try client.build().status == 0)
  }

  @Test("the themes of a target share the palette file of one of them")
  func sharedPalette() throws {
    let client = try ClientPackage()
    try client.write(
      "Sources/App/second.theme.yaml",
      """
      extends: ../../Themes/base.yaml
      prefix: second
      palette: { paper: "#F7F7F9" }
      appearances:
        light:
          interfaceStyle: light
          statusBarStyle: darkContent
          navigationBar: { backgroundColor: "{paper}", tintColor: "{link}" }

      """)
    let configuration = "outputs: [presets, palette]\nruntime: yalantis\n"
    try client.write("appearance.yaml", configuration + "palette: Shop\n")
    let build = try client.build()
    try #require(build.status == 0, Comment(rawValue: build.output))
    #expect(try client.colors()["tint"] == components("#0A5FD9"))
    #expect(client.generated("brandPalette.swift")?.contains("enum ShopPalette {") == true)
    #expect(client.generated("secondPalette.swift")?.contains("enum") == false)
    #expect(client.generated("Appearance+second.swift")?.contains("ShopPalette.paper") == true)
    try client.edit("Sources/App/second.theme.yaml", "#F7F7F9", "#F7F7FF")
    let other = try client.build()
    #expect(other.status == 1)
    #expect(other.output.contains("is not that of theme 'Shop'"), Comment(rawValue: other.output))
  }

  @Test("the plugin announces a file for every output that is Swift")
  func outputs() throws {
    let client = try ClientPackage()
    let outputs = [
      "presets", "barAppearances", "proxy", "doubleNavigation", "colorTheme", "swiftUI", "palette",
      "dynamicColors", "assetCatalog", "manifest",
    ]
    try client.write(
      "appearance.yaml",
      """
      outputs: [\(outputs.joined(separator: ", "))]
      runtime: yalantis
      lint: { mixed-mechanisms: off }

      """)
    // There is no SwiftUI to build it with; what counts is that all files are written.
    let build = try client.build()
    #expect(build.hasCompiledThemes)
    #expect(!build.output.contains("is announced"), Comment(rawValue: build.output))
    let swiftUI = client.generated("brandBars+SwiftUI.swift")
    #expect(swiftUI?.contains("import SwiftUI") == true, Comment(rawValue: build.output))
  }
}
