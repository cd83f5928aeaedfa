import LanguageServer
import Testing

@Suite("Actions on a text")
struct CodeActionsTests: TextActing {
  @Test("a suggestion of a finding repairs it")
  func quickFix() throws {
    let client = try open(FindingsTests.pale)
    let before = try #require(client.findings("A.theme.yaml"))
    let place = try place(of: "lightContent", in: FindingsTests.pale)
    let found = actions(client, FindingsTests.pale, at: place, only: "quickfix")
    let first = try #require(found.first { $0["isPreferred"] == true })
    #expect(first["diagnostics"]?[0]?["code"] == "status-bar-contrast")
    let after = try text(after: first, FindingsTests.pale, client)
    client.change("A.theme.yaml", to: after)
    let left = try #require(client.findings("A.theme.yaml"))
    #expect(left.count == before.count - 1)
    #expect(!left.contains { $0["code"] == "status-bar-contrast" })
  }

  @Test("a finding can be let pass for a reason")
  func waiver() throws {
    let client = try open(FindingsTests.pale)
    let place = try place(of: "lightContent", in: FindingsTests.pale)
    let found = actions(client, FindingsTests.pale, at: place)
    let waive = found.first { $0["title"] == "Let 'status-bar-contrast' pass here" }
    let after = try text(after: waive, FindingsTests.pale, client)
    #expect(after.contains("    # appearance:ignore status-bar-contrast -- accepted as it is\n"))
    client.change("A.theme.yaml", to: after)
    let left = try #require(client.findings("A.theme.yaml"))
    #expect(!left.contains { ["status-bar-contrast", "unused-waiver"].contains($0["code"]) })
  }

  @Test("all that can be repaired without asking is repaired at once")
  func fixAll() throws {
    let client = try open(FindingsTests.pale)
    let before = try #require(client.findings("A.theme.yaml"))
    let found = actions(
      client, FindingsTests.pale, at: TextPosition(line: 0, character: 0), only: "source.fixAll")
    #expect(found.count == 1)
    client.change("A.theme.yaml", to: try text(after: found[0], FindingsTests.pale, client))
    let left = try #require(client.findings("A.theme.yaml"))
    #expect(left.filter { $0["severity"] == 1 }.isEmpty && left.count < before.count)
  }
}
