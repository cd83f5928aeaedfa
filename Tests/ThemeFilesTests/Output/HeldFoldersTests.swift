import TestSupport
import Foundation
import Testing

@testable import ThemeFiles

/// Runs that write to one folder at the same time, and what killed ones leave.
@Suite struct HeldFoldersTests {
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
    for round in 0..<6 {
      let folder = try TemporaryFolder(["x.theme.yaml": Self.theme("One", "#FFFFFF")])
      let other = round % 2 == 0 ? "two" : "again"
      // Both have read their theme before either may write, so that each would plan without the other.
      let held = try Descriptor.open(folder.path, for: .reading)
      #expect(try held.lock(isShared: false) == .held)
      let command = "appearance compile x.theme.yaml --outputs \(outputs) --verbose"
      let line = """
        \(command) 2> '\(wanted["first"])' > /dev/null & first=$!
        until grep -q waiting '\(wanted["first"])'; do sleep 0.1; done
        cp '\(wanted[other])/x.theme.yaml' y && mv y x.theme.yaml
        \(command) 2> '\(wanted["second"])' > /dev/null & second=$!
        until grep -q waiting '\(wanted["second"])'; do sleep 0.1; done
        ls
        wait $first || exit 2
        wait $second || exit 3
        """
      for name in ["first", "second"] { try wanted.write(name, "") }
      let runs = try ShellInBackground(line, in: folder)
      try #require(runs.waitForOutput() == "x.theme.yaml\n")
      try held.close()
      let said = { (wanted.text("first") ?? "") + "---\n" + (wanted.text("second") ?? "") }
      #expect(runs.finish() == 0, Comment(rawValue: said()))
      let ends = [try Self.contents(wanted["one"]), try Self.contents(wanted[other])]
      let isOne = { (name: String, _: Data) in name != "x.theme.yaml" }
      let end = try Self.contents(folder.path).filter(isOne)
      #expect(ends.contains { $0.filter(isOne) == end }, "\(end.keys.sorted())")
    }
  }

  @Test("a theme that is saved while a run waits does not make the run refuse its outputs")
  func savedWhileWaiting() throws {
    let folder = try TemporaryFolder(["x.theme.yaml": "name: One\n", "new": "name: One\n"])
    #expect(try BuiltCommand.run(["compile", "x.theme.yaml"], in: folder).status == 0)
    // The number of the file that was read comes back at an output, as after a reuse by the disk.
    #expect(link(folder["x.theme.yaml"], folder["old"]) == 0)
    let held = try Descriptor.open(folder.path, for: .reading)
    #expect(try held.lock(isShared: false) == .held)
    let line = """
      appearance compile x.theme.yaml -v 2> said & run=$!
      until grep -q waiting said; do sleep 0.1; done
      mv new x.theme.yaml && mv old One.appearance.json && echo ready
      wait $run
      """
    let runs = try ShellInBackground(line, in: folder)
    try #require(runs.waitForOutput() == "ready\n")
    try held.close()
    #expect(runs.finish() == 0, Comment(rawValue: folder.text("said") ?? ""))
    #expect(folder.text("One.appearance.json")?.contains("\"source\": \"x.theme.yaml\"") == true)
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
    TemporaryName.sweep(folder.path, isLocked: false)
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

/// A line of a shell that goes on while the test does something.
private final class ShellInBackground {
  private let process = Process()
  private let streams: TemporaryFolder

  /// Starts it in a folder, with the built commands to be found by their names.
  init(_ line: String, in folder: TemporaryFolder) throws {
    streams = try TemporaryFolder(["out": ""])
    let products = BuiltCommand.url(of: "appearance").deletingLastPathComponent().path
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "PATH='\(products)':\"$PATH\"; \(line)"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardOutput = FileHandle(forWritingAtPath: streams["out"])
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// What it has written once it has written something; empty when nothing comes in half a minute.
  func waitForOutput() -> String {
    let deadline = Date(timeIntervalSinceNow: 30)
    while Date() < deadline {
      if let text = streams.text("out"), !text.isEmpty { return text }
      usleep(20_000)
    }
    return ""
  }

  /// Waits for its end; gives the exit status.
  func finish() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}
