import Testing

@testable import LanguageServer

@Suite struct ThemeFamilyTests {
  private static func family(
    of name: String, _ files: [String: String], withTokens: Bool = false, open: String? = nil
  ) throws -> (files: [String], themes: [String]) {
    let client = try Client(files: files)
    let workspace = try Workspace()
    if let open { workspace.open(uri: client.uri(name), version: 1, text: open) }
    let family = try ThemeFamily(
      "\(client.folder)/\(name)", workspace, withTokens: withTokens, requireWanted: {})
    func names(_ paths: [String]) -> [String] {
      paths.map { String($0.dropFirst(client.folder.count + 1)) }
    }
    return (names(family.files.map(\.path)), names(family.themes))
  }

  private static let files = [
    "appearance.yaml": "deploymentTarget: 15.0\n", "base.yaml": "palette: { ink: black }\n",
    "A.theme.yaml": "extends: base.yaml\n",
    "in/B.theme.yaml": "extends: ../A.theme.yaml\n",
    "C.theme.yaml": "extends: base.yaml\n",
    "D.theme.yaml": "palette: { ink: black }\n",
  ]

  @Test(
    "themes that share a file are of a family, by way of others too; the file asked for is first")
  func family() throws {
    let family = try Self.family(of: "A.theme.yaml", Self.files)
    #expect(family.files.first == "A.theme.yaml")
    #expect(
      Set(family.files) == ["A.theme.yaml", "base.yaml", "in/B.theme.yaml", "C.theme.yaml"])
    #expect(family.files.count == 4)
    #expect(family.themes == ["A.theme.yaml", "C.theme.yaml", "in/B.theme.yaml"])
  }

  @Test("a theme that extends nothing and has no heirs is alone")
  func alone() throws {
    #expect(try Self.family(of: "D.theme.yaml", Self.files).files == ["D.theme.yaml"])
  }

  @Test("what stands in the editor counts for more than the disk")
  func edited() throws {
    let family = try Self.family(of: "D.theme.yaml", Self.files, open: "extends: C.theme.yaml\n")
    #expect(family.themes.contains("A.theme.yaml") && family.themes.contains("D.theme.yaml"))
  }

  @Test("files of tokens are of the family only where they are asked for")
  func tokens() throws {
    let files = [
      "t.tokens.json": "{ \"ink\": { \"$type\": \"color\", \"$value\": \"#000000\" } }",
      "A.theme.yaml": "tokens: t.tokens.json\n", "B.theme.yaml": "tokens: t.tokens.json\n",
    ]
    let without = try Self.family(of: "A.theme.yaml", files)
    #expect(without.files == ["A.theme.yaml"])
    let with = try Self.family(of: "A.theme.yaml", files, withTokens: true)
    #expect(Set(with.files) == ["A.theme.yaml", "B.theme.yaml", "t.tokens.json"])
  }

  @Test("nothing is read once nobody wants the answer")
  func cancelled() throws {
    let client = try Client(files: Self.files)
    let workspace = try Workspace()
    let gone = RequestFailure(.requestCancelled, "no longer wanted")
    #expect(throws: gone) {
      try ThemeFamily("\(client.folder)/A.theme.yaml", workspace) {
        () throws(RequestFailure) in throw gone
      }
    }
  }
}
