import TestSupport
import AppearanceCompiler
import Testing

@testable import AppearanceReference
@testable import OutputText
@testable import ThemeCompiler

/// The built command, called as a user calls it.
@Suite struct InvocationTests {
  @Test(
    "a wrong command line ends with 64 and says what was meant",
    arguments: [
      ([], "USAGE: appearance <subcommand>"),
      (["compil"], "error: unknown command 'compil'; did you mean 'compile'?"),
      (["lint", "--format", "xcod", "x"], "error: unknown format 'xcod'; did you mean 'xcode'?"),
      (["lint", "--strikt", "x"], "error: Unknown option '--strikt'"),
      (["help", "lnt"], "error: unknown command 'lnt'; did you mean 'lint'?"),
    ] as [([String], String)])
  func usage(arguments: [String], message: String) throws {
    let call = try BuiltCommand.run(arguments, in: TemporaryFolder())
    #expect(call.status == 64)
    #expect(call.output == "")
    #expect(call.errors.contains(message))
  }

  @Test(
    "what is wrong with an argument is said without what a terminal would obey",
    arguments: [
      (["lint", "--\u{1B}[31mx", "y"], #"error: Unknown option '--\u{1B}[31mx'"#),
      (["lint", "--a\nerror: b=c", "y"], #"error: Unknown option '--a\u{A}error: b'"#),
      (["lint", "-\u{1B}", "y"], #"error: Unknown option '-\u{1B}'"#),
      (["lint", "x", "--quiet=\u{1B}"], #"\u{1B}"#),
      (["rules", "\u{202E}x\u{10FFFF}"], #"error: Unexpected argument '\u{202E}x\xFF'"#),
      (["\u{1B}c"], #"error: unknown command '\u{1B}c'"#),
      (["lint", "x", "--format", "\u{1B}c"], #"error: unknown format '\u{1B}c'"#),
      (
        ["lint", "x", "--report", "text=a\u{1B}", "--report", "xcode=a\u{1B}"], #"write 'a\u{1B}'"#
      ),
    ] as [([String], String)])
  func hostileArguments(arguments: [String], message: String) throws {
    // Foundation gives a process no bytes that are not UTF-8; the shell does.
    let words = arguments.map { word in
      let octal = PathText.bytes(word).map { byte in
        let digits = String(byte, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }
      return "\"$(printf '\(octal.joined())')\""
    }
    let call = try BuiltCommand.shell(
      "appearance \(words.joined(separator: " "))", in: TemporaryFolder())
    #expect(call.status == 64)
    #expect(call.errors.contains(message), "\(call.errors)")
    let raw = call.errors.unicodeScalars.filter { UnsafeCharacter.contains($0) && $0 != "\n" }
    #expect(Array(raw) == [])
    #expect(!call.errors.contains("\nerror: b"))
  }

  @Test(
    "the tool of the plugins says so as well",
    arguments: [["\u{1B}c"], ["generate", "--\u{1B}c"], ["build", "--\u{1B}", "x"]])
  func hostileToolArguments(arguments: [String]) throws {
    let call = try BuiltCommand.run(arguments, in: TemporaryFolder(), named: "AppearanceBuildTool")
    #expect(call.status == 64)
    #expect(call.errors.contains(#"\u{1B}"#))
    #expect(!call.errors.contains("\u{1B}"))
  }

  @Test(
    "an input that cannot be read ends with 66 and one sentence",
    arguments: [
      (["lint", "none.yaml"], "error: cannot read 'none.yaml': no such file or folder\n"),
      (["lint", "/dev/zero"], "error: cannot read '/dev/zero': it is a device, not a file\n"),
      (
        ["compile", "./"], "error: no *.theme.yaml, *.theme.yml, *.theme.json in '.'\n"
      ),
      (["lint", "@none"], "error: cannot read 'none': no such file or folder\n"),
      (
        ["lint", "a.yaml", "--config", "none"],
        "error: cannot read 'none': no such file or folder\n"
      ),
    ] as [([String], String)])
  func unreadable(arguments: [String], message: String) throws {
    let call = try BuiltCommand.run(arguments, in: TemporaryFolder(["a.yaml": "name: A\n"]))
    #expect(call.status == 66)
    #expect(call.output == "")
    #expect(call.errors == message)
  }
}
