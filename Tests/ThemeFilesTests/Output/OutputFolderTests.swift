import TestSupport
import Foundation
import OutputText
import Testing

@testable import ThemeFiles

/// Whose the files of an output folder are.
@Suite struct OutputFolderTests {
  @Test(
    "the list of a folder deletes nothing outside it, nothing behind links, and nothing foreign")
  func hostileList() throws {
    let asset = "{\n  \"info\" : {\n    \"author\" : \"appearance\",\n    \"version\" : 1\n  }\n}\n"
    let foreign = asset.replacingOccurrences(of: "appearance", with: "xcode")
    let folder = try TemporaryFolder([
      "in/a.theme.yaml": "A", "Appearance+Out.swift": swift(from: "gone.theme.yaml"),
      "away/P/Contents.json": asset, "made/Own.xcassets/Contents.json": foreign,
      "made/Appearance+Mine.swift": "import UIKit\n", "made/notes.txt": "",
      "made/Appearance+Theirs.swift": swift(from: "other.theme.yaml"),
    ])
    symlink(folder["away"], folder["made/Link.xcassets"])
    symlink(folder["Appearance+Out.swift"], folder["made/Appearance+Linked.swift"])
    let gone = "../in/gone.theme.yaml"
    let files = [
      "../Appearance+Out.swift", folder["Appearance+Out.swift"], "./../Appearance+Out.swift",
      "Link.xcassets/P/Contents.json", "Appearance+Linked.swift", "Own.xcassets/Contents.json",
      "Appearance+Mine.swift", "Appearance+Theirs.swift", "notes.txt", "", "%zz", "..%2Fx",
    ]
    let lines = files.map { "\(gone)\t\($0)\n" }.joined()
    try folder.write("made/.appearance-outputs", "<<<<<<< HEAD\n\0\n\t\t\t\n\(lines)=======\n")
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let request = ThemeRequest(paths: [folder["in"]], output: folder["made"])
    #expect(try Transcript.compile(request).status == .done)
    let after = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    #expect(
      Set(after).subtracting(before) == ["made/Appearance+A.swift", "made/A.appearance.json"])
    #expect(Set(before).subtracting(after) == [])
    #expect(folder.text("away/P/Contents.json") == asset)
  }

  @Test("a list that is no file, or has no end, stops the run with a sentence")
  func unusableList() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": "A", "made/": ""])
    let path = folder["made/.appearance-outputs"]
    let request = ThemeRequest(paths: [folder["a.theme.yaml"]], output: folder["made"])
    symlink(folder["elsewhere"], path)
    let link = try Transcript.compile(request)
    #expect(link.status == .unwritable)
    #expect(link.messages == ["cannot use the list '\(path)': it is a symbolic link, not a file"])
    unlink(path)
    try folder.write("made/.appearance-outputs", "")
    #expect(truncate(path, 11 << 20) == 0)
    let large = try Transcript.compile(request)
    #expect(large.status == .unwritable)
    #expect(
      large.messages == ["cannot use the list '\(path)': it is larger than 4 MiB; delete it"])
    #expect(try Self.names(folder, "made") == [])
  }

  @Test("lists of two branches put together line by line lose nothing")
  func mergedList() throws {
    let folder = try TemporaryFolder(["in/a.theme.yaml": "A", "in/b.theme.yaml": "B"])
    let request = ThemeRequest(paths: [folder["in"]], output: folder["made"])
    #expect(try Transcript.compile(request).status == .done)
    let list = try #require(folder.text("made/.appearance-outputs"))
    let lines = list.split(separator: "\n").map { "\($0)\n" }
    let merged = ["<<<<<<< ours\n"] + lines.dropLast() + ["=======\n", lines[lines.count - 1]]
    try folder.write("made/.appearance-outputs", (merged + [">>>>>>> theirs\n"]).joined())
    try FileManager.default.removeItem(atPath: folder["in/b.theme.yaml"])
    #expect(try Transcript.compile(request).status == .done)
    #expect(try Self.names(folder, "made") == ["A.appearance.json", "Appearance+A.swift"])
  }

  @Test("a theme whose file name is no plain text is found again in the list")
  func oddNames() throws {
    let folder = try TemporaryFolder(["in/#%\t é.theme.yaml": "A", "in/b.theme.yaml": "B"])
    let request = ThemeRequest(paths: [folder["in"]], output: folder["made"])
    #expect(try Transcript.compile(request).status == .done)
    let list = try #require(folder.text("made/.appearance-outputs"))
    #expect(list.contains("\n../in/%23%25%09 %C3%A9.theme.yaml\tAppearance+A.swift\n"))
    try FileManager.default.removeItem(atPath: folder["in/#%\t é.theme.yaml"])
    #expect(try Transcript.compile(request).status == .done)
    #expect(folder.text("made/Appearance+A.swift") == nil)
  }

  @Test("a theme elsewhere is not taken for gone")
  func themeElsewhere() throws {
    let folder = try TemporaryFolder(["in/a.theme.yaml": "A", "other/b.theme.yaml": "B"])
    for path in ["in", "other"] {
      let request = ThemeRequest(paths: [folder[path]], output: folder["made"])
      #expect(try Transcript.compile(request).status == .done)
    }
    try FileManager.default.removeItem(atPath: folder["other/b.theme.yaml"])
    var request = ThemeRequest(paths: [folder["in"]], output: folder["made"])
    #expect(try Transcript.compile(request).output == "compiled 1 theme, 2 files unchanged\n")
    #expect(folder.text("made/Appearance+B.swift") != nil)
    request.paths = [folder["in"], folder.path]
    #expect(try Transcript.compile(request).status == .done)
    #expect(folder.text("made/Appearance+B.swift") == nil)
  }

  @Test(
    "a file of a theme that is still there is not overwritten by another theme",
    arguments: [false, true])
  func foreignOutput(beside: Bool) throws {
    let folder = try TemporaryFolder(["a/x.theme.yaml": "Brand\n1", "b/y.theme.yaml": "Brand\n2"])
    let made = folder[beside ? "a" : "made"]
    let first = ThemeRequest(paths: [folder["a"]], output: made)
    #expect(try Transcript.compile(first).status == .done)
    let second = ThemeRequest(paths: [folder["b"]], output: made)
    let run = try Transcript.compile(second)
    #expect(run.status == .unwritable)
    #expect(
      run.messages == [
        "cannot write '\(made)/Appearance+Brand.swift': it is made from '\(folder["a/x.theme.yaml"])'; give one of the themes another name or output folder"
      ])
    try FileManager.default.removeItem(atPath: folder["a/x.theme.yaml"])
    #expect(try Transcript.compile(second).status == .done)
  }

  @Test("a file that the user wrote or has taken over is never deleted")
  func ownFiles() throws {
    let mine = "// Generated by appearance converted from a.theme.yaml: mine\n"
    let folder = try TemporaryFolder([
      "in/a.theme.yaml": "A", "in/b.theme.yaml": "B", "in/Appearance+Mine.swift": mine,
      "in/Other.appearance.json": "{ \"generator\": \"appearance\", \"source\": \"a.theme.yaml\" }",
    ])
    for output in [nil, folder["made"]] {
      let request = ThemeRequest(paths: [folder["in"]], output: output)
      #expect(try Transcript.compile(request).status == .done)
    }
    try folder.write("made/Appearance+B.swift", "// Mine now.\n")
    try folder.write("in/Appearance+B.swift", "// Mine now.\n")
    try FileManager.default.removeItem(atPath: folder["in/b.theme.yaml"])
    for output in [nil, folder["made"]] {
      let request = ThemeRequest(paths: [folder["in"]], output: output)
      #expect(try Transcript.compile(request).status == .done)
    }
    #expect(folder.text("in/Appearance+Mine.swift") == mine)
    #expect(folder.text("in/Other.appearance.json") != nil)
    #expect(folder.text("made/Appearance+B.swift") == "// Mine now.\n")
    #expect(folder.text("in/Appearance+B.swift") == "// Mine now.\n")
    #expect(folder.text("made/B.appearance.json") == nil)
    #expect(folder.text("made/.appearance-outputs")?.contains("B.swift") == false)
  }

  @Test("what came through a pipe is nobody's to remove")
  func standardInput() throws {
    let folder = try TemporaryFolder([
      "a.theme.yaml": "A", "Appearance+Pipe.swift": swift(from: "<stdin>"),
    ])
    #expect(try Transcript.compile(ThemeRequest(paths: [folder.path])).status == .done)
    #expect(folder.text("Appearance+Pipe.swift") != nil)
  }

  @Test("an output of more than 16 MiB is recognized")
  func large() throws {
    let folder = try TemporaryFolder([
      "a.theme.yaml": "New", "Appearance+Old.swift": swift(from: "a.theme.yaml"),
    ])
    let filler = String(
      repeating: "    { \"filler\": \"filler filler filler\" },\n", count: 450_000)
    try folder.write(
      "Old.appearance.json",
      "{\n  \"appearances\": [\n\(filler)  ],\n" + manifest(of: "a.theme.yaml").dropFirst(2))
    #expect(truncate(folder["Appearance+Old.swift"], 17 << 20) == 0)
    #expect(try FileSystem.status(of: folder["Old.appearance.json"]).size > 16 << 20)
    #expect(try Transcript.compile(ThemeRequest(paths: [folder.path])).status == .done)
    #expect(
      try folder.names() == ["Appearance+New.swift", "New.appearance.json", "a.theme.yaml"])
  }

  /// The visible names in a folder, sorted.
  private static func names(_ folder: TemporaryFolder, _ name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder[name]).filter { !$0.hasPrefix(".") }
      .sorted()
  }

  /// What is stale in a folder where a theme of it makes a file.
  private static func stale(
    _ folder: TemporaryFolder, isSearched: Bool, abandoned: [String] = []
  ) throws -> [String] {
    let real = try FileSystem.canonicalPath(folder.path)
    var output = try OutputFolder(folder.path, real: real, scopes: isSearched ? [real] : [])
    output.add("a.theme.yaml", ["Appearance+A.swift"])
    let stale = try output.stale(abandoned: abandoned)
    return stale.removals.map { FilePath.name(of: $0.path) }
  }

  @Test("a header names the theme: one of the run, or one that a search would have found")
  func headers() throws {
    let folder = try TemporaryFolder([
      "a.theme.yaml": "", "there.theme.yaml": "", "Appearance+A.swift": swift(from: "a.theme.yaml"),
      "Appearance+Old.swift": swift(from: "a.theme.yaml"),
      "Appearance+There.swift": swift(from: "there.theme.yaml"),
      "Appearance+Gone.swift": swift(from: "gone.theme.yaml"),
      "Appearance+Mine.swift": "import UIKit\n",
    ])
    #expect(try Self.stale(folder, isSearched: false) == ["Appearance+Old.swift"])
    #expect(
      try Self.stale(folder, isSearched: true) == ["Appearance+Gone.swift", "Appearance+Old.swift"])
    #expect(
      try Self.stale(folder, isSearched: false, abandoned: ["there.theme.yaml"])
        == ["Appearance+Old.swift", "Appearance+There.swift"])
  }

  @Test("where themes elsewhere make files, a list says whose each is, and a header alone nothing")
  func lists() throws {
    let folder = try TemporaryFolder([
      "in/a.theme.yaml": "", "out/Appearance+Old.swift": swift(from: "a.theme.yaml"),
      "out/Appearance+Other.swift": swift(from: "a.theme.yaml"),
      "out/.appearance-outputs": "../in/a.theme.yaml\tAppearance+Old.swift\n",
    ])
    let real = try FileSystem.canonicalPath(folder["out"])
    var output = try OutputFolder(folder["out"], real: real, scopes: [])
    output.add("../in/a.theme.yaml", ["Appearance+New.swift"])
    let stale = try output.stale(abandoned: [])
    #expect(stale.removals.map(\.path) == [folder["out/Appearance+Old.swift"]])
    let list = try #require(stale.lists.first)
    #expect(stale.lists.count == 1 && list.isThere)
    func claims(_ write: OutputPlan.Write?) -> [String] {
      ClaimList(reading: write?.file.content.bytes ?? []).claims.map(\.file.text).sorted()
    }
    #expect(claims(list.first) == ["Appearance+New.swift", "Appearance+Old.swift"])
    guard case .put(let last)? = list.last else {
      Issue.record("the list goes")
      return
    }
    #expect(claims(last) == ["Appearance+New.swift"])
  }

  @Test("a file of another theme is refused as long as that is there")
  func others() throws {
    let folder = try TemporaryFolder([
      "b.theme.yaml": "", "Appearance+A.swift": swift(from: "b.theme.yaml"),
    ])
    var output = try OutputFolder(folder.path, real: folder.path, scopes: [])
    output.add("a.theme.yaml", ["Appearance+A.swift"])
    let plan = try OutputPlan([OutputFile(folder["Appearance+A.swift"], [])])
    let write = try #require(plan.writes.first)
    let failure = #expect(throws: CommandFailure.self) { try output.refuse(write) }
    #expect(
      failure?.messages.first?.contains("it is made from '\(folder["b.theme.yaml"])'") == true)
    try FileManager.default.removeItem(atPath: folder["b.theme.yaml"])
    try output.refuse(write)
    try folder.write("Appearance+A.swift", "// Mine.\n")
    try output.refuse(write)
  }
}
