import TestSupport
import AppearanceCompiler
import Foundation
import Testing
import ThemeSyntax

@testable import OutputText

@Suite("lint --fix")
struct FixRunTests {
  private static let bad = """
    appearances:
      light:
        statusBarStyle: lightContent # on white
        navigationBar: { backgroundColor: white, tintColor: black }

    """
  private static let clean = """
    2 pairs not measured: 1 on buttons that a tint doesn't reach on iOS 26, 1 on content without a backdrop
    no errors, no warnings in 1 theme

    """
  private static let good = bad.replacingOccurrences(of: "lightContent", with: "darkContent")

  @Test("a theme that would take minutes to repair is refused before anything is tried")
  func large() throws {
    let theme = "name: A\n" + String(repeating: "# filler\n", count: 120_000)
    let folder = try TemporaryFolder(["a.theme.yaml": theme])
    let call = try BuiltCommand.run(["lint", ".", "--fix"], in: folder)
    #expect(call.status == 64)
    #expect(
      call.errors.contains("--fix takes themes of 128 KiB at most, and 'a.theme.yaml' is larger"))
    #expect(folder.text("a.theme.yaml") == theme)
  }

  @Test("writes the repaired theme, says so, and checks what is left")
  func repairs() throws {
    let folder = try TemporaryFolder(["Brand.theme.yaml": Self.bad])
    let run = try BuiltCommand.run(["lint", ".", "--fix"], in: folder)
    #expect(run.status == 0)
    #expect(folder.text("Brand.theme.yaml") == Self.good)
    #expect(
      run.errors == """
        Brand.theme.yaml:3: lightContent → darkContent
        fixed 1 of 1 finding in Brand.theme.yaml

        """)
    #expect(run.output == Self.clean)
    #expect(try folder.names() == ["Brand.theme.yaml"])
    let stamp = folder.stamp("Brand.theme.yaml")
    let again = try BuiltCommand.run(["lint", ".", "--fix"], in: folder)
    #expect(again.status == 0)
    #expect(again.errors == "")
    #expect(folder.stamp("Brand.theme.yaml") == stamp)
  }

  @Test("ends by what cannot be repaired")
  func left() throws {
    let text = Self.bad + "    toolbar: { backgroundColor: white, tintColor: .systemYellow }\n"
    let folder = try TemporaryFolder(["Brand.theme.yaml": text])
    let run = try BuiltCommand.run(["lint", ".", "--fix"], in: folder)
    #expect(run.status == 1)
    #expect(run.errors.hasSuffix("fixed 1 of 2 findings in Brand.theme.yaml\n"))
    #expect(run.output.contains("which does not follow the system"))
    #expect(!run.output.contains("status-bar-contrast"))
    // The color of the system stays until somebody says otherwise.
    let again = try BuiltCommand.run(["lint", ".", "--fix"], in: folder)
    #expect(
      again.errors == """
        fixed nothing in Brand.theme.yaml: 1 finding can be repaired with --fix --unsafe, which may change \
        the look

        """)
    let unsafe = try BuiltCommand.run(["lint", ".", "--fix", "--unsafe"], in: folder)
    #expect(unsafe.status == 0)
    #expect(folder.text("Brand.theme.yaml")?.contains(".systemYellow") == false)
    #expect(try BuiltCommand.run(["lint", ".", "--unsafe"], in: folder).status == 64)
  }

  @Test("counts what is gone, whatever came in its place")
  func waiverWithoutUse() throws {
    let text = """
      palette: { orange: "#FF9500" }
      appearances:
        light:
          interfaceStyle: light
          navigationBar:
            backgroundColor: white
            tintColor: "{orange}" # appearance:ignore tint-contrast -- icons only
          toolbar:
            backgroundColor: white
            tintColor: "{orange}" # appearance:ignore tint-contrast -- icons only

      """
    let folder = try TemporaryFolder(["Brand.theme.yaml": text])
    let run = try BuiltCommand.run(["lint", ".", "--fix"], in: folder)
    #expect(run.status == 0)
    #expect(run.errors.hasSuffix("fixed 1 of 1 finding in Brand.theme.yaml\n"))
    #expect(run.output.contains("2 warnings in 1 theme\n"))
  }

  @Test("changes nothing under a configuration with errors", arguments: [[], ["--check"]])
  func brokenConfiguration(arguments: [String]) throws {
    let folder = try TemporaryFolder([
      "Brand.theme.yaml": Self.bad, "appearance.yaml": "thresholds: { text: 30 }\n",
    ])
    let run = try BuiltCommand.run(["lint", ".", "--fix"] + arguments, in: folder)
    #expect(run.status == 1)
    #expect(run.errors == "")
    #expect(run.output.contains("appearance.yaml:1:"))
    #expect(folder.text("Brand.theme.yaml") == Self.bad)
  }

  @Test("with --check writes nothing, shows a diff that patch takes, and fails")
  func check() throws {
    let folder = try TemporaryFolder(["Brand.theme.yaml": Self.bad])
    let run = try BuiltCommand.run(["lint", "Brand.theme.yaml", "--fix", "--check"], in: folder)
    #expect(run.status == 1)
    #expect(folder.text("Brand.theme.yaml") == Self.bad)
    #expect(
      run.output == """
        --- Brand.theme.yaml
        +++ Brand.theme.yaml
        @@ -1,4 +1,4 @@
         appearances:
           light:
        -    statusBarStyle: lightContent # on white
        +    statusBarStyle: darkContent # on white
             navigationBar: { backgroundColor: white, tintColor: black }

        """)
    #expect(run.errors.hasPrefix("1 of 1 finding in Brand.theme.yaml would be fixed\n"))
    try folder.write("Brand.theme.yaml", Self.good)
    let clean = try BuiltCommand.run(["lint", ".", "--fix", "--check"], in: folder)
    #expect(clean.status == 0)
    #expect(clean.output == Self.clean)
  }

  @Test(
    "with --check shows a diff that patch and git apply take, whatever the file is called",
    arguments: [
      "a b.yaml", " a.yaml", "a ", "a\tb.yaml", "a\u{1B}[31mb.yaml", "a\"b\\c.yaml", "ü 日本.yaml",
      "a\u{202E}b.yaml", "d e/a\rb.yaml", "2024-01-01 10:00:00.000000000 +0000", "'a'.yaml",
      "plain.yaml",
    ])
  func checkedName(name: String) throws {
    for tool in ["patch -p0 <d", "git apply -p0 d"] {
      let folder = try TemporaryFolder([name: Self.bad])
      let run = try BuiltCommand.run(["lint", name, "--fix", "--check"], in: folder)
      #expect(run.status == 1)
      #expect(
        !(run.output + run.errors).unicodeScalars.contains {
          UnsafeCharacter.contains($0) && !"\n\t".unicodeScalars.contains($0)
        })
      try folder.write("d", run.output)
      let applied = try BuiltCommand.shell(tool, in: folder)
      #expect(applied.status == 0, "\(tool): \(applied.output)\(applied.errors)")
      #expect(folder.text(name) == Self.good)
    }
  }

  @Test("with --check names a file whose name is not UTF-8 as patch takes it")
  func checkedBytes() throws {
    let folder = try TemporaryFolder(["bad": Self.bad])
    let line = "n=$(printf 'a\\377b.yaml'); mv bad \"$n\"; "
    let check = "appearance lint \"$n\" --fix --check >d; patch -p0 <d >/dev/null; cat \"$n\""
    let run = try BuiltCommand.shell(line + check, in: folder)
    #expect(run.output == Self.good)
    #expect(folder.text("d")?.hasPrefix("--- \"a\\377b.yaml\"\n+++ \"a\\377b.yaml\"\n@@") == true)
  }

  @Test("keeps line ends, byte order mark and mode, and edits the file that a link names")
  func bytes() throws {
    let bad = "\u{FEFF}" + Self.bad.replacingOccurrences(of: "\n", with: "\r\n")
    let folder = try TemporaryFolder(["real/Brand.yaml": bad])
    let path = folder["real/Brand.yaml"]
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try FileManager.default.createSymbolicLink(
      atPath: folder["Brand.theme.yaml"], withDestinationPath: "real/Brand.yaml")
    let run = try BuiltCommand.run(["lint", "Brand.theme.yaml", "--fix"], in: folder)
    #expect(run.status == 0)
    #expect(
      folder.text("real/Brand.yaml")
        == bad.replacingOccurrences(of: "lightContent", with: "darkContent"))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: folder["Brand.theme.yaml"])
    #expect(link == "real/Brand.yaml")
    #expect(try folder.names() == ["Brand.theme.yaml", "real"])
  }

  @Test("a theme that is read-only is left as it is, and so are all others")
  func readOnly() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": Self.bad, "b.theme.yaml": Self.bad])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: folder["b.theme.yaml"])
    let run = try BuiltCommand.run(["lint", ".", "--fix"], in: folder)
    #expect(run.status == 73)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("error: cannot write 'b.theme.yaml': "))
    #expect(folder.text("a.theme.yaml") == Self.bad)
    #expect(folder.text("b.theme.yaml") == Self.bad)
    #expect(try folder.names() == ["a.theme.yaml", "b.theme.yaml"])
  }

  @Test("refuses standard input, and --check by itself")
  func usage() throws {
    let folder = try TemporaryFolder(["Brand.theme.yaml": Self.bad])
    let standard = try BuiltCommand.run(["lint", "-", "--fix"], in: folder, input: Self.bad)
    #expect(standard.status == 64)
    #expect(standard.errors.hasPrefix("error: --fix changes files, not standard input"))
    let check = try BuiltCommand.run(["lint", ".", "--check"], in: folder)
    #expect(check.status == 64)
    #expect(check.errors.hasPrefix("error: --check needs --fix"))
  }

  @Test("--fix takes the nearest token that can be read, and leaves the file of tokens alone")
  func repair() throws {
    let folder = try TemporaryFolder([
      "brand.tokens.json": TokenThemes.tokens, "Brand.theme.yaml": TokenThemes.theme,
    ])
    let stamp = folder.stamp("brand.tokens.json")
    let lint = try BuiltCommand.run(["lint", "."], in: folder)
    #expect(lint.status == 1)
    #expect(lint.output.contains("fix: write {color.text.medium} (5.74:1)\n"))
    let fix = try BuiltCommand.run(["lint", "--fix", "."], in: folder)
    #expect(fix.status == 0)
    #expect(
      folder.text("Brand.theme.yaml")
        == TokenThemes.theme.replacingOccurrences(of: "text.weak", with: "text.medium"))
    #expect(folder.stamp("brand.tokens.json") == stamp)
    #expect(folder.text("brand.tokens.json") == TokenThemes.tokens)
  }

  @Test("--fix writes a color where the theme wrote more than a reference")
  func literal() throws {
    let theme = TokenThemes.theme.replacingOccurrences(
      of: "{color.text.weak}", with: "{color.text.weak} / 90%")
    let folder = try TemporaryFolder([
      "brand.tokens.json": TokenThemes.tokens, "Brand.theme.yaml": theme,
    ])
    _ = try BuiltCommand.run(["lint", "--fix", "."], in: folder)
    let fixed = try #require(folder.text("Brand.theme.yaml"))
    #expect(!fixed.contains("{color.text.medium}"))
    #expect(fixed.contains("titleColor: \"rgb("))
    #expect(folder.text("brand.tokens.json") == TokenThemes.tokens)
  }
}
