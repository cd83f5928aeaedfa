import TestSupport
import Foundation
import Testing

@testable import ThemeFiles

@Suite struct CompileRunTests {
  @Test("a run ends with one line, and the second changes nothing; --verbose lists the files")
  func twice() throws {
    let folder = try TemporaryFolder(["x.theme.yaml": "Brand"])
    let first = try Transcript.compile(ThemeRequest(paths: [folder.path]))
    #expect(first.status == .done)
    #expect(first.output == "compiled 1 theme, wrote 2 files\n")
    let other = try TemporaryFolder(["x.theme.yaml": "Brand"])
    let listed = try Transcript.compile(ThemeRequest(paths: [other.path], verbose: true))
    #expect(
      listed.output == """
        wrote \(other["Appearance+Brand.swift"])
        wrote \(other["Brand.appearance.json"])
        compiled 1 theme, wrote 2 files

        """)
    let before = folder.stamp("Appearance+Brand.swift")
    let second = try Transcript.compile(ThemeRequest(paths: [folder.path], verbose: true))
    #expect(second.output == "compiled 1 theme, 2 files unchanged\n")
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

  @Test("files that a renamed theme leaves behind are removed, those of others are kept")
  func stale() throws {
    let folder = try TemporaryFolder([
      "a.theme.yaml": "New", "Appearance+Old.swift": swift(from: "a.theme.yaml"),
      "Old.appearance.json": manifest(of: "a.theme.yaml"),
      "Appearance+Other.swift": swift(from: "other.theme.yaml"),
      "Appearance+Mine.swift": "import UIKit\n", "Notes.swift": swift(from: "a.theme.yaml"),
    ])
    let run = try Transcript.compile(
      ThemeRequest(paths: [folder["a.theme.yaml"]], verbose: true))
    #expect(
      run.output.hasSuffix(
        "removed \(folder["Old.appearance.json"])\ncompiled 1 theme, wrote 2 files, removed 2 files\n"
      ))
    #expect(
      try folder.names() == [
        "Appearance+Mine.swift", "Appearance+New.swift", "Appearance+Other.swift",
        "New.appearance.json", "Notes.swift", "a.theme.yaml",
      ])
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
