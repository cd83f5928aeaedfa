import AppearanceCompiler
import LanguageServer
import Testing
import ThemeCompiler
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
}
