import ColorScience
import Foundation
import Testing
import ThemeSyntax

@testable import DesignTokens

/// The data that tests beside this project share, where it is at hand.
enum SharedData {
  /// The folder that `TOKEN_DATA` names, or the one beside the package.
  static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["TOKEN_DATA"] {
      return URL(fileURLWithPath: path)
    }
    return URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("../shared/data").standardizedFileURL
  }()

  /// Whether it is at hand.
  static let isThere = FileManager.default.fileExists(
    atPath: folder.appendingPathComponent("tokens").path)

  static let reason = Comment("the shared data is not at hand; TOKEN_DATA names its folder")

  /// Access to the files of a folder.
  static func access(_ name: String) -> FileLoader {
    let root = folder.appendingPathComponent(name)
    return { path in
      guard let data = try? Data(contentsOf: root.appendingPathComponent(path)) else {
        return .failure(LoadFailure("no such file"))
      }
      return .success(SourceFile(path: path, bytes: Array(data)))
    }
  }
}

@Suite(
  "The verdicts of the official schemas hold", .enabled(if: SharedData.isThere, SharedData.reason))
struct SchemaVerdictTests {
  /// Where the text of the standard says otherwise than its schemas, and whether we have something to
  /// say.
  private static let textSays: [String: Bool] = [
    "alias_root": false, "color_component_ref": true, "alias_padded": true,
    "dangling_alias": true, "cycle": true, "default_not_in_contexts": true, "defs": true,
  ]

  @Test("what a schema refuses is told, and nothing is said of what it accepts")
  func verdicts() throws {
    let url = SharedData.folder.appendingPathComponent("dtcg/schema-verdicts.json")
    let all = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    let kinds = try #require(all as? [String: [String: [String: Any]]])
    var count = 0
    for (name, verdict) in kinds.values.flatMap({ $0 }) {
      let document = try #require(verdict["document"])
      let data = try JSONSerialization.data(withJSONObject: document, options: .sortedKeys)
      let system = TokenCase([
        "tokens.json": String(decoding: data, as: UTF8.self), "a.json": "{}", "d.json": "{}",
      ]).read()
      let isTold =
        !system.deviations.isEmpty || !system.unresolved.isEmpty || !system.findings.isEmpty
      let expected =
        Self.textSays[name] ?? (verdict["official_schema"] as? String == "invalid")
      #expect(isTold == expected, "\(name): \(system.deviations) \(system.unresolved)")
      count += 1
    }
    #expect(count == 52)
  }
}

@Suite(
  "Files of real systems are read whole", .enabled(if: SharedData.isThere, SharedData.reason))
struct RealSystemTests {
  /// A system with its entries, and how many colors and tokens without a value it has.
  struct System: Sendable, CustomTestStringConvertible {
    let folder: String
    let entries: [TokenEntry]
    let colors: Int
    var unresolved: Set<String> = []
    var testDescription: String { folder }
  }

  static let systems = [
    System(
      folder: "figma-sds",
      entries: [
        .resolver("sds.resolver.json", [.light: ["theme": "light"], .dark: ["theme": "dark"]])
      ], colors: 216),
    System(
      folder: "github-primer",
      entries: [
        .resolver(
          "primer.resolver.json",
          [
            .light: ["theme": "light", "size": "default"],
            .dark: ["theme": "dark", "size": "default"],
            .lightHighContrast: ["theme": "light-hc", "size": "default"],
            .darkHighContrast: ["theme": "dark-hc", "size": "default"],
          ])
      ], colors: 789, unresolved: ["overlay.borderRadius"]),
    System(folder: "google-material", entries: [.plain("dsp-tokens.json")], colors: 164),
    System(
      folder: "metamask",
      entries: [
        .plain("brandColors.json"),
        .files([.light: ["lightTheme.json"], .dark: ["darkTheme.json"]]),
      ], colors: 141),
    System(
      folder: "microsoft-fluent",
      entries: [
        .plain("global.tokens.json"),
        .files([.light: ["light.tokens.json"], .dark: ["dark.tokens.json"]]),
      ], colors: 842),
    System(
      folder: "terrazzo-yaml",
      entries: [
        .resolver("terrazzo.resolver.yml", [.light: ["theme": "light"], .dark: ["theme": "dark"]])
      ], colors: 60),
    System(
      folder: "twilio-paste",
      entries: [
        .files([
          .light: ["global/background-color.yml", "global/text-color.yml"],
          .dark: ["themes/dark/global/background-color.yml", "themes/dark/global/text-color.yml"],
        ])
      ], colors: 305),
  ]

  @Test("every color has a value", arguments: systems)
  func colors(system: System) {
    let read = readTokens(system.entries, SharedData.access("tokens/\(system.folder)"))
    #expect(read.tokens.count == system.colors)
    #expect(Set(read.unresolved.map(\.path)) == system.unresolved)
    #expect(!read.findings.contains { $0.severity == .error })
  }
}
