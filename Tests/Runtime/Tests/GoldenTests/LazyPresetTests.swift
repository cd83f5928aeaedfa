import Foundation
import Testing

@Suite("Presets at launch")
struct LazyPresetTests {
  @Test("are made one at a time, when they are first used")
  func laziness() throws {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("lazy-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let presets = GoldenTests.themes
      .appendingPathComponent("Quickstart/Appearance+Quickstart.swift")
    let text = try String(contentsOf: presets, encoding: .utf8)
    // Each preset counts itself.
    let counted = scratch.appendingPathComponent("Appearance+Quickstart.swift")
    let marked = text.replacing(
      "var value = Appearance()", with: "var value = counted(Appearance())")
    try Data(marked.utf8).write(to: counted)
    let lines = try Program.lines(
      of: [counted],
      and: """
        import AppearanceKit
        import UIKit

        nonisolated(unsafe) var made = 0
        func counted(_ appearance: Appearance) -> Appearance {
          made += 1
          return appearance
        }
        print(made)
        _ = Appearance.lightAppearance.navigationBar
        print(made)
        _ = Appearance.lightAppearance.toolbar
        print(made)
        _ = Appearance.quickstartAppearances
        print(made)
        """)
    #expect(lines == ["0", "1", "1", "3"])
  }
}
