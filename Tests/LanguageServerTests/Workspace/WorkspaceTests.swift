import LanguageServer
import Testing

@Suite("Open documents over the disk")
struct WorkspaceTests: TokenEditing {
  @Test("edits count at once, whatever their characters are")
  func edits() throws {
    let client = try Client()
    client.open("A.theme.yaml", "# 👍\nname: A\nplatte: 1\n")
    #expect(client.findings("A.theme.yaml")?.first?["code"] == "unknown-key")
    let place = { TextPosition(line: $0, character: $1) }
    client.change("A.theme.yaml", TextRange(place(0, 2), place(0, 4)), to: "é👍")
    client.change("A.theme.yaml", TextRange(place(2, 0), place(3, 0)), to: "")
    #expect(client.findings("A.theme.yaml") == [])
    client.change("A.theme.yaml", TextRange(place(1, 6), place(1, 7)), to: "a b")
    let found = try #require(client.findings("A.theme.yaml"))
    #expect(
      told(found) == linted("# é👍\nname: a b\n", path: "\(client.folder)/A.theme.yaml"))
    #expect(found.first?["range"]?["start"] == ["line": 1, "character": 6])
  }

  @Test("a text that is not saved counts for themes that extend it")
  func parents() throws {
    let base = "palette: { paper: \"#FFFFFF\", ink: \"#000000\" }\n"
    let heir = """
      extends: base.theme.yaml
      appearances:
        light:
          interfaceStyle: light
          statusBarStyle: darkContent
          navigationBar: { backgroundColor: "{paper}", tintColor: "{ink}" }

      """
    let client = try Client(files: ["base.theme.yaml": base, "Heir.theme.yaml": heir])
    client.open("Heir.theme.yaml", heir)
    #expect(client.findings("Heir.theme.yaml") == [])
    client.open("base.theme.yaml", base)
    _ = client.findings("base.theme.yaml")
    let pale = base.replacing("#000000", with: "#DDDDDD")
    client.change("base.theme.yaml", to: pale)
    let found = try #require(client.findings("Heir.theme.yaml"))
    let expected = linted(
      heir, path: "\(client.folder)/Heir.theme.yaml", ["base.theme.yaml": pale])
    #expect(told(found) == expected && !expected.isEmpty)
    client.notify(
      "textDocument/didClose", ["textDocument": ["uri": .string(client.uri("base.theme.yaml"))]])
    #expect(client.findings("Heir.theme.yaml") == [], "the disk counts again")
  }

  @Test("a finding in a parent is told in the parent, open or not")
  func borrowed() throws {
    let base = """
      appearances:
        light:
          interfaceStyle: light
          statusBarStyle: darkContent
          navigationBar: { backgroundColor: "#FFFFFF", tintColor: "{ink}" }

      """
    let client = try Client(files: ["base.theme.yaml": base])
    client.open("Heir.theme.yaml", "extends: base.theme.yaml\npalette: { ink: \"#EEEEEE\" }\n")
    let found = try #require(client.findings("base.theme.yaml"))
    #expect(found.map { $0["code"] } == ["title-contrast", "tint-contrast"])
    client.change(
      "Heir.theme.yaml", to: "extends: base.theme.yaml\npalette: { ink: \"#000000\" }\n")
    #expect(client.findings("base.theme.yaml") == [])
  }

  @Test("a configuration counts as it stands in the editor, and has findings of its own")
  func configuration() throws {
    let client = try Client(files: ["appearance.yaml": "thresholds: { nonText: 21 }\n"])
    let theme = """
      appearances:
        light:
          interfaceStyle: light
          statusBarStyle: darkContent
          navigationBar: { backgroundColor: "#FFFFFF", tintColor: "#333333" }

      """
    client.open("A.theme.yaml", theme)
    let strict = try #require(client.findings("A.theme.yaml"))
    #expect(strict.map { $0["code"] } == ["tint-contrast"])
    client.open("appearance.yaml", "thresholds: { nonText: 3 }\nlint: { tint-contrst: off }\n")
    #expect(client.findings("A.theme.yaml") == [])
    client.change("appearance.yaml", to: "lint: { tint-contrst: off }\n")
    let found = try #require(client.findings("appearance.yaml"))
    #expect(found.map { $0["code"] } == ["unknown-rule"])
  }

  @Test("files that changed on the disk are read again once the client tells")
  func watched() throws {
    let client = try Client(files: ["base.theme.yaml": "palette: { ink: \"#000000\" }\n"])
    client.open("Heir.theme.yaml", "extends: base.theme.yaml\nroles: { a: \"{inc}\" }\n")
    #expect(client.findings("Heir.theme.yaml")?.first?["code"] == "undefined-reference")
    try client.write("base.theme.yaml", "palette: { inc: \"#000000\" }\n")
    client.notify(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": .string(client.uri("base.theme.yaml")), "type": 2]]])
    #expect(client.findings("Heir.theme.yaml")?.isEmpty ?? false)
  }

  @Test("a configuration that cannot be used is said in the theme, as `lint` would")
  func twoConfigurations() throws {
    let client = try Client(files: [
      "appearance.yaml": "deploymentTarget: 15\n", "appearance.yml": "",
    ])
    client.open("A.theme.yaml", "appearances: {}\n")
    let found = try #require(client.findings("A.theme.yaml"))
    #expect(
      found.contains { $0["message"]?.text?.contains("appearance.yml") ?? false }, "\(found)")
  }

  @Test("a document that is no file, and files of others, are left alone")
  func others() throws {
    let client = try Client()
    client.open("compose.yaml", "services: {}\n")
    #expect(client.findings("compose.yaml") == [])
    client.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": "untitled:New.theme.yaml", "languageId": "yaml", "version": 1,
          "text": "extends: a.theme.yaml\n",
        ]
      ])
    let heard = client.session.idle()
    let message = heard.first?["params"]?["diagnostics"]?[0]?["message"]?.text
    #expect(message?.contains("not saved yet") ?? false)
  }

  @Test("a file whose name says nothing is one of tokens where a theme takes it for that")
  func unnamed() throws {
    let client = try Client(files: ["light.json": tokens])
    client.open("A.theme.yaml", "tokens: light.json\n")
    client.open("light.json", tokens)
    #expect(client.ask("textDocument/documentColor", "light.json").elements.count == 4)
  }

  @Test("it is looked at once, and again when it, what it names or what takes it changes")
  func kept() throws {
    let client = try Client(files: ["light.json": tokens, "base.json": "{}"])
    let workspace = try Workspace()
    let (heir, file) = (client.uri("A.theme.yaml"), client.uri("light.json"))
    workspace.open(uri: heir, version: 1, text: "tokens: light.json\n")
    workspace.open(uri: file, version: 1, text: tokens)
    let first = try #require(workspace.view(file)?.snapshot)
    #expect(first.kind == .tokens)
    #expect(workspace.view(file)?.snapshot === first)
    workspace.change(file, in: nil, to: tokens.replacing("0A5FD9", with: "FF0000"))
    workspace.finishChange(file, version: 2)
    let second = try #require(workspace.view(file)?.snapshot)
    #expect(second !== first)
    #expect(second.text.bytes != first.text.bytes && second.tokens != nil)
    #expect(workspace.view(file)?.snapshot === second)
    workspace.change(heir, in: nil, to: "extends: light.json\n")
    workspace.finishChange(heir, version: 2)
    let third = try #require(workspace.view(file)?.snapshot)
    #expect(third.kind == .theme)
    workspace.lookAgain()
    #expect(workspace.view(file)?.snapshot !== third)
  }
}
