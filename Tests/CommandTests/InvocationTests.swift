import TestSupport
import AppearanceCompiler
import Testing

@testable import AppearanceReference
@testable import OutputText
@testable import ThemeModel

/// The built command, called as a user calls it.
@Suite struct InvocationTests {
  @Test("--version names the command and its version")
  func version() throws {
    let call = try BuiltCommand.run(["--version"], in: TemporaryFolder())
    #expect(call.status == 0)
    #expect(call.output == "appearance 0.2.0\n")
  }

  @Test(
    "every command's help shows examples",
    arguments: [[], ["compile"], ["lint"], ["explain"], ["rules"], ["schema"], ["init"]])
  func help(command: [String]) throws {
    let call = try BuiltCommand.run(command + ["--help"], in: TemporaryFolder())
    #expect(call.status == 0)
    #expect(call.output.contains("EXAMPLES\n  appearance "))
    #expect(call.errors == "")
  }

  @Test(
    "with paths and plain flags a command does what the parser makes of them",
    arguments: [
      ("lint", "a.theme.yaml"), ("lint", "- a.theme.yaml"), ("lint", "b.theme.yaml"),
      ("lint", "@list ."), ("compile", "a.theme.yaml"), ("compile", "b.theme.yaml -"),
      ("compile", "- in"), ("lint", "--strict c.theme.yaml"), ("lint", "c.theme.yaml --verbose"),
      ("lint", "-q a.theme.yaml c.theme.yaml --strict"), ("lint", "--quiet -v a.theme.yaml"),
      ("lint", "--strict --quiet"), ("lint", "-qv a.theme.yaml"),
      ("compile", "--verbose a.theme.yaml"),
      ("compile", "-v --strict c.theme.yaml"), ("compile", "--quiet a.theme.yaml"),
    ])
  func plain(command: String, arguments: String) throws {
    let input = "name: Other\n"
    let files = [
      "a.theme.yaml": "name: A\n", "b.theme.yaml": "nme: B\n", "list": "a.theme.yaml\n",
      "c.theme.yaml": """
      name: C
      appearances: { a: { toolbar: { background: opaque, backgroundColor: "#FFFFFFE6" } } }

      """,
    ]
    let folder = try TemporaryFolder(files)
    let same = try TemporaryFolder(files)
    let words = arguments.split(separator: " ").map(String.init)
    let flags = words.filter { $0 != "-" && $0.hasPrefix("-") }
    let paths = words.filter { !flags.contains($0) }
    let call = try BuiltCommand.run([command] + words, in: folder, input: input)
    let parsed = try BuiltCommand.run([command] + flags + ["--"] + paths, in: same, input: input)
    #expect(call.output == parsed.output)
    #expect(call.errors == parsed.errors)
    #expect(call.status == parsed.status)
    #expect(try folder.names() == same.names())
  }

  @Test(
    "the examples of every command's help work, and its lines fit on a terminal",
    arguments: ["", "compile", "lint", "preview", "explain", "rules", "schema", "init"])
  func examples(command: String) throws {
    let help = try BuiltCommand.shell("appearance \(command) --help", in: TemporaryFolder())
    let lines = help.output.split(separator: "\n")
    #expect(lines.filter { $0.count > 80 } == [])
    let examples = lines.drop { $0 != "EXAMPLES" }.dropFirst().prefix { $0.hasPrefix("  ") }
    #expect(!examples.isEmpty)
    func tokens(_ paper: String, _ ink: String) -> String {
      """
      { "color": { "$type": "color", "paper": { "$value": "\(paper)" }, "ink": { "$value": "\(ink)" } } }
      """
    }
    for example in examples where !example.hasSuffix(" --watch") {
      let folder = try TemporaryFolder([
        "Themes/Shop.theme.yaml": "name: Shop\n",
        "brand.tokens.json": tokens("#FFFFFF", "#1C1C1E"),
        "Day.tokens.json": tokens("#FFFFFF", "#1C1C1E"),
        "Night.tokens.json": tokens("#1C1C1E", "#FFFFFF"),
      ])
      if !example.contains(" init") { try folder.write("Brand.theme.yaml", "name: Brand\n") }
      let before = "appearance compile Themes && appearance lint Themes --write-baseline known.json"
      #expect(try BuiltCommand.shell(before, in: folder).status == 0)
      let call = try BuiltCommand.shell(String(example), in: folder)
      #expect(call.status == 0, "\(example): \(call.errors)")
    }
  }

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

  @Test(
    "a wrong command line ends with 64 and says what was meant",
    arguments: [
      ([], "USAGE: appearance <subcommand>"),
      (["compil"], "error: unknown command 'compil'; did you mean 'compile'?"),
      (["lint", "--format", "xcod", "x"], "error: unknown format 'xcod'; did you mean 'xcode'?"),
      (["lint", "--strikt", "x"], "error: Unknown option '--strikt'"),
      (
        ["compile", "x", "--outputs", "presets,manifst"],
        "error: unknown output 'manifst'; did you mean 'manifest'?"
      ),
      (["compile", "x", "--output", "-"], "error: --output takes a folder"),
      (["compile", "x", "--depfile", "-"], "error: --depfile takes a file"),
      (["compile", "-", "--depfile", "d"], "error: --depfile needs files; '-' is standard input"),
      (["compile", "-", "--watch"], "error: --watch needs files; '-' is standard input"),
      (["compile", "x", "--check", "--watch"], "error: --check writes nothing, so --watch"),
      (
        ["compile", "x", "--check", "--depfile", "d"], "error: --check writes nothing, so --depfile"
      ),
      (["schema", "thme"], "error: unknown schema 'thme'; did you mean 'theme'?"),
      (
        ["explain", "tint-contrst"],
        "error: unknown finding 'tint-contrst'; did you mean 'tint-contrast'?"
      ),
      (["explain", "x"], "error: unknown finding 'x'; 'appearance explain' lists all"),
      (["help", "lnt"], "error: unknown command 'lnt'; did you mean 'lint'?"),
      (["rules", "--format", "jsn"], "error: unknown format 'jsn'; did you mean 'json'?"),
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

  @Test("rules are listed and explained on standard output")
  func rules() throws {
    let folder = try TemporaryFolder()
    for arguments in [["rules"], ["rules", "--format", "markdown"], ["explain", "out-of-gamut"]] {
      let call = try BuiltCommand.run(arguments, in: folder)
      #expect(call.status == 0)
      #expect(call.output.contains("out-of-gamut"))
      #expect(call.errors == "")
    }
  }

  @Test("the outputs that rules look at are those of the command line")
  func outputsOfRules() throws {
    let theme = "appearances: { a: { toolbar: { backgroundColor: white, tintColor: black } } }\n"
    let folder = try TemporaryFolder(["a.theme.yaml": theme])
    let mixed = ["compile", ".", "--outputs", "proxy,barAppearances"]
    #expect(try BuiltCommand.run(mixed, in: folder).errors.contains("[mixed-mechanisms]"))
    let single = try BuiltCommand.run(["compile", ".", "--outputs", "barAppearances"], in: folder)
    #expect(single.status == 0)
    #expect(single.errors == "")
  }

  @Test("an asset catalog is written as a folder of files, and left alone when it is as it was")
  func assetCatalog() throws {
    let theme = "name: Shop\npalette: { ink: \"#1C1C1E\" }\n"
    let folder = try TemporaryFolder(["shop.theme.yaml": theme])
    let arguments = ["compile", ".", "--outputs", "assetCatalog"]
    let first = try BuiltCommand.run(arguments, in: folder)
    let names = ["Contents.json", "ShopPalette/Contents.json"]
    let set = "Shop.xcassets/ShopPalette/ink.colorset/Contents.json"
    let paths = names.map { "Shop.xcassets/\($0)" } + [set]
    #expect(first.status == 0)
    #expect(first.output == "compiled 1 theme, wrote 3 files\n")
    for path in paths { #expect(folder.text(path) != nil, "\(path)") }
    #expect(folder.text(set)?.contains("\"blue\" : \"0x1E\"") == true)
    let before = folder.stamp(set)
    let second = try BuiltCommand.run(arguments, in: folder)
    #expect(second.status == 0)
    #expect(second.output == "compiled 1 theme, 3 files unchanged\n")
    #expect(folder.stamp(set) == before)
  }

  @Test("schema prints each schema, and no other", arguments: ["theme", "config", "manifest"])
  func schema(name: String) throws {
    let call = try BuiltCommand.run(["schema", name], in: TemporaryFolder())
    #expect(call.status == 0)
    #expect(call.output == AppearanceReference.schema(named: name))
  }
}
