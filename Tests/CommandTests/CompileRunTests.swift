import Foundation
import Testing

@testable import ThemeFiles

@Suite struct CompileRunTests {
  @Test("the first run says what it wrote, the second changes nothing and is silent")
  func twice() throws {
    let folder = try TemporaryFolder(["x.theme.yaml": "Brand"])
    let first = try Transcript.compile(ThemeRequest(paths: [folder.path]))
    #expect(first.status == .done)
    #expect(
      first.output == """
        wrote \(folder["Appearance+Brand.swift"])
        wrote \(folder["Brand.appearance.json"])

        """)
    let before = folder.stamp("Appearance+Brand.swift")
    let second = try Transcript.compile(ThemeRequest(paths: [folder.path], verbose: true))
    #expect(second.output == "")
    #expect(
      second.errors == """
        read \(folder["x.theme.yaml"])
        unchanged \(folder["Appearance+Brand.swift"])
        unchanged \(folder["Brand.appearance.json"])

        """)
    #expect(folder.stamp("Appearance+Brand.swift") == before)
  }

  @Test("an error in one theme keeps the files of all from being written")
  func error() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": "Good", "b.theme.yaml": "Bad\nerror"])
    let run = try Transcript.compile(ThemeRequest(paths: [folder.path]))
    #expect(run.status == .findings)
    #expect(
      run.errors == """
        \(folder["b.theme.yaml"]):1:1: error: something is odd [fake]
        1 | Bad
          | ^

        1 error in 2 themes

        """)
    #expect(try folder.names() == ["a.theme.yaml", "b.theme.yaml"])
  }

  @Test("a warning lets files be written, but not with --strict")
  func strict() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": "A\nwarning"])
    var request = ThemeRequest(paths: [folder.path], strict: true, quiet: true)
    let strict = try Transcript.compile(request)
    #expect(strict.status == .findings)
    #expect(strict.errors.contains("warning: something is odd"))
    #expect(strict.errors.hasSuffix("error: warnings fail the run because of --strict\n"))
    #expect(try folder.names() == ["a.theme.yaml"])
    request.strict = false
    let lax = try Transcript.compile(request)
    #expect(lax.status == .done)
    #expect(lax.output + lax.errors == "")
    #expect(try folder.names().count == 3)
  }

  @Test("--output and --outputs count for more than the theme's folder and its configuration")
  func options() throws {
    let folder = try TemporaryFolder(["themes/a.theme.yaml": "A"])
    let request = ThemeRequest(
      paths: [folder["themes"]], output: folder["made/here"], outputs: ["presets"])
    #expect(try Transcript.compile(request).status == .done)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder["made/here"]).sorted()
        == [".appearance-outputs", "Appearance+A.swift"])
  }

  @Test("files that a renamed theme leaves behind are removed, those of others are kept")
  func stale() throws {
    let folder = try TemporaryFolder([
      "a.theme.yaml": "New", "Appearance+Old.swift": swift(from: "a.theme.yaml"),
      "Old.appearance.json": manifest(of: "a.theme.yaml"),
      "Appearance+Other.swift": swift(from: "other.theme.yaml"),
      "Appearance+Mine.swift": "import UIKit\n", "Notes.swift": swift(from: "a.theme.yaml"),
    ])
    let run = try Transcript.compile(ThemeRequest(paths: [folder["a.theme.yaml"]]))
    #expect(run.output.hasSuffix("removed \(folder["Old.appearance.json"])\n"))
    #expect(
      try folder.names() == [
        "Appearance+Mine.swift", "Appearance+New.swift", "Appearance+Other.swift",
        "New.appearance.json", "Notes.swift", "a.theme.yaml",
      ])
  }

  @Test("--check names what differs, is missing or stale, and touches nothing")
  func check() throws {
    let folder = try TemporaryFolder([
      "a.theme.yaml": "A\none\ntwo", "Appearance+A.swift": swift(from: "a.theme.yaml", "A\n1\ntwo"),
      "Appearance+Old.swift": swift(from: "a.theme.yaml"),
    ])
    let before = try folder.names()
    let run = try Transcript.compile(ThemeRequest(paths: [folder["a.theme.yaml"]], check: true))
    #expect(run.status == .findings)
    #expect(
      run.output == """
        differs: \(folder["Appearance+A.swift"])
        @@ -3 +3 @@
        -1
        +one
        missing: \(folder["A.appearance.json"])
        stale: \(folder["Appearance+Old.swift"])

        """)
    #expect(run.errors == "error: 3 files out of date; run this without --check\n")
    #expect(try folder.names() == before)
  }

  @Test("--check is content with what a run has just written")
  func checkAfterRun() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": "A"])
    var request = ThemeRequest(paths: [folder.path])
    #expect(try Transcript.compile(request).status == .done)
    request.check = true
    let run = try Transcript.compile(request)
    #expect(run.status == .done)
    #expect(run.output + run.errors == "")
  }

  @Test("an unreadable theme ends the run before anything is written")
  func unreadable() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": "A"])
    mkfifo(folder["b.theme.yaml"], 0o600)
    let run = try Transcript.compile(ThemeRequest(paths: [folder.path]))
    #expect(run.status == .unreadable)
    #expect(run.messages == ["cannot read '\(folder["b.theme.yaml"])': it is a FIFO, not a file"])
    #expect(try folder.names() == ["a.theme.yaml", "b.theme.yaml"])
  }

  @Test("a theme is never overwritten by its own output")
  func overInput() throws {
    let folder = try TemporaryFolder(["A.appearance.json": "A"])
    let path = folder["A.appearance.json"]
    let run = try Transcript.compile(ThemeRequest(paths: [path]))
    #expect(run.status == .unwritable)
    #expect(run.messages == ["cannot write '\(path)': it is an input of this run"])
    #expect(try folder.names() == ["A.appearance.json"])
  }
}
