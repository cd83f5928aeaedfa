import Foundation
import Testing

/// The theme that sets each property by itself, in the outputs that dress bars.
@Suite("Properties of bars that outputs dress")
struct PropertyFateTests {
  @Test("are seen on the doubles where the table of systems says so, and nowhere else")
  func fates() throws {
    let fixtures = GoldenTests.themes.deletingLastPathComponent()
    let table = try String(
      contentsOf: fixtures.appendingPathComponent("Drawn/Fates.txt"), encoding: .utf8)
    let theme = try String(
      contentsOf: fixtures.appendingPathComponent("Themes/EveryProperty/EveryProperty.theme.yaml"),
      encoding: .utf8)
    let names = theme.split(separator: "\n").filter { $0.hasPrefix("  ") && $0.hasSuffix(":") }
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " :")) }
    let folder = try #require(
      GoldenFolder.all(below: fixtures.appendingPathComponent("Themes/EveryProperty")).first)
    let text = PropertyDriver.text(theme: "EveryProperty", names: names)
    var shown: [String: String] = [:]
    for line in try Program.lines(of: folder.files, and: text) {
      let parts = line.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false)
      try #require(parts.count == 4, "\(line)")
      shown[parts[0...2].joined(separator: " ")] = String(parts[3])
    }
    var compared = 0
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: "\t").map(String.init)
      let (output, bar, property, fate) = (parts[0], parts[1], parts[2], parts[3])
      // SwiftUI's tab bar is on glass there, whatever the theme says.
      if output == "swiftUI", bar == "tabBar", property == "liquidGlass" { continue }
      let plain = try #require(shown["\(output) plain \(bar)"])
      let own = names.filter { $0 == property || $0 == property + "Not" }
      try #require(!own.isEmpty, "\(property) is in no appearance")
      let isSeen = own.contains { shown["\(output) \($0) \(bar)"] != plain }
      switch fate {
      case "carried": #expect(isSeen, "\(output) leaves out \(property) of the \(bar)")
      case "omitted", "notYet": #expect(!isSeen, "\(output) sets \(property) of the \(bar)")
      default: continue
      }
      compared += 1
    }
    #expect(compared > 300)
  }
}
