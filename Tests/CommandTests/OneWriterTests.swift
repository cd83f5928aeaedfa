import TestSupport
import Foundation
import Testing

@testable import OutputText

/// Every file that a run writes has one writer and is no input, by whatever name.
@Suite struct OneWriterTests {
  private static let theme = "name: Brand\n"

  @Test("a theme is not overwritten by its own manifest in the output folder")
  func themeInOutputFolder() throws {
    let folder = try TemporaryFolder(["x/Brand.appearance.json": "{ \"name\": \"Brand\" }\n"])
    let run = try BuiltCommand.run(
      ["compile", "x/Brand.appearance.json", "--output", "./x/../x"], in: folder)
    #expect(run.status == 73)
    #expect(run.errors.hasSuffix("Brand.appearance.json': it is an input of this run\n"))
    #expect(folder.text("x/Brand.appearance.json") == "{ \"name\": \"Brand\" }\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder["x"]).count == 1)
  }

  @Test(
    "an output name that leads to an input does not overwrite it",
    arguments: ["a.theme.yaml", "base.yaml", "appearance.yaml"], [false, true])
  func linkedInput(input: String, isHardLink: Bool) throws {
    let files = [
      "a.theme.yaml": "extends: base.yaml\n" + Self.theme, "base.yaml": "palette: {}\n",
      "appearance.yaml": "outputs: [presets, manifest]\n",
    ]
    let folder = try TemporaryFolder(files)
    try folder.write("out/", "")
    let link = folder["out/Brand.appearance.json"]
    #expect((isHardLink ? Foundation.link : symlink)(folder[input], link) == 0)
    let run = try BuiltCommand.run(["compile", "a.theme.yaml", "--output", "out"], in: folder)
    #expect(run.status == 73)
    #expect(
      run.errors == "error: cannot write 'out/Brand.appearance.json': it is an input of this run\n")
    for (name, text) in files { #expect(folder.text(name) == text) }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder["out"])
        == ["Brand.appearance.json"])
  }

  @Test(
    "the list of paths is not overwritten",
    arguments: [
      ["compile", "@list", "--depfile", "list"],
      ["compile", "@list", "--depfile", "./sub/../list"],
      ["lint", "@list", "--report", "text=list"], ["lint", "@list", "--write-baseline", "list"],
      ["lint", "@list", "--report", "json=link"],
    ])
  func list(arguments: [String]) throws {
    let folder = try TemporaryFolder([
      "a.theme.yaml": Self.theme, "list": "a.theme.yaml\n", "sub/": "",
    ])
    symlink("list", folder["link"])
    let run = try BuiltCommand.run(arguments, in: folder)
    #expect(run.status == 73)
    #expect(run.errors.hasSuffix("': it is an input of this run\n"))
    #expect(folder.text("list") == "a.theme.yaml\n")
    #expect(try folder.names() == ["a.theme.yaml", "link", "list", "sub"])
  }

  @Test(
    "of two writers of one file none writes anything",
    arguments: [
      ["compile", "a.theme.yaml", "--report", "json=./x/../Brand.appearance.json"],
      ["compile", "a.theme.yaml", "--depfile", "link", "--report", "json=real"],
      ["compile", "a.theme.yaml", "--depfile", "x/../Appearance+Brand.swift"],
      ["compile", "a.theme.yaml", "--report", "json=.appearance-outputs"],
      ["lint", "a.theme.yaml", "--report", "json=f", "--report", "sarif=x/../f"],
      ["lint", "a.theme.yaml", "--report", "json=link", "--report", "sarif=real"],
      ["lint", "a.theme.yaml", "--report", "json=real", "--report", "sarif=other"],
      ["lint", "a.theme.yaml", "--report", "json=f", "--write-baseline", "x/../f"],
      ["lint", "a.theme.yaml", "--report", "json=new/f", "--write-baseline", "x/../new/f"],
    ])
  func twice(arguments: [String]) throws {
    let folder = try TemporaryFolder(["a.theme.yaml": Self.theme, "x/": ""])
    symlink("real", folder["link"])
    symlink("real", folder["other"])
    let run = try BuiltCommand.run(arguments, in: folder)
    #expect(run.status == 73)
    #expect(run.errors.hasPrefix("error: "))
    #expect(try folder.names() == ["a.theme.yaml", "link", "other", "x"])
  }

  @Test("a baseline is replaced by the next one, and reports may share a pipe")
  func allowed() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": Self.theme])
    symlink("/dev/null", folder["null"])
    let first = try BuiltCommand.run(["lint", ".", "--write-baseline", "b"], in: folder)
    #expect(first.status == 0)
    let both = try BuiltCommand.run(
      ["lint", ".", "--baseline", "b", "--write-baseline", "./b"], in: folder)
    #expect(both.status == 0)
    let reports = try BuiltCommand.run(
      ["lint", ".", "--report", "json=/dev/null", "--report", "sarif=null"], in: folder)
    #expect(reports.status == 0)
  }
}
