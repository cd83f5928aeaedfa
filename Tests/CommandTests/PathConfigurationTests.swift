import TestSupport
import Testing

@Suite("What a configuration says of paths")
struct PathConfigurationTests {
  private static func theme(_ name: String, title: String = "black") -> String {
    """
    name: \(name)
    prefix: \(name.lowercased())
    appearances:
      light:
        interfaceStyle: light
        statusBarStyle: darkContent
        navigationBar: { backgroundColor: white, titleColor: \(title), tintColor: black }

    """
  }

  private static func folder(_ configuration: String) throws -> TemporaryFolder {
    try TemporaryFolder([
      "appearance.yaml": "sdk: 18.0\n\(configuration)",
      "App/New.theme.yaml": theme("New"),
      "App/Legacy/Old.theme.yaml": theme("Old", title: "\"#AAAAAA\""),
    ])
  }

  @Test("themes that are excluded are left out of folders, and taken where they are named")
  func exclude() throws {
    let folder = try Self.folder("exclude: Legacy\n")
    let all = try BuiltCommand.run(["lint", "."], in: folder)
    #expect(all.status == 0)
    #expect(all.output == "no errors, no warnings in 1 theme\n")
    let named = try BuiltCommand.run(["lint", "App/Legacy/Old.theme.yaml"], in: folder)
    #expect(named.status == 1)
    #expect(named.output.contains("[title-contrast]"))
  }

  @Test("where themes are included, no others are taken")
  func include() throws {
    let folder = try Self.folder("include: [\"App/*.theme.yaml\"]\n")
    let call = try BuiltCommand.run(["lint", "."], in: folder)
    #expect(call.output == "no errors, no warnings in 1 theme\n")
  }

  @Test(
    "a configuration that leaves out every theme is no success", arguments: ["lint", "compile"])
  func nothingLeft(command: String) throws {
    let folder = try Self.folder("include: [Elsewhere]\n")
    let call = try BuiltCommand.run([command, "."], in: folder)
    #expect(call.status == 66)
    #expect(call.errors == "error: no theme is left: 'include' and 'exclude' leave out 2 themes\n")
    let named = try BuiltCommand.run([command, "App/New.theme.yaml", "."], in: folder)
    #expect(named.status == 0)
  }

  @Test("an override holds for its themes, and 'strict' lets warnings of the others fail")
  func overrides() throws {
    let mild = "overrides: [{ files: App/Legacy, lint: { title-contrast: warning } }]\n"
    let folder = try Self.folder(mild)
    let call = try BuiltCommand.run(["lint", "."], in: folder)
    #expect(call.status == 0)
    #expect(call.output.contains("App/Legacy/Old.theme.yaml:7:58: warning: "))
    try folder.write("appearance.yaml", "strict: true\n" + mild)
    let strict = try BuiltCommand.run(["lint", "."], in: folder)
    #expect(strict.status == 1)
    #expect(
      strict.errors.contains("warnings fail the run because of 'strict' in the configuration"))
    let quiet = try BuiltCommand.run(["lint", ".", "--quiet"], in: folder)
    #expect(quiet.output.contains("Old.theme.yaml:7:58: warning: "))
    try folder.write(
      "appearance.yaml",
      "strict: true\noverrides: [{ files: Legacy, strict: false, lint: { title-contrast: warning } }]\n"
    )
    #expect(try BuiltCommand.run(["lint", "."], in: folder).status == 0)
  }

  @Test("the last override that speaks of a theme is the one that counts")
  func last() throws {
    let folder = try Self.folder(
      """
      overrides:
        - { files: "**", lint: { title-contrast: off } }
        - { files: Old.theme.yaml, lint: { title-contrast: note } }

      """)
    let call = try BuiltCommand.run(["lint", "."], in: folder)
    #expect(call.status == 0)
    #expect(call.output.contains("Old.theme.yaml:7:58: note: "))
  }

  @Test("a pattern in quotes means what a shell would have made of it")
  func patterns() throws {
    let folder = try Self.folder("")
    let one = try BuiltCommand.run(["lint", "App/*.theme.yaml"], in: folder)
    #expect(one.output == "no errors, no warnings in 1 theme\n")
    let both = try BuiltCommand.run(["lint", "App/**/*.theme.yaml"], in: folder)
    #expect(both.output.contains("1 error in 2 themes"))
    let none = try BuiltCommand.run(["lint", "App/*.yml"], in: folder)
    #expect(none.status == 66)
    #expect(none.errors == "error: no theme matches 'App/*.yml'\n")
    let lost = try BuiltCommand.run(["lint", "Lost/*.yml"], in: folder)
    #expect(lost.errors == "error: cannot read 'Lost/*.yml': no such file or folder\n")
  }

  @Test("the findings of a configured baseline are known, unless another one is named or written")
  func baseline() throws {
    let folder = try Self.folder("baseline: known/old.json\n")
    try folder.write("known/none.json", try Self.emptyBaseline())
    let write = ["lint", "App", "--write-baseline", "known/old.json"]
    #expect(try BuiltCommand.run(write, in: folder).status == 0)
    let known = try BuiltCommand.run(["lint", "App"], in: folder)
    #expect(known.status == 0, "\(known.output)")
    let below = try BuiltCommand.run(["lint", "../App"], in: folder, at: "known")
    #expect(below.status == 0, "\(below.output)")
    let other = try BuiltCommand.run(["lint", "App", "--baseline", "known/none.json"], in: folder)
    #expect(other.status == 1)
    try folder.write("Web/appearance.yaml", "baseline: web.json\n")
    let both = try BuiltCommand.run(["lint", "App", "Web"], in: folder)
    #expect(both.status == 64)
    #expect(
      both.errors == """
        error: configurations name 'Web/web.json' and 'known/old.json' as baselines; --baseline chooses \
        one

        """)
  }

  /// A file that knows no findings.
  private static func emptyBaseline() throws -> String {
    let folder = try TemporaryFolder(["a.theme.yaml": theme("A")])
    _ = try BuiltCommand.run(["lint", ".", "--write-baseline", "none.json"], in: folder)
    return try #require(folder.text("none.json"))
  }

  @Test(
    "an address of pages that no rule's name can follow is refused",
    arguments: [
      "rules#", "ftp://example.com/", "https://example.com/rules", "https:///#", "https://a b/#",
      "https://example.com/#a#", "[https://example.com/]",
    ])
  func pages(address: String) throws {
    let folder = try Self.folder("documentation: \(address)\n")
    let call = try BuiltCommand.run(["lint", "App/New.theme.yaml"], in: folder)
    #expect(call.status == 1)
    #expect(
      call.output.contains(
        "'documentation' takes an address that ends in '/', '#' or '=', such as"))
  }

  @Test(
    "an output folder that only a shell could find is refused, and nothing is written",
    arguments: ["~/Generated", "$HOME/Generated", "\"${SRCROOT}/Generated\""])
  func outputs(output: String) throws {
    let folder = try Self.folder("output: \(output)\n")
    let call = try BuiltCommand.run(["compile", "App/New.theme.yaml"], in: folder)
    #expect(call.status == 1)
    #expect(call.errors.contains("'output' is a folder relative to this file"))
    #expect(try folder.names() == ["App", "appearance.yaml"])
  }
}
