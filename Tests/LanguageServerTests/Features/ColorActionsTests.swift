import LanguageServer
import Testing

@Suite("Actions on a color")
struct ColorActionsTests: TextActing {
  @Test("a literal becomes a name of the palette, or one that there is")
  func names() throws {
    let client = try open()
    let gray = actions(client, theme, at: try place(of: "#BBBBBB"))
    let extract = gray.first { $0["kind"] == "refactor.extract" }
    let extracted = try text(after: extract, theme, client)
    #expect(extracted.contains("palette:\n  tint: \"#BBBBBB\"\n  paper: "))
    #expect(extracted.contains("tintColor: \"{tint}\" }"))
    let title = actions(client, theme, at: try place(of: "titleColor: \"#1C1C1E\"", 14))
    let named = title.first { $0["title"] == "Write {ink}, which is the same color" }
    #expect(try text(after: named, theme, client).contains("titleColor: \"{ink}\""))
  }

  @Test("a text without a palette gets one")
  func newPalette() throws {
    for (name, written) in [
      ("A.theme.yaml", "roles:\r\n  a: \"#BBBBBB\"\r\n"),
      ("A.theme.json", "{\n  \"roles\": { \"a\": \"#BBBBBB\" }\n}\n"),
    ] {
      let client = try Client()
      client.open(name, written)
      let found = client.ask(
        "textDocument/codeAction", name,
        [
          "range": TextRange(try place(of: "#BBB", in: written), try place(of: "#BBB", in: written))
            .json,
          "context": ["diagnostics": [], "only": ["refactor.extract"]],
        ])
      let edits = found[0]?["edit"]?["changes"]?[client.uri(name)]?.elements ?? []
      let after = try applied(edits, to: written)
      #expect(linted(after, path: "\(client.folder)/\(name)").isEmpty, "\(after)")
      #expect(after.contains("palette"))
    }
  }

  @Test("a color can be written in other ways, which are the same color")
  func conversions() throws {
    let client = try open()
    let found = actions(client, theme, at: try place(of: "#BBBBBB"), only: "refactor.rewrite")
    let titles = found.compactMap { $0["title"]?.text }
    #expect(
      titles.contains("Write oklch(79.21% 0 0)") && titles.contains("Write rgb(187 187 187)"))
    for action in found {
      let after = try text(after: action, theme, client)
      client.change("A.theme.yaml", to: after)
      let swatch = client.ask("textDocument/documentColor", "A.theme.yaml").elements.last
      let red = swatch?["color"]?["red"]?.double ?? 0
      #expect(abs(red - 187 / 255) < 0.002, "\(action["title"]?.text ?? "")")
      client.change("A.theme.yaml", to: theme)
    }
  }

  @Test("an adaptive color gets its members for increased contrast")
  func highContrast() throws {
    let client = try open()
    let found = actions(client, theme, at: try place(of: "#7AB8FF"))
    let add = found.first { $0["title"] == "Add high-contrast colors" }
    #expect(
      try text(after: add, theme, client).contains(
        "dark: \"#7AB8FF\", lightHighContrast: \"#0A5FD9\", darkHighContrast: \"#7AB8FF\" }"))
    let block = "palette:\n  a:\n    light: red\n    dark: blue\n"
    client.change("A.theme.yaml", to: block)
    let more = actions(client, block, at: TextPosition(line: 2, character: 12))
    let after = try text(
      after: more.first { $0["title"] == "Add high-contrast colors" }, block, client)
    #expect(after.hasSuffix("dark: blue\n    lightHighContrast: red\n    darkHighContrast: blue\n"))
  }
}
