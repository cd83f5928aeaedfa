import TestSupport
import AppearanceCompiler
import Foundation
import Testing

@testable import OutputText
@testable import ThemeFiles
@testable import ThemeCompiler

/// What a pull request from a stranger can have read and written by a job that lints or compiles it.
@Suite("What a stranger's files cannot reach")
struct ProjectFenceTests {
  private static let theme = """
    appearances: { a: { toolbar: { backgroundColor: "#FFFFFF", tintColor: "#000000" } } }

    """

  /// A repository beside a file with a secret, as it is on a machine that has more than the repository.
  private static func machine(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    let own = ["secret.txt": "token: hunter2\n", "repo/.git/": "", "repo/Themes/": ""]
    return try TemporaryFolder(own.merging(files) { $1 })
  }

  private static func link(_ folder: TemporaryFolder, _ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder[name], withDestinationPath: target)
  }

  private static func run(_ arguments: String..., in folder: TemporaryFolder) throws
    -> BuiltCommand.Result
  {
    try BuiltCommand.run(arguments, in: folder, at: "repo")
  }

  @Test(
    "a theme cannot have a file outside the project shown",
    arguments: ["../../secret.txt", "link.yaml", "folder/secret.txt", "../outer/secret.txt"])
  func extendsOutside(path: String) throws {
    let folder = try Self.machine(["repo/Themes/a.theme.yaml": "extends: \(path)\n"])
    try Self.link(folder, "repo/Themes/link.yaml", to: "../../secret.txt")
    try Self.link(folder, "repo/Themes/folder", to: folder.path)
    try Self.link(folder, "repo/outer", to: "..")
    for command in ["lint", "compile"] {
      let call = try Self.run(command, "Themes/a.theme.yaml", in: folder)
      #expect(call.status == 1)
      let said = call.output + call.errors
      #expect(!said.contains("hunter2") && !said.contains("token"))
      #expect(
        said.hasPrefix(
          "Themes/a.theme.yaml:1:10: error: '\(path)' cannot be read: it is outside the current "
            + "folder, the folder of its repository; --allow-outside allows it [unreadable-file]\n")
      )
    }
    let allowed = try Self.run("lint", "Themes/a.theme.yaml", "--allow-outside", in: folder)
    #expect(allowed.output.contains("token: hunter2"))
  }

  @Test(
    "a configuration cannot have a file outside the repository shown as a baseline",
    arguments: [
      ("../secret.txt", "is outside the current folder"),
      ("x/../../secret.txt", "is outside the current folder"),
      (".git/config", "leads into '.git'"),
    ])
  func baseline(path: String, reason: String) throws {
    let folder = try Self.machine([
      "repo/a.theme.yaml": Self.theme, "repo/appearance.yaml": "baseline: \(path)\n",
      "repo/.git/config": "token: hunter2\n", "repo/x/": "",
    ])
    for arguments in [["lint", "."], ["lint", "a.theme.yaml", "--fix"]] {
      let call = try BuiltCommand.run(arguments, in: folder, at: "repo")
      #expect(call.status == 66)
      #expect(call.errors.contains("'baseline' of 'appearance.yaml' \(reason)"))
      #expect(!(call.output + call.errors).contains("hunter2"))
    }
    #expect(try Self.run("lint", ".", "--baseline", path, in: folder).errors.contains("hunter2"))
  }

  @Test("whether a file outside the project is there cannot be told")
  func oracle() throws {
    let folder = try Self.machine(["repo/Themes/a.theme.yaml": "extends: link.yaml\n"])
    try Self.link(folder, "repo/Themes/link.yaml", to: "../../secret.txt")
    let there = try Self.run("lint", "Themes/a.theme.yaml", in: folder)
    try FileManager.default.removeItem(atPath: folder["secret.txt"])
    let gone = try Self.run("lint", "Themes/a.theme.yaml", in: folder)
    #expect(there.output == gone.output && there.output.contains("is outside"))
  }

  @Test("a theme from standard input may extend what lies in the current folder's project")
  func standardInput() throws {
    let folder = try Self.machine(["repo/base.yaml": "palette: {}\n"])
    func lint(_ path: String) throws -> Int32 {
      try BuiltCommand.run(
        ["lint", "-"], in: folder, at: "repo", input: "extends: \(path)\n" + Self.theme
      ).status
    }
    #expect(try lint("base.yaml") == 0)
    #expect(try lint("../secret.txt") == 1)
  }

  @Test("what is no file is not read, and nothing is waited for")
  func noFiles() throws {
    let folder = try Self.machine(["repo/folder/": ""])
    mkfifo(folder["repo/fifo"], 0o600)
    for (path, reason) in [
      ("fifo", "it is a FIFO, not a file"), ("folder", "it is a folder, not a file"),
    ] {
      try folder.write("repo/a.theme.yaml", "extends: \(path)\n")
      let call = try Self.run("lint", "a.theme.yaml", in: folder)
      #expect(call.output.contains("'\(path)' cannot be read: \(reason)"))
    }
  }

  #if os(Linux)
    @Test("the kernel's own files are no files, though they say so", arguments: ["status", "kmsg"])
    func kernelFiles(name: String) {
      let path = name == "kmsg" ? "/proc/kmsg" : "/proc/self/status"
      guard case .failure(let failure) = InputReader.read(path) else {
        Issue.record("\(path) was read")
        return
      }
      #expect(
        failure.reason.contains("isn't a regular file")
          || failure.reason == "nothing can be read from it yet"
          || failure.reason.hasSuffix("not permitted") || failure.reason == "permission denied")
    }
  #endif

  @Test(
    "a link of the repository cannot have a file outside it shown as a theme, a list, a configuration or a baseline"
  )
  func linkedInputs() throws {
    let folder = try Self.machine([
      "outer/b.theme.yaml": "token: hunter2\n", "repo/Themes/a.theme.yaml": Self.theme,
    ])
    try Self.link(folder, "repo/link", to: "../secret.txt")
    try Self.link(folder, "repo/folder", to: "../outer")
    let theme = "Themes/a.theme.yaml"
    for arguments in [
      ["lint", "link"], ["lint", "@link"], ["lint", "folder"], ["lint", "folder/b.theme.yaml"],
      ["lint", theme, "--config", "link"], ["lint", theme, "--baseline", "link"],
      ["lint", theme, "--fix", "--baseline", "link"], ["lint", "."],
    ] {
      let call = try BuiltCommand.run(arguments, in: folder, at: "repo")
      #expect(call.status == 66, "\(arguments)")
      #expect(call.errors.contains("leads it out of"), "\(arguments)")
      #expect(!(call.output + call.errors).contains("hunter2"), "\(arguments)")
    }
    try Self.link(folder, "repo/appearance.yaml", to: "../secret.txt")
    let found = try Self.run("lint", theme, in: folder)
    #expect(found.status == 66 && !found.errors.contains("hunter2"))
    let allowed = try Self.run(
      "lint", "link", "--config", "/dev/null", "--allow-outside", in: folder)
    #expect(allowed.errors.contains("it is a device, not a file"))
  }

  @Test("what the command line names outside the repository is read")
  func named() throws {
    let folder = try Self.machine(["other/a.theme.yaml": Self.theme, "other/base.yaml": ""])
    #expect(try Self.run("lint", "../other/a.theme.yaml", in: folder).status == 0)
    #expect(try Self.run("lint", folder["other"], in: folder).status == 0)
    #expect(
      try Self.run("lint", "../other", "--config", "../other/base.yaml", in: folder).status == 0)
  }

  @Test("links within the repository lead where they did")
  func inner() throws {
    let folder = try Self.machine(["repo/shared/a.theme.yaml": "extends: base.yaml\n" + Self.theme])
    try folder.write("repo/Themes/base.yaml", "palette: {}\n")
    try Self.link(folder, "repo/Themes/a.theme.yaml", to: "../shared/a.theme.yaml")
    let call = try Self.run("lint", "Themes", in: folder)
    #expect(call.status == 0 && call.output == "no errors, no warnings in 1 theme\n")
  }

  @Test("a theme behind a link has what lies beside it read, as in the sandbox of a build")
  func sandbox() throws {
    let folder = try TemporaryFolder([
      "real/a.theme.yaml": "extends: base.yaml\n" + Self.theme, "real/base.yaml": "palette: {}\n",
      "real/appearance.yaml": "", "repo/": "",
    ])
    for name in ["a.theme.yaml", "base.yaml"] {
      try Self.link(folder, "repo/\(name)", to: folder["real/\(name)"])
    }
    #expect(try Self.run("lint", "a.theme.yaml", in: folder).status == 0)
  }

  @Test(
    "a configuration cannot have files written outside the repository",
    arguments: ["../..", "../../out", "/tmp/appearance-out-of-reach", "away", "away/deeper"])
  func output(folder output: String) throws {
    let folder = try Self.machine([
      "repo/Themes/a.theme.yaml": Self.theme, "repo/Themes/appearance.yaml": "output: \(output)\n",
    ])
    try Self.link(folder, "repo/Themes/away", to: "../..")
    let call = try Self.run("compile", "Themes/a.theme.yaml", in: folder)
    #expect(call.status == 73)
    #expect(
      call.errors.contains("'output' of 'Themes/appearance.yaml' is outside the current folder"))
    #expect(try folder.names() == ["repo", "secret.txt"])
    #expect(!FileManager.default.fileExists(atPath: "/tmp/appearance-out-of-reach"))
  }

  @Test(
    "git's own files are neither written nor read for a file of the repository, however they are spelled",
    arguments: [
      ".git", ".git/hooks", "Themes/../.GIT/hooks", "x/../.g\u{200C}it", "hooks", "nested/.Git/x",
    ])
  func gitFolder(output: String) throws {
    let folder = try Self.machine([
      "repo/Themes/a.theme.yaml": Self.theme, "repo/appearance.yaml": "output: \"\(output)\"\n",
      "repo/.git/config": "token: hunter2\n", "repo/.git/hooks/pre-commit": "hook\n",
      "repo/base/b.theme.yaml": "extends: ../.git/config\n", "repo/Made/": "",
    ])
    try Self.link(folder, "repo/hooks", to: ".git/hooks")
    try Self.link(folder, "repo/config.theme.yaml", to: ".git/config")
    try Self.link(folder, "repo/Made/Appearance+A.swift", to: "../.git/hooks/pre-commit")
    let call = try Self.run("compile", "Themes/a.theme.yaml", in: folder)
    #expect(call.status == 73)
    #expect(
      call.errors.contains(
        "'output' of 'appearance.yaml' leads into '.git', which is git's own; --allow-outside allows it"
      ))
    let linked = try Self.run("compile", "Themes/a.theme.yaml", "--output", "Made", in: folder)
    #expect(linked.status == 73)
    #expect(linked.errors.contains("a link leads it into '.git', which is git's own"))
    #expect(folder.text("repo/.git/hooks/pre-commit") == "hook\n")
    for theme in ["base/b.theme.yaml", "config.theme.yaml"] {
      let read = try Self.run("lint", theme, in: folder)
      #expect(read.errors + read.output != "" && !(read.errors + read.output).contains("hunter2"))
      #expect((read.errors + read.output).contains("'.git', which is git's own"))
    }
    #expect(
      try Self.run("lint", "Themes/a.theme.yaml", "--report", "json=.git/x", in: folder).status == 0
    )
  }

  @Test(
    "a theme's own folder in place of a file or a catalog is called by its name, and never the disk's root",
    arguments: [
      ("tokens: .", "1:9: error: '.' cannot be read: it is a folder, not a file"),
      ("tokens: { catalog: . }", "1:20: warning: '.' has no color sets"),
      ("tokens: { catalog: x/.. }", "1:20: warning: '.' has no color sets"),
      ("extends: .", "1:10: error: '.' cannot be read: it is a folder, not a file"),
    ])
  func ownFolder(line: String, said: String) throws {
    let folder = try TemporaryFolder(["a.theme.yaml": "\(line)\n\(Self.theme)"])
    for option in ["--verbose", "--allow-outside"] {
      let call = try BuiltCommand.run(["lint", "a.theme.yaml", option], in: folder)
      #expect(call.output.hasPrefix("a.theme.yaml:\(said)"))
      #expect(!call.output.contains("'etc'"))
    }
  }

  @Test("an output folder elsewhere in the repository, or that the user allows, is written to")
  func allowedOutput() throws {
    let folder = try Self.machine([
      "repo/Themes/a.theme.yaml": Self.theme, "repo/Themes/appearance.yaml": "output: ../Made\n",
    ])
    #expect(try Self.run("compile", "Themes", in: folder).status == 0)
    #expect(folder.text("repo/Made/Appearance+A.swift") != nil)
    try folder.write("repo/Themes/appearance.yaml", "output: ../../out\n")
    #expect(try Self.run("compile", "Themes", "--output", "../named", in: folder).status == 0)
    #expect(folder.text("named/Appearance+A.swift") != nil)
    #expect(try Self.run("compile", "Themes", "--allow-outside", in: folder).status == 0)
    #expect(folder.text("out/Appearance+A.swift") != nil)
    #expect(try folder.names() == ["named", "out", "repo", "secret.txt"])
  }

  @Test("'~' is never the user's home: it is refused, and './~' is a folder of that name")
  func home() throws {
    let folder = try Self.machine([
      "repo/a.theme.yaml": Self.theme, "repo/appearance.yaml": "output: ~/made\n",
    ])
    #expect(try Self.run("compile", "a.theme.yaml", in: folder).status == 1)
    #expect(!FileManager.default.fileExists(atPath: folder["repo/~"]))
    try folder.write("repo/appearance.yaml", "output: ./~/made\n")
    #expect(try Self.run("compile", "a.theme.yaml", in: folder).status == 0)
    #expect(folder.text("repo/~/made/Appearance+A.swift") != nil)
  }

  @Test(
    "a link in the place of an output, a report, a baseline or a dependency file leads nothing out")
  func linkedOutputs() throws {
    let folder = try Self.machine(["repo/Themes/a.theme.yaml": Self.theme, "repo/Made/": ""])
    try Self.link(folder, "repo/Made/Appearance+A.swift", to: "../../secret.txt")
    try Self.link(folder, "repo/report", to: "../secret.txt")
    for arguments in [
      ["compile", "Themes", "--output", "Made"], ["lint", "Themes", "--report", "sarif=report"],
      ["lint", "Themes", "--write-baseline", "report"],
      ["compile", "Themes", "--output", "../ok", "--depfile", "report"],
    ] {
      let call = try BuiltCommand.run(arguments, in: folder, at: "repo")
      #expect(call.status == 73, "\(arguments)")
      #expect(call.errors.contains("a link leads it out of the current folder"), "\(arguments)")
      #expect(folder.text("secret.txt") == "token: hunter2\n")
    }
    #expect(try folder.names() == ["repo", "secret.txt"])
  }
}
