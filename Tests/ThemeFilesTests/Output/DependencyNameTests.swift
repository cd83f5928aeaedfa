import TestSupport
import Foundation
import Testing

@testable import OutputText
@testable import ThemeFiles

@Suite("Names in dependency files")
struct DependencyNameTests {
  private static let names = [
    "plain.yaml", "a b", " a", "a ", "a  b", "a#b", "#", "$HOME", "a$$b", "C:/x", "a:b c",
    #"back\slash"#, #"\\host"#, #"a\ b"#, #"a\\ b"#, "x]", "ü/日本", "b%c", "@list", "x~", "a(b)c",
    "+a", "-a.yaml", "a,b", "{a,b}", "!a", "a.b:c", "$(a)b", "a\u{202E}b", "define",
    "caf\u{10FFE9}.yaml",
  ]

  @Test("come back from a reader of the syntax as they were", arguments: names)
  func escaping(name: String) throws {
    let escaped = try DependencyName.escaped(name, as: .prerequisite)
    let text = PathText.text(escaped)
    let rule = MakefileRule("out: \(text) \(text)\n")
    let wanted = name == "define" ? "./define" : name
    #expect(rule?.prerequisites == [wanted, wanted])
  }

  @Test(
    "that make and ninja read differently, or not at all, are refused with the reason",
    arguments: [
      ("a\nb", "control"), ("a\tb", "control"), ("a\rb", "control"), ("a*b", "wildcard"),
      ("a?b", "wildcard"), ("[x]", "wildcard"), ("a=b", "assignment"), ("=", "assignment"),
      ("~x/a", "home folder"), ("lib(a)", "archive"), ("a;b", "ends a name at ';'"),
      ("a|b", "ends a name at '|'"), ("<a>", "ends a name at '<'"), ("`a`", "ends a name at '`'"),
      ("a^b", "ends a name at '^'"), ("a'b", "ends a name at"), ("a\"b", "ends a name at"),
      ("a&b", "ends a name at '&'"), ("end:", "part of it"), (#"end\"#, "part of it"),
      ("a\\#b", "do not agree"), (#"a\:b"#, "do not agree"), (#"a\$b"#, "do not agree"),
    ])
  func unwritable(name: String, reason: String) {
    for role in [DependencyName.Role.target, .prerequisite] {
      do throws(DependencyName.Refusal) {
        _ = try DependencyName.escaped(name, as: role)
        Issue.record("it has a form")
      } catch {
        #expect(error.reason.contains(reason))
      }
    }
  }

  @Test("with '%' are patterns on the left of the colon only")
  func pattern() throws {
    #expect(throws: DependencyName.Refusal.self) { try DependencyName.escaped("a%", as: .target) }
    #expect(try DependencyName.escaped("a%", as: .prerequisite) == Array("a%".utf8))
  }

  @Test(
    "are the files that make looks at",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/make")), arguments: names)
  func make(name: String) throws {
    let folder = try TemporaryFolder(["other": "", "out": ""])
    let word = try DependencyName.escaped(name, as: .prerequisite)
    let paths = [PathText.bytes("\(folder.path)/\(name)")]
    try Self.touch(paths[0])
    try Self.write(Array("out: ".utf8) + word + Array(" other\n".utf8), folder["a.d"])
    // Only with a recipe does make ask whether a file is out of date.
    try folder.write("Makefile", "all:\n-include a.d\n%::\n\t@true\n")
    let old = "find . -type f ! -name out -exec touch -t 200001010000 {} +; "
    let line = "touch -t 200101010000 out; make -q out; echo $?"
    let first = try BuiltCommand.shell(old + line, in: folder)
    #expect(first.output == "0\n", "\(first.errors)")
    try Self.touch(paths[0])
    let second = try BuiltCommand.shell("make -q out; echo $?", in: folder)
    #expect(second.output == "1\n", "\(second.errors)")
  }

  @Test(
    "are the files that ninja looks at",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/ninja")), arguments: names)
  func ninja(name: String) throws {
    let word = try DependencyName.escaped(name, as: .prerequisite)
    let folder = try TemporaryFolder()
    try Self.write(Array("out: ".utf8) + word + Array(" other\n".utf8), folder["a.d"])
    try folder.write(
      "build.ninja",
      "rule r\n  command = cp a.d o.d && touch out\n  depfile = o.d\n  deps = gcc\nbuild out: r\n")
    let call = try BuiltCommand.shell("ninja >log && ninja -t deps >list", in: folder)
    #expect(call.status == 0)
    let list = FileManager.default.contents(atPath: folder["list"]) ?? Data()
    let lines = list.split(separator: UInt8(ascii: "\n")).dropFirst().map { Array($0) }
    #expect(lines == [Array("    ".utf8) + PathText.bytes(name), Array("    other".utf8)])
  }

  private static func write(_ bytes: [UInt8], _ path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  /// Makes a file, or makes it new; Foundation takes no bytes that are not UTF-8.
  private static func touch(_ path: [UInt8]) throws {
    let folder = path.prefix(upTo: path.lastIndex(of: UInt8(ascii: "/")) ?? 0)
    try FileManager.default.createDirectory(
      atPath: String(decoding: folder, as: UTF8.self), withIntermediateDirectories: true)
    let file = path.map { CChar(bitPattern: $0) } + [0]
    let stream = try #require(fopen(file, "w"))
    fputs("x", stream)
    fclose(stream)
  }
}
