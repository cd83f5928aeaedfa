import AppearanceCompiler
import LanguageServer
import Testing
import ThemeModel
import ThemeSyntax

/// What `lint` finds in a theme by itself, as lines of severity, rule, place and message.
func linted(_ text: String, path: String, _ files: [String: String] = [:]) -> [String] {
  let source = SourceFile(path: path, text: text)
  let folder = SourcePath.folder(path)
  let compilation = lint([ThemeInput(source)]) { path in
    files.first { "\(folder)/\($0.key)" == path }.map {
      .success(SourceFile(path: path, text: $0.value))
    } ?? .failure(LoadFailure("no such file"))
  }
  return compilation.diagnostics.map { finding in
    let source = finding.range.flatMap { compilation.source(of: $0) }
    let document = DocumentText(source?.bytes ?? [])
    let start = document.position(Int(finding.range?.lower ?? 0), .utf16Units)
    let end = document.position(Int(finding.range?.upper ?? 0), .utf16Units)
    return line(
      finding.severity == .error ? 1 : finding.severity == .warning ? 2 : 3, finding.id, start, end,
      finding.message)
  }
}

private func line(
  _ severity: Int, _ id: String, _ start: TextPosition, _ end: TextPosition, _ message: String
) -> String {
  "\(severity) \(id) \(start.line):\(start.character)-\(end.line):\(end.character) \(message)"
}

/// The same of what a server told.
func told(_ findings: [JSONValue]) -> [String] {
  findings.map { finding in
    let zero = TextPosition(line: -1, character: -1)
    return line(
      finding["severity"]?.whole ?? 0, finding["code"]?.text ?? "",
      position(finding["range"]?["start"]) ?? zero, position(finding["range"]?["end"]) ?? zero,
      finding["message"]?.text ?? "")
  }
}

@Suite("Findings in an editor")
struct FindingsTests {
  static let pale = """
    palette:
      paper: "#F7F7F9"
      pale: "#C0C0C0"
      unused: "#123456"
    appearances:
      light:
        interfaceStyle: light
        statusBarStyle: lightContent
        navigationBar: { backgroundColor: "{paper}", tintColor: "{pale}", titleColor: "{pale}" }

    """

  @Test("a rule's name leads to its page where the configuration says where pages are")
  func pages() throws {
    let configuration = "documentation: https://example.com/rules#\n"
    let client = try Client(files: ["appearance.yaml": configuration])
    func pages(_ text: String) throws -> [String: String?] {
      client.open("A.theme.yaml", text)
      let found = try #require(client.findings("A.theme.yaml")).map { finding in
        (finding["code"]?.text ?? "", finding["codeDescription"]?["href"]?.text)
      }
      return Dictionary(found) { first, _ in first }
    }
    let faint = "appearances: { a: { toolbar: { backgroundColor: white, tintColor: white } } }\n"
    #expect(try pages(faint)["tint-contrast"] == "https://example.com/rules#tint-contrast")
    #expect(try pages("palete: {}\n")["unknown-key"] == .some(nil))
  }

  @Test("a document has the findings of 'lint', word for word")
  func words() throws {
    let client = try Client()
    client.open("Pale.theme.yaml", Self.pale)
    let findings = try #require(client.findings("Pale.theme.yaml"))
    let expected = linted(Self.pale, path: "\(client.folder)/Pale.theme.yaml")
    #expect(told(findings) == expected)
    #expect(expected.count > 3)
  }

  @Test("second places, tags and the source are told")
  func parts() throws {
    let client = try Client()
    client.open("Pale.theme.yaml", Self.pale)
    let findings = try #require(client.findings("Pale.theme.yaml"))
    let unused = findings.first { $0["code"] == "unused-palette-color" }
    #expect(unused?["tags"] == [1])
    let tint = try #require(findings.first { $0["code"] == "tint-contrast" })
    let places = tint["relatedInformation"]?.elements ?? []
    #expect(places.contains { $0["message"]?.text?.hasSuffix("here") ?? false })
    #expect(places.allSatisfy { $0["location"]?["uri"]?.text == client.uri("Pale.theme.yaml") })
    #expect(tint["source"] == "appearance")
  }

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

  @Test("a client that asks for findings is not told them")
  func pulled() throws {
    let client = try Client(["textDocument": ["diagnostic": [:]]])
    client.open("Pale.theme.yaml", Self.pale)
    #expect(client.findings("Pale.theme.yaml") == nil)
    let report = client.ask("textDocument/diagnostic", "Pale.theme.yaml")
    #expect(report["kind"] == "full")
    #expect(
      told(report["items"]?.elements ?? [])
        == linted(Self.pale, path: "\(client.folder)/Pale.theme.yaml"))
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

  @Test("files of tokens have findings, and so have themes over them")
  func tokens() throws {
    let tokens = """
      { "ink": { "$type": "color", "$value": "{nothing}" } }
      """
    let client = try Client(files: ["brand.tokens.json": tokens])
    client.open("brand.tokens.json", tokens)
    let found = try #require(client.findings("brand.tokens.json"))
    #expect(found.count == 1)
    #expect(found.first?["message"]?.text?.contains("'ink' has no value") ?? false)
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
}
