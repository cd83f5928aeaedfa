import TestSupport
import Foundation
import Testing

@testable import OutputText
@testable import ThemeFiles
@testable import ThemeCompiler

/// What an earlier run made and nothing makes any more; and what only looks like it.
@Suite struct StaleOutputsTests {
  @Test(
    "the outputs of a deleted theme do not stay to be compiled with the others",
    arguments: [nil, "made"])
  func deletedTheme(output: String?) throws {
    let folder = try TemporaryFolder(["in/a.theme.yaml": "A", "in/deep/b.theme.yaml": "B"])
    let output = output.map { folder[$0] }
    var request = ThemeRequest(paths: [folder["in"]], output: output)
    #expect(try Transcript.compile(request).status == .done)
    try FileManager.default.removeItem(atPath: folder["in/deep/b.theme.yaml"])
    request.check = true
    let check = try Transcript.compile(request)
    #expect(check.status == .findings)
    let place = output ?? folder["in/deep"]
    #expect(check.output.contains("stale: \(place)/Appearance+B.swift\n"))
    request.check = false
    let run = try Transcript.compile(request)
    #expect(run.output == "compiled 1 theme, removed 2 files, 2 unchanged\n")
    request.check = true
    #expect(try Transcript.compile(request).status == .done)
    let all = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    #expect(!all.contains { $0.contains("Appearance+B") || $0.contains("B.appearance") })
    #expect(all.contains { $0.hasSuffix("Appearance+A.swift") })
  }

  @Test("the outputs of a renamed theme file go although the new one makes others")
  func renamedTheme() throws {
    let folder = try TemporaryFolder(["in/a.theme.yaml": "A"])
    let request = ThemeRequest(paths: [folder["in"]], output: folder["made"])
    #expect(try Transcript.compile(request).status == .done)
    try FileManager.default.removeItem(atPath: folder["in/a.theme.yaml"])
    try folder.write("in/c.theme.yaml", "C")
    #expect(try Transcript.compile(request).status == .done)
    #expect(try Self.names(folder, "made") == ["Appearance+C.swift", "C.appearance.json"])
  }

  @Test(
    "the outputs of a folder's last theme go too, and then the folder has no themes",
    arguments: [nil, "made"])
  func lastTheme(output: String?) throws {
    let folder = try TemporaryFolder(["in/a.theme.yaml": "A"])
    let request = ThemeRequest(paths: [folder["in"]], output: output.map { folder[$0] })
    #expect(try Transcript.compile(request).status == .done)
    try FileManager.default.removeItem(atPath: folder["in/a.theme.yaml"])
    #expect(try Transcript.compile(request).status == .done)
    #expect(try Self.names(folder, "in") == [])
    #expect(
      output == nil
        || FileManager.default.contents(atPath: folder["made/.appearance-outputs"]) == nil)
    let again = try Transcript.compile(request)
    #expect(again.status == .unreadable)
    #expect(
      again.messages == ["no *.theme.yaml, *.theme.yml, *.theme.json in '\(folder["in"])'"])
  }

  @Test("two themes of one file name do not delete each other's outputs")
  func sameFileName() throws {
    let folder = try TemporaryFolder(["a/x.theme.yaml": "Alpha", "b/x.theme.yaml": "Beta"])
    for name in ["a", "b", "a"] {
      let request = ThemeRequest(paths: [folder[name]], output: folder["made"])
      #expect(try Transcript.compile(request).status == .done)
    }
    #expect(
      try Self.names(folder, "made") == [
        "Alpha.appearance.json", "Appearance+Alpha.swift", "Appearance+Beta.swift",
        "Beta.appearance.json",
      ])
    try folder.write("a/x.theme.yaml", "Gamma")
    let request = ThemeRequest(paths: [folder["a/x.theme.yaml"]], output: folder["made"])
    #expect(try Transcript.compile(request).status == .done)
    #expect(
      try Self.names(folder, "made") == [
        "Appearance+Beta.swift", "Appearance+Gamma.swift", "Beta.appearance.json",
        "Gamma.appearance.json",
      ])
  }

  @Test("outputs beside a theme go when its configuration names another folder")
  func newlyConfigured() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "in/a.theme.yaml": "A"])
    let request = ThemeRequest(paths: [folder["in"]])
    #expect(try Transcript.compile(request).status == .done)
    try folder.write("in/appearance.yaml", "output: ../made\n")
    #expect(try Transcript.compile(request).status == .done)
    #expect(try Self.names(folder, "in") == ["a.theme.yaml", "appearance.yaml"])
    #expect(try Self.names(folder, "made") == ["A.appearance.json", "Appearance+A.swift"])
  }

  @Test("color sets that nothing makes any more go with their folders, those of the user stay")
  func colorSets() throws {
    func theme(_ name: String, _ colors: String) -> String {
      "name: \(name)\npalette: { \(colors) }\n"
    }
    let folder = try TemporaryFolder([
      "a.theme.yaml": theme("A", "one: \"#FFFFFF\", two: \"#000000\""),
      "appearance.yaml": "outputs: [assetCatalog]\n",
    ])
    #expect(try BuiltCommand.run(["compile", "."], in: folder).status == 0)
    #expect(folder.text("A.xcassets/APalette/two.colorset/Contents.json") != nil)
    try folder.write("A.xcassets/APalette/mine.colorset/Contents.json", "{}\n")
    try folder.write("a.theme.yaml", theme("A", "one: \"#FFFFFF\""))
    let run = try BuiltCommand.run(["compile", "."], in: folder)
    #expect(run.output == "compiled 1 theme, removed 1 file, 3 unchanged\n")
    let sets = try FileManager.default.contentsOfDirectory(atPath: folder["A.xcassets/APalette"])
    #expect(sets.sorted() == ["Contents.json", "mine.colorset", "one.colorset"])
    try folder.write("a.theme.yaml", theme("B", "one: \"#FFFFFF\""))
    #expect(try BuiltCommand.run(["compile", "."], in: folder).status == 0)
    let left = try FileManager.default.subpathsOfDirectory(atPath: folder["A.xcassets"])
    #expect(
      left.sorted() == [
        "APalette", "APalette/mine.colorset", "APalette/mine.colorset/Contents.json",
      ])
    #expect(try BuiltCommand.run(["compile", ".", "--check"], in: folder).status == 0)
  }

  @Test("the plugin's tool removes what was made from a theme of the target that is gone")
  func plugin() throws {
    let theme = "name: NAME\n"
    let folder = try TemporaryFolder([
      "Sources/App/a.theme.yaml": theme.replacingOccurrences(of: "NAME", with: "A"),
      "Sources/App/b.theme.yaml": theme.replacingOccurrences(of: "NAME", with: "B"),
      "appearance.yaml": "output: Generated\n",
    ])
    func generate(_ arguments: String...) throws -> BuiltCommand.Result {
      try BuiltCommand.run(
        ["generate", "--top", folder.path, "--scope", "Sources/App"] + arguments, in: folder,
        named: "AppearanceBuildTool")
    }
    #expect(try generate("Sources/App/a.theme.yaml", "Sources/App/b.theme.yaml").status == 0)
    try FileManager.default.removeItem(atPath: folder["Sources/App/b.theme.yaml"])
    let check = try generate("--check", "Sources/App/a.theme.yaml")
    #expect(check.status == 1)
    #expect(check.output.contains("stale: Generated/Appearance+B.swift\n"))
    #expect(try generate("Sources/App/a.theme.yaml").status == 0)
    #expect(try Self.names(folder, "Generated") == ["A.appearance.json", "Appearance+A.swift"])
    try FileManager.default.removeItem(atPath: folder["Sources/App/a.theme.yaml"])
    #expect(try generate().status == 0)
    #expect(try Self.names(folder, "Generated") == [])
    #expect(try generate().status == 0)
  }

  /// The visible names in a folder, sorted.
  private static func names(_ folder: TemporaryFolder, _ name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder[name]).filter { !$0.hasPrefix(".") }
      .sorted()
  }
}
