import Foundation
import Testing

/// The fixture of bars of which outputs could each think something else, in all outputs.
@Suite("Bars that outputs dress")
struct DrawnBarTests {
  private static let names = [
    "light", "dark", "clear", "edge", "veil", "glass", "old", "own", "height", "plain",
    "plainInverse",
  ]
  private static let screens = names.dropLast().map {
    $0.prefix(1).uppercased() + $0.dropFirst() + "Screen"
  }

  @Test("show what was measured, in every output, state and variant")
  func drawn() throws {
    let themes = GoldenTests.themes
    let measured = try String(
      contentsOf: themes.deletingLastPathComponent().appendingPathComponent("Drawn/DrawnBars.txt"),
      encoding: .utf8)
    var expected: [String: String] = [:]
    for line in measured.split(separator: "\n") {
      let cut = try #require(line.lastIndex(of: "\t"))
      expected[String(line[..<cut])] = String(line[cut...].dropFirst())
    }
    let folder = try #require(
      GoldenFolder.all(below: themes.appendingPathComponent("DrawnBars")).first)
    let text = DrawnDriver.text(theme: "DrawnBars", names: Self.names, screens: Self.screens)
    var shown: [String: Set<String>] = [:]
    for line in try Program.lines(of: folder.files, and: text) {
      let start = try #require(line.firstIndex(of: "\t"))
      let cut = try #require(line.lastIndex(of: "\t"))
      let (output, key) = (String(line[..<start]), String(line[start..<cut].dropFirst()))
      let value = line[cut...].dropFirst()
      let measured = try #require(expected[key], "\(line) is not measured")
      // The double is the newest iOS, on which SwiftUI's tab bar takes no background.
      let isIgnored =
        output == "swiftUI" && key.contains("\ttabBar\t") && key.hasSuffix("background")
      #expect(value == (isIgnored ? "system" : measured), "\(output): \(key)")
      shown[output, default: []].insert(key)
    }
    let bars = Set(expected.keys.filter { !$0.contains("isHidden") })
    for output in ["presets", "barAppearances", "proxy"] {
      #expect(shown[output] == bars, "\(output) leaves something out")
    }
    let ofThemes = bars.filter { $0.hasPrefix("lightA") || $0.hasPrefix("darkA") }
    #expect(shown["colorTheme"] == ofThemes)
    let ofScreens = bars.filter { !$0.contains("\ttabBar\t") && !$0.hasPrefix("plainInverse") }
    #expect(shown["doubleNavigation"]?.isSuperset(of: ofScreens) == true)
    #expect(shown["swiftUI"]?.count ?? 0 > 11 * 3 * 2)
  }
}
