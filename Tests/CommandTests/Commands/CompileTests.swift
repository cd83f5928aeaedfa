import TestSupport
import Foundation
import Testing
import AppearanceCompiler

@testable import appearance

@Suite struct CompileTests {
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

  @Test("a color set that is added to a catalog makes another build")
  func catalogs() throws {
    let color = """
      { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb", "components":
        { "red": "1", "green": "1", "blue": "1", "alpha": "1" } } } ] }
      """
    let folder = try TemporaryFolder([
      "A.theme.yaml": "tokens: { catalog: A.xcassets }\npalette:\n  a: \"{One}\"\n",
      "A.xcassets/Contents.json": "{}", "A.xcassets/One.colorset/Contents.json": color,
    ])
    let call = try BuiltCommand.run(
      ["compile", "A.theme.yaml", "--output", "out", "--depfile", "d"], in: folder)
    #expect(call.status == 0)
    let dependencies = try #require(folder.text("d")).split(whereSeparator: \.isWhitespace)
    #expect(dependencies.contains { $0.hasSuffix("A.xcassets") })
    #expect(dependencies.contains { $0.hasSuffix("One.colorset/Contents.json") })
    #expect(!dependencies.contains { $0.hasSuffix("One.colorset") })
  }

  @Test(
    "options that contradict one another, or name nothing that is known, are refused",
    arguments: [
      (["--outputs", "presets,manifst"], "unknown output 'manifst'; did you mean 'manifest'?"),
      (
        ["--outputs", ",,"], "--outputs is empty; known are \(outputNames.joined(separator: ", "))"
      ),
      (["--output", "-"], "--output takes a folder; './-' is one named '-'"),
      (["--depfile", "-"], "--depfile takes a file; './-' is one named '-'"),
      (["-", "--depfile", "d"], "--depfile needs files; '-' is standard input"),
      (["-", "--watch"], "--watch needs files; '-' is standard input"),
      (["--check", "--watch"], "--check writes nothing, so --watch excludes it"),
      (["--check", "--depfile", "d"], "--check writes nothing, so --depfile excludes it"),
      (
        ["--report", "json=d", "--depfile", "./d"], "--report and --depfile name the same file"
      ),
    ] as [([String], String)])
  func refusals(arguments: [String], message: String) {
    #expect(refusal(of: ["x"] + arguments, by: Compile.self) == message)
  }

  @Test("outputs are a list with blanks or without, and --check goes with a folder")
  func lists() {
    #expect(refusal(of: ["--outputs", "presets, manifest"], by: Compile.self) == nil)
    #expect(refusal(of: ["-", "--check", "--output", "./-"], by: Compile.self) == nil)
  }
}
