import LanguageServer
import Testing

@Suite("New names")
struct RenameTests: ThemeEditing {
  @Test("a new name is written in every file, and means the same")
  func rename() throws {
    let files = [
      "A.theme.yaml": theme,
      "B.theme.yaml":
        "extends: A.theme.yaml\nroles: { a: \"{brand.primary}\", b: {brand.primary} }\n",
    ]
    let client = try Client(files: files)
    client.open("A.theme.yaml", theme)
    for (word, more, new) in [
      ("{brand.primary}", 8, "first"), ("{brand.primary}", 2, "house"), ("link:", 1, "go"),
      ("light: &base", 1, "day"),
    ] {
      let place = try place(of: word, more)
      let prepared = client.ask("textDocument/prepareRename", "A.theme.yaml", at: place)
      let old = try #require(prepared["placeholder"]?.text)
      let edit = client.ask(
        "textDocument/rename", "A.theme.yaml", at: place, ["newName": .string(new)])
      let changes = try #require(edit["changes"])
      var after: [String: String] = [:]
      for (name, text) in files {
        let edits = changes[client.uri(name)]?.elements ?? []
        after[name] = try applied(edits, to: text)
      }
      let path = "\(client.folder)/B.theme.yaml"
      let found = linted(try #require(after["B.theme.yaml"]), path: path, after)
      let before = linted(try #require(files["B.theme.yaml"]), path: path, files)
      #expect(found.count == before.count, "\(old) to \(new)")
      #expect(!found.contains { $0.hasPrefix("1 undefined") })
      #expect(after["A.theme.yaml"]?.contains("\(new):") ?? false)
    }
  }

  @Test(
    "a name that is taken or cannot be one is refused with the reason",
    arguments: [
      ("ink", "'ink' already exists, in A.theme.yaml"),
      ("a.b", "a palette name has no dot in it"),
      ("dark", "'dark' is a variant, not a palette name"), ("", "'' isn't a valid name in a theme"),
    ])
  func refused(name: String, reason: String) throws {
    let answer = try open().send(
      "textDocument/rename", "A.theme.yaml", at: place(of: "{paper}", 2), ["newName": .string(name)]
    )
    #expect(answer["error"]?["message"]?.text == reason)
  }

  @Test("a new name that becomes another one's in Swift is refused")
  func collision() throws {
    let answer = try open().send(
      "textDocument/rename", "A.theme.yaml", at: place(of: "light: &base"),
      ["newName": "Dark"])
    #expect(answer["error"]?["code"] == -32803)
  }
}
