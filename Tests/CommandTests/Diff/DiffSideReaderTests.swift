import TestSupport
import Foundation
import Testing

@Suite struct DiffSideReaderTests {
  @Test("a manifest is the same as its theme, from a file, a folder and standard input")
  func manifests() throws {
    let folder = try TemporaryFolder([
      "old/a.theme.yaml": ThemeVersions.old, "new/a.theme.yaml": ThemeVersions.new,
    ])
    for side in ["old", "new"] {
      let call = try BuiltCommand.run(
        ["compile", "\(side)/a.theme.yaml", "--outputs", "manifest", "--output", "\(side)-made"],
        in: folder)
      #expect(call.status == 0)
    }
    let themes = try BuiltCommand.run(["diff", "old", "new"], in: folder).output
    #expect(try BuiltCommand.run(["diff", "old-made", "new-made"], in: folder).output == themes)
    let piped = try BuiltCommand.run(
      ["diff", "-", "new-made/A.appearance.json"], in: folder,
      input: folder.text("old-made/A.appearance.json") ?? "")
    #expect(piped.output == themes)
  }

  @Test("a theme from standard input is a version of the other one", arguments: [false, true])
  func piped(isNew: Bool) throws {
    let palette = "palette: { ink: \"#1C1C1E\" }\n"
    let theme = "extends: base.yaml\n" + ThemeVersions.old.replacing(palette, with: "")
    let folder = try TemporaryFolder([
      "Themes/Brand.theme.yaml": theme, "Themes/base.yaml": palette,
      "Themes/appearance.yaml": "deploymentTarget: 16.0\n",
    ])
    func diff(_ input: String, _ path: String) throws -> BuiltCommand.Result {
      try BuiltCommand.run(
        ["diff"] + (isNew ? [path, "-"] : ["-", path]), in: folder, input: input)
    }
    for path in ["Themes/Brand.theme.yaml", "Themes"] {
      let same = try diff(theme, path)
      #expect(same.status == 0 && same.output.isEmpty && same.errors.isEmpty)
      let other = try diff(theme.replacing("white", with: "\"#FFFFF0\""), path)
      #expect(other.output.hasPrefix("visual\n  color light.toolbar.backgroundColor: "))
      #expect(other.output.hasSuffix("\nnext version: patch\n"))
      let named = try diff("name: Shop\n" + theme, path)
      let renamed = isNew ? "'Brand' is now 'Shop'" : "'Shop' is now 'Brand'"
      #expect(named.output.contains(renamed))
      let broken = try diff(theme.replacing("toolbar", with: "toolbr"), path)
      #expect(broken.status == 1 && broken.output.isEmpty)
      #expect(broken.errors.hasPrefix("<stdin>:3:"))
      #expect(broken.errors.contains("'<stdin>' has errors; fix them before comparing"))
      let lost = "  b: { toolbar: { tintColor: lost, backgroundColor: gone } }\n"
      let colors = try diff(theme + lost, path)
      #expect(colors.errors.ranges(of: "[unknown-color]").count == 2)
    }
    let made = try BuiltCommand.run(
      ["compile", "Themes", "--outputs", "presets,manifest", "--output", "made"], in: folder)
    #expect(made.status == 0)
    let whole = try diff(ThemeVersions.old, "made/Brand.appearance.json")
    #expect(whole.status == 0 && whole.output.isEmpty)
  }

  @Test(
    "a manifest of another version, a truncated one and what is none are refused",
    arguments: [
      "{ \"manifestVersion\": 1 }", "{ \"manifestVersion\": 2, \"appearances\": [", "[]", "",
    ])
  func broken(text: String) throws {
    let folder = try TemporaryFolder(["a.appearance.json": text, "b.theme.yaml": ThemeVersions.old])
    let call = try BuiltCommand.run(["diff", "a.appearance.json", "b.theme.yaml"], in: folder)
    #expect(call.status == 66)
    #expect(call.output.isEmpty)
    #expect(call.errors.contains("error: cannot use the manifest 'a.appearance.json'\n"))
  }

  @Test("a folder without either is refused")
  func nothing() throws {
    let folder = try TemporaryFolder(["empty/a.txt": "", "b.theme.yaml": ThemeVersions.old])
    let call = try BuiltCommand.run(["diff", "empty", "b.theme.yaml"], in: folder)
    #expect(call.status == 66)
    #expect(call.errors == "error: 'empty' has neither themes nor manifests in it\n")
  }
}
