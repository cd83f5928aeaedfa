import TestSupport
import AppearanceCompiler
import Foundation
import Testing
import ThemeSyntax

@testable import OutputText
@testable import ThemeFiles

@Suite struct InputReaderTests {
  @Test("a file is read whole", arguments: [0, 1, 4095, 4096, 4097, 200_000])
  func whole(count: Int) throws {
    let text = String(repeating: "x", count: count)
    let folder = try TemporaryFolder(["a": text])
    #expect(try InputReader.read(folder["a"]).get().bytes == Array(text.utf8))
  }

  @Test("what is no file is refused with a reason, without waiting or reading on for ever")
  func refused() throws {
    let folder = try TemporaryFolder(["big": "", "folder/": ""])
    mkfifo(folder["fifo"], 0o600)
    truncate(folder["big"], 4 << 30)
    let reasons = ["fifo", "big", "folder", "nothing"].map { reason(folder[$0]) }
    #expect(
      reasons == [
        "it is a FIFO, not a file", "it is larger than 64 MiB", "it is a folder, not a file",
        "no such file or folder",
      ])
    #expect(reason("/dev/zero") == "it is a device, not a file")
    #expect(reason(folder["big"] + "\0.yaml") == "no such file or folder")
  }

  @Test("a name with bytes that are not UTF-8 is found again")
  func name() throws {
    let folder = try TemporaryFolder()
    let path = PathText.text(Array(folder["x"].utf8) + [0xFF, 0x2E, 0xC3])
    let bytes = PathText.bytes(path).map { CChar(bitPattern: $0) } + [0]
    let number = open(bytes, O_CREAT | O_WRONLY, 0o600)
    try #require(number >= 0, "this disk takes only UTF-8 names")
    close(number)
    #expect(try InputReader.read(path).get().bytes == [])
    #expect(visibleText(path).hasSuffix(#"x\xFF.\xC3"#))
  }

  private static let theme = """
    appearances:
      light:
        toolbar: { backgroundColor: white, tintColor: "#FF9500" }

    """

  @Test(
    "a FIFO that the command line names is read like standard input, to its end",
    arguments: [
      // A theme, in its own name and behind a link, in pieces.
      ("(cat a.theme.yaml; sleep 0.1; echo '# end') > fifo", "lint fifo --format xcode"),
      ("cat a.theme.yaml > fifo", "lint fifo fifo --format xcode"),
      ("echo a.theme.yaml > fifo", "lint @fifo --format xcode"),
      ("echo 'thresholds: { nonText: 4.5 }' > fifo", "lint a.theme.yaml --config fifo"),
      ("cat known.json > fifo", "lint a.theme.yaml --baseline fifo"),
    ])
  func fifo(writer: String, arguments: String) throws {
    let folder = try TemporaryFolder(["a.theme.yaml": Self.theme])
    _ = try BuiltCommand.run(["lint", ".", "--write-baseline", "known.json"], in: folder)
    mkfifo(folder["fifo"], 0o600)
    let piped = try BuiltCommand.shell("{ \(writer); } & appearance \(arguments)", in: folder)
    let line = writer.replacing("> fifo", with: "> file")
    let plain = try BuiltCommand.shell(
      "\(line); appearance \(arguments.replacing("fifo", with: "file"))", in: folder)
    #expect(piped.output.replacing("fifo", with: "file") == plain.output)
    #expect(piped.errors.replacing("fifo", with: "file") == plain.errors)
    #expect(piped.status == plain.status)
    #expect(!plain.output.isEmpty)
  }

  @Test("a FIFO is no larger than a file, and leaves standard input where it is")
  func largeFIFO() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": Self.theme])
    let name = "cannot read '/dev/stdin'"
    let large = try BuiltCommand.shell(
      "head -c \((64 << 20) + 1) /dev/zero | appearance lint /dev/stdin", in: folder)
    #expect(large.errors == "error: \(name): it is larger than 64 MiB\n")
    #expect(large.status == 66)
    let small = try BuiltCommand.shell(
      "cat a.theme.yaml | appearance lint /dev/stdin --format xcode", in: folder)
    #expect(small.output.hasPrefix("/dev/stdin:3:"))
  }

  @Test("a FIFO that a file names, a search finds or a build lists is refused, and not waited for")
  func foundFIFO() throws {
    let folder = try TemporaryFolder([
      "in/a.theme.yaml": Self.theme, "up/b.theme.yaml": Self.theme,
      "c.theme.yaml": "extends: fifo\n\(Self.theme)", "list": "fifo\n",
    ])
    for name in ["fifo", "in/d.theme.yaml", "up/appearance.yaml"] { mkfifo(folder[name], 0o600) }
    let reason = "it is a FIFO, not a file"
    for arguments in [["in"], ["up"], ["c.theme.yaml"], ["@list"]] {
      let call = try BuiltCommand.run(["lint"] + arguments, in: folder)
      #expect((call.output + call.errors).contains(reason), "\(arguments)")
      #expect(call.status != 0)
    }
    for arguments in [
      ["generate", "fifo"],
      ["build", "--folder", "out", "--input-list", "out/list", "--theme", "fifo"],
    ] {
      let call = try BuiltCommand.run(arguments, in: folder, named: "AppearanceBuildTool")
      #expect(call.errors == "error: cannot read 'fifo': \(reason)\n")
    }
  }

  @Test(
    "what reads its inputs again refuses a FIFO",
    arguments: [
      ("compile fifo --watch", "--watch"),
      ("compile a.theme.yaml --watch --config fifo", "--watch"),
      ("compile @fifo --watch", "--watch"), ("lint fifo --fix", "--fix"),
      ("lint a.theme.yaml --fix --baseline fifo", "--fix"), ("lint @fifo --fix --check", "--fix"),
    ])
  func rereadFIFO(arguments: String, option: String) throws {
    let folder = try TemporaryFolder(["a.theme.yaml": Self.theme])
    mkfifo(folder["fifo"], 0o600)
    let call = try BuiltCommand.run(arguments.split(separator: " ").map(String.init), in: folder)
    #expect(call.errors == "error: \(option) needs files; 'fifo' is a FIFO\n")
    #expect(call.status == 64)
  }

  private func reason(_ path: String) -> String? {
    guard case .failure(let failure) = InputReader.read(path) else { return nil }
    return failure.reason
  }
}
