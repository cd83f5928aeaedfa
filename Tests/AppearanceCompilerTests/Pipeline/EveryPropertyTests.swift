import TestSupport
import Foundation
import Testing

@testable import ThemeCompiler

/// The theme that sets every property by itself, whose outputs Tests/Runtime runs, and what the table of
/// fates says of them on the newest iOS, which alone the doubles of UIKit and SwiftUI are.
@Suite("A theme of every property")
struct EveryPropertyTests {
  @Test("has each row of the table, in each bar that has it")
  func theme() throws {
    try compare(Self.text, with: "Themes/EveryProperty/EveryProperty.theme.yaml")
  }

  @Test("comes with what each output makes of it on the newest iOS")
  func fates() throws {
    var lines = ""
    for id in ["presets", "barAppearances", "proxy", "doubleNavigation", "swiftUI"] {
      let output = try #require(Output.all.first { $0.id == id })
      for bar in BarKind.allCases {
        for row in BarProperty.all where row.since[bar] != nil {
          let fate = Configuration().fate(of: row.property, on: bar, by: output, in: .ios26)
          lines += "\(id)\t\(bar.name)\t\(row.property)\t\(fate)\n"
        }
      }
    }
    try compare(lines, with: "Drawn/Fates.txt")
  }

  private func compare(_ text: String, with path: String) throws {
    let file = Fixtures.root.appending(path: path)
    if Fixtures.isRecording {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded Fixtures/\(path); read its diff before you commit")
      return
    }
    let recorded = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(text == recorded, "run: \(Fixtures.recordingCommand)")
  }

  /// An appearance with backgrounds alone, and one more for each property.
  private static var text: String {
    var text = "appearances:\n" + appearance("plain") { _ in "" }
    var names = ["plain"]
    for row in BarProperty.all {
      for (name, value) in values(of: row) {
        names.append(name)
        text += appearance(name) { bar in
          guard row.since[bar] != nil else { return "" }
          let path = row.name.split(separator: ".")
          let inner = "\(path.last ?? ""): \(value)"
          return path.dropLast().reversed().reduce(inner) { "\($1): { \($0) }" }
        }
      }
    }
    text += "screens:\n"
    for name in names {
      let screen = name.prefix(1).uppercased() + name.dropFirst() + "Screen"
      text += "  \(screen): { appearance: \(name), toolbarHidden: false }\n"
    }
    return text
  }

  /// Appearances for a property with values that are not what holds without it.
  private static func values(of row: BarProperty.Row) -> [(String, String)] {
    let name = "\(row.property)"
    return switch row.property {
    case .background: [(name, "transparent")]
    case .backgroundColor, .shadowColor: [(name, "\"#C8102E\"")]
    // Where nothing is said, a toolbar is away and other bars are not, and a screen's bars are
    // translucent and others are not.
    case .isHidden, .isTranslucent: [(name, "true"), (name + "Not", "false")]
    default: [(name, row.example)]
    }
  }

  private static func appearance(_ name: String, _ setting: (BarKind) -> String) -> String {
    let bars = BarKind.allCases.map { bar -> String in
      let own = setting(bar)
      let background =
        own.hasPrefix("background") && !own.hasPrefix("backgroundEffect")
          && !own.hasPrefix("backgroundImage") ? "" : "backgroundColor: white"
      let keys = [background, own].filter { !$0.isEmpty }.joined(separator: ", ")
      return "    \(bar.name): { \(keys) }\n"
    }
    return "  \(name):\n" + bars.joined()
  }
}
