import TestSupport
import Testing

@Suite("The command 'preview'")
struct PreviewRunTests {
  private static let theme = """
    appearances:
      light:
        statusBarStyle: darkContent
        navigationBar: { backgroundColor: white, tintColor: black }

    """

  @Test("a page is written where the outputs go, and again over itself")
  func page() throws {
    let folder = try TemporaryFolder(["Brand.theme.yaml": Self.theme])
    let call = try BuiltCommand.run(["preview", "Brand.theme.yaml"], in: folder)
    #expect(call.status == 0 && call.errors.isEmpty)
    #expect(call.output == "wrote Brand.preview.html\n")
    #expect(folder.text("Brand.preview.html")?.hasPrefix("<!doctype html>\n") == true)
    try folder.write("Brand.theme.yaml", Self.theme + "  dark: { toolbar: { tintColor: red } }\n")
    let again = try BuiltCommand.run(["preview", "Brand.theme.yaml"], in: folder)
    #expect(again.output == "wrote Brand.preview.html\n")
    let same = try BuiltCommand.run(["preview", "Brand.theme.yaml"], in: folder)
    #expect(same.output.isEmpty)
  }

  @Test("a file that is no preview is replaced only with --force")
  func foreign() throws {
    let folder = try TemporaryFolder(["Brand.theme.yaml": Self.theme, "a.html": "<p>Mine.</p>\n"])
    let arguments = ["preview", "Brand.theme.yaml", "--output", "a.html"]
    let call = try BuiltCommand.run(arguments, in: folder)
    #expect(call.status == 73)
    #expect(
      call.errors == "error: 'a.html' already exists and isn't a preview; --force replaces it\n")
    #expect(folder.text("a.html") == "<p>Mine.</p>\n")
    #expect(try BuiltCommand.run(arguments + ["--force"], in: folder).status == 0)
    #expect(folder.text("a.html")?.hasPrefix("<!doctype html>") == true)
  }

  @Test("the theme itself is never replaced, even with --force")
  func input() throws {
    let folder = try TemporaryFolder(["Brand.theme.yaml": Self.theme])
    let call = try BuiltCommand.run(
      ["preview", "Brand.theme.yaml", "--output", "Brand.theme.yaml", "--force"], in: folder)
    #expect(call.status == 73)
    #expect(folder.text("Brand.theme.yaml") == Self.theme)
  }

  @Test("a theme with an error has a page, and the status says so")
  func failing() throws {
    let theme = Self.theme.replacing("darkContent", with: "lightContent")
    let folder = try TemporaryFolder(["Brand.theme.yaml": theme])
    let call = try BuiltCommand.run(["preview", "Brand.theme.yaml"], in: folder)
    #expect(call.status == 1)
    #expect(call.errors.contains("[status-bar-contrast]"))
    #expect(folder.text("Brand.preview.html")?.contains("✕ 1") == true)
  }

  @Test("a preview of more than anybody looks at is refused with its number")
  func excess() throws {
    let names = (0...1_000).map { "  a\($0): { toolbar: { tintColor: red } }\n" }.joined()
    let colors = (0...10_000).map { "  a\($0): red\n" }.joined()
    let folder = try TemporaryFolder([
      "Names.theme.yaml": "appearances:\n" + names, "Colors.theme.yaml": "palette:\n" + colors,
    ])
    let call = try BuiltCommand.run(["preview", "Names.theme.yaml", "--quiet"], in: folder)
    #expect(call.status == 64)
    #expect(call.errors.contains("a preview shows at most 1000 appearances; there are 1001\n"))
    let other = try BuiltCommand.run(["preview", "Colors.theme.yaml", "--quiet"], in: folder)
    #expect(other.status == 64)
    #expect(other.errors.contains("at most 10000 palette colors; there are 10001\n"))
    #expect(folder.text("Names.preview.html") == nil)
  }

  @Test("pictures go to a folder, one for each appearance")
  func pictures() throws {
    let folder = try TemporaryFolder(["Brand.theme.yaml": Self.theme])
    let call = try BuiltCommand.run(
      ["preview", "Brand.theme.yaml", "--output", "Pictures", "--format", "svg"], in: folder)
    #expect(call.output == "wrote Pictures/Brand.light.svg\n")
    #expect(folder.text("Pictures/Brand.light.svg")?.hasPrefix("<svg ") == true)
  }
}
