import Foundation
import Testing

@testable import CommandRun

/// Runs that write to one folder at the same time, and what killed ones leave.
@Suite struct TwoRunsTests {
  private static func theme(_ name: String, _ color: String) -> String {
    """
    name: \(name)
    palette: { \(name.lowercased()): "\(color)" }
    appearances:
      light:
        interfaceStyle: light
        statusBarStyle: darkContent
        navigationBar: { backgroundColor: "{\(name.lowercased())}" }

    """
  }

  @Test("two runs over one folder end as one of the two, never as a mixture")
  func twoRuns() throws {
    let outputs = "presets,manifest,barAppearances,dynamicColors,assetCatalog"
    let wanted = try TemporaryFolder([
      "one/x.theme.yaml": Self.theme("One", "#FFFFFF"),
      "two/x.theme.yaml": Self.theme("Two", "#FAFAFA"),
      "again/x.theme.yaml": Self.theme("One", "#F0F0F0"),
    ])
    for name in ["one", "two", "again"] {
      let run = try BuiltCommand.run(["compile", name, "--outputs", outputs], in: wanted)
      try #require(run.status == 0, Comment(rawValue: run.errors))
    }
    for round in 0..<20 {
      let folder = try TemporaryFolder(["x.theme.yaml": Self.theme("One", "#FFFFFF")])
      let other = round % 2 == 0 ? "two" : "again"
      // The theme is replaced while the first run is on its way.
      let line = """
        appearance compile x.theme.yaml --outputs \(outputs) -q & first=$!
        cp '\(wanted[other])/x.theme.yaml' y && mv y x.theme.yaml
        appearance compile x.theme.yaml --outputs \(outputs) -q || exit 2
        wait $first
        """
      let run = try BuiltCommand.shell(line, in: folder)
      #expect(run.status == 0, Comment(rawValue: run.errors))
      let ends = [try Self.contents(wanted["one"]), try Self.contents(wanted[other])]
      let end = try Self.contents(folder.path)
      #expect(
        ends.contains {
          $0.filter { $0.key != "x.theme.yaml" } == end.filter { $0.key != "x.theme.yaml" }
        })
    }
  }

  @Test("a run waits for another one that writes there, says so, and a signal ends the wait")
  func waiting() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": Self.theme("A", "#FFFFFF")])
    let held = try Descriptor.open(folder.path, for: .reading)
    defer { try? held.close() }
    #expect(try held.lock(isShared: false) == .held)
    let line = "appearance compile a.theme.yaml -v & sleep 2; ls; kill -INT $!; wait $!"
    // A shell starts what it does not wait for with SIGINT ignored, so the other signal is sent.
    let run = try BuiltCommand.shell(
      line.replacingOccurrences(of: "-INT", with: "-TERM"), in: folder)
    #expect(run.errors.contains("waiting for another run that writes in '.'\n"))
    #expect(run.output == "a.theme.yaml\n")
    #expect(run.status == 128 + SIGTERM)
    #expect(try folder.names() == ["a.theme.yaml"])
  }

  @Test("what a living run has not finished is not swept, what a killed one left is")
  func sweeping() throws {
    let left = ".appearance-0123456789abcdef.tmp"
    let folder = try TemporaryFolder([left: ""])
    let held = try Descriptor.open(folder.path, for: .reading)
    #expect(try held.lock(isShared: false) == .held)
    HeldFolders.sweep([folder.path])
    #expect(try folder.names() == [left])
    try held.close()
    HeldFolders.sweep([folder.path])
    #expect(try folder.names() == [])
  }

  @Test("where nothing can be locked, only what is an hour old is swept")
  func withoutLocks() throws {
    let left = ".appearance-0123456789abcdef.tmp"
    let folder = try TemporaryFolder([left: ""])
    let entries = try FileSystem.entries(in: folder.path)
    TemporaryName.sweep(entries, in: folder.path, isLocked: false)
    #expect(try folder.names() == [left])
  }

  @Test("lint --fix removes what a killed one left, also where nothing is to repair")
  func fixSweeps() throws {
    let folder = try TemporaryFolder([
      "a.theme.yaml": Self.theme("A", "#FFFFFF"), "deep/b.theme.yaml": Self.theme("B", "#FFFFFF"),
      ".appearance-0123456789abcdef.tmp": "", "deep/.appearance-12-1.tmp": "",
    ])
    #expect(try BuiltCommand.run(["lint", ".", "--fix"], in: folder).errors == "")
    #expect(try folder.names() == ["a.theme.yaml", "deep"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder["deep"]) == ["b.theme.yaml"])
  }

  @Test(
    "a run that is killed anywhere leaves old or new files, and the next one leaves nothing else")
  func killed() throws {
    let outputs = "presets,manifest,assetCatalog"
    let wanted = try TemporaryFolder(["x.theme.yaml": Self.theme("One", "#FFFFFF")])
    let options = ["compile", "x.theme.yaml", "--outputs", outputs, "--output", "out"]
    #expect(try BuiltCommand.run(options, in: wanted).status == 0)
    let end = try Self.contents(wanted["out"])
    for round in 0..<20 {
      let folder = try TemporaryFolder(["x.theme.yaml": Self.theme("Two", "#FAFAFA")])
      #expect(try BuiltCommand.run(options, in: folder).status == 0)
      try folder.write("x.theme.yaml", Self.theme("Six", "#F0F0F0"))
      let line =
        "appearance \(options.joined(separator: " ")) -q & sleep 0.0\(10 + 3 * round); kill -9 $!; wait"
      _ = try BuiltCommand.shell(line, in: folder)
      try folder.write("x.theme.yaml", Self.theme("One", "#FFFFFF"))
      #expect(try BuiltCommand.run(options, in: folder).status == 0)
      #expect(try Self.contents(folder["out"]) == end)
    }
  }

  /// Everything in a folder with its content, hidden files and empty folders included.
  private static func contents(_ path: String) throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
      contents[name] = FileManager.default.contents(atPath: "\(path)/\(name)") ?? Data()
    }
    return contents
  }
}
