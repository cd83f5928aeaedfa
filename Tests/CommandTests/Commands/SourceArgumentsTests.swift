import TestSupport
import ArgumentParser
import Testing
import ThemeFiles

@testable import appearance

@Suite struct SourceArgumentsTests {
  @Test(
    "without a path the themes of the current folder are taken, which is said",
    arguments: ["lint", "compile", "preview"])
  func currentFolder(command: String) throws {
    let folder = try TemporaryFolder(["Shop/a.theme.yaml": "appearances: { light: {} }\n"])
    let call = try BuiltCommand.run([command], in: folder, at: "Shop")
    #expect(call.status == 0)
    #expect(call.errors.hasPrefix("No path given; checking the themes in 'Shop'\n"))
    #expect(try BuiltCommand.run([command, "--quiet"], in: folder, at: "Shop").errors == "")
    let empty = try BuiltCommand.run([command], in: TemporaryFolder(["in/": ""]), at: "in")
    #expect(empty.status == 66)
  }

  @Test("the request has the paths, or the current folder, and what the flags say")
  func request() throws {
    let plain = try SourceArguments.parse([]).request
    #expect(plain.paths == ["."] && plain.readsFIFOs && plain.config == nil)
    #expect(!plain.allowsOutside && !plain.strict && !plain.quiet)
    let full = try SourceArguments.parse(
      ["a", "@b", "--config", "c", "--allow-outside", "--strict", "-q"]
    ).request
    #expect(full.paths == ["a", "@b"] && full.config == "c")
    #expect(full.allowsOutside && full.strict && full.quiet)
  }
}
