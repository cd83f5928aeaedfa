import TestSupport
import Foundation
import Testing

@Suite("The command 'diff'")
struct DiffRunTests {
  @Test("two themes are compared, and fail a run only where they are asked to")
  func themes() throws {
    let folder = try TemporaryFolder([
      "old/a.theme.yaml": ThemeVersions.old, "new/a.theme.yaml": ThemeVersions.new,
    ])
    let call = try BuiltCommand.run(["diff", "old/a.theme.yaml", "new/a.theme.yaml"], in: folder)
    #expect(call.status == 0 && call.errors.isEmpty)
    #expect(
      call.output.hasPrefix(
        """
        visual
          palette color ink: #1C1C1E → #2C2C2E, ΔE
        """))
    #expect(call.output.hasSuffix("; light.toolbar.tintColor\nnext version: patch\n"))
    let failing = try BuiltCommand.run(
      ["diff", "old", "new", "--fail-on", "breaking,visual"], in: folder)
    #expect(failing.status == 1)
    let passing = try BuiltCommand.run(["diff", "old", "new", "--fail-on", "breaking"], in: folder)
    #expect(passing.status == 0)
    #expect(try BuiltCommand.run(["diff", "old", "old"], in: folder).output.isEmpty)
  }

  @Test("a difference goes to a file, which is none of those that are compared")
  func output() throws {
    let folder = try TemporaryFolder([
      "a.theme.yaml": ThemeVersions.old, "b.theme.yaml": ThemeVersions.new,
    ])
    for format in ["text", "html", "svg"] {
      let call = ["diff", "a.theme.yaml", "b.theme.yaml", "--format", format]
      let shown = try BuiltCommand.run(call, in: folder)
      let written = try BuiltCommand.run(call + ["--output", "changes"], in: folder)
      #expect(written.status == 0 && written.output.isEmpty)
      #expect(folder.text("changes") == shown.output && !shown.output.isEmpty)
    }
    let call = try BuiltCommand.run(
      ["diff", "a.theme.yaml", "b.theme.yaml", "--output", "b.theme.yaml"], in: folder)
    #expect(call.status == 73 && folder.text("b.theme.yaml") == ThemeVersions.new)
  }

  @Test("a page or picture of more appearances than anybody looks at is refused with the number")
  func manyDrawings() throws {
    let appearances = (0..<1_001).map { "  a\($0): { toolbar: { tintColor: black } }\n" }.joined()
    let folder = try TemporaryFolder(["a.theme.yaml": "appearances:\n" + appearances])
    for format in ["html", "svg"] {
      let call = try BuiltCommand.run(
        ["diff", "a.theme.yaml", "a.theme.yaml", "--format", format], in: folder)
      #expect(call.status == 64)
      #expect(
        call.errors.contains(
          "a page or picture compares at most 1000 appearances of a theme; there are 1001"))
    }
  }

  @Test("the page has each change, and a slider for each drawing that differs")
  func page() throws {
    let folder = try TemporaryFolder([
      "old/a.theme.yaml": ThemeVersions.old, "new/a.theme.yaml": ThemeVersions.new,
    ])
    let call = try BuiltCommand.run(["diff", "old", "new", "--format", "html"], in: folder)
    #expect(call.status == 0 && call.output.hasPrefix("<!doctype html>\n"))
    #expect(call.output.contains("palette color ink: #1C1C1E → #2C2C2E"))
    // At the top and scrolled, in light and in dark.
    #expect(call.output.matches(of: #/<input type="range"/#).count == 4)
    let same = try BuiltCommand.run(["diff", "old", "old", "--format", "html"], in: folder)
    #expect(same.output.contains("Nothing changed.") && !same.output.contains("type=\"range\""))
  }

  @Test("the picture has each appearance that looks different, before and after")
  func picture() throws {
    let folder = try TemporaryFolder([
      "old/a.theme.yaml": ThemeVersions.old, "new/a.theme.yaml": ThemeVersions.new,
    ])
    let call = try BuiltCommand.run(["diff", "old", "new", "--format", "svg"], in: folder)
    #expect(call.status == 0 && call.output.hasPrefix("<svg "))
    for word in [">Before</text>", ">After</text>"] {
      #expect(call.output.split(separator: word).count == 5, "\(word)")
    }
    let same = try BuiltCommand.run(["diff", "old", "old", "--format", "svg"], in: folder)
    #expect(same.output.contains(">Nothing changed</text>") && !same.output.contains("Before"))
  }

  @Test("the picture shows another prompt, other scope buttons and a title that is small now")
  func parts() throws {
    let theme = """
      appearances:
        light:
          navigationBar:
            backgroundColor: white
            titleColor: black
            tintColor: black
            prompt: Choose an address
            searchBar: { scopeButtons: { titleColor: "#5A5A60" } }

      """
    let other = theme.replacing("Choose", with: "Pick").replacing("#5A5A60", with: "#8A2A60")
      .replacing("titleColor: black", with: "titleColor: black\n      largeTitleDisplayMode: never")
    let folder = try TemporaryFolder(["old/a.theme.yaml": theme, "new/a.theme.yaml": other])
    let call = try BuiltCommand.run(["diff", "old", "new", "--format", "svg"], in: folder)
    func count(_ text: String) -> Int { call.output.components(separatedBy: text).count - 1 }
    // At the top and scrolled, in light and in dark.
    #expect(count(">Choose an address</text>") == 4 && count(">Pick an address</text>") == 4)
    #expect(count("fill=\"#5A5A60\">Rooms</text>") == 2)
    #expect(count("fill=\"#8A2A60\">Rooms</text>") == 2)
    #expect(count(">Large Title</text>") == 2 && count(">Title</text>") == 6)
  }
}
