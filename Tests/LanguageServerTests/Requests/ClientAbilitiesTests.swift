import Testing

@testable import LanguageServer

@Suite("What a client can do")
struct ClientAbilitiesTests {
  @Test("one that says nothing counts in UTF-16 and is told everything")
  func nothing() {
    let abilities = ClientAbilities([:])
    #expect(abilities.encoding == .utf16Units)
    #expect(!abilities.pullsDiagnostics && !abilities.takesSnippets && !abilities.watchesFiles)
    #expect(!abilities.refreshesDiagnostics && !abilities.takesDocumentChanges)
  }

  @Test("each ability is read where LSP 3.17 has it")
  func all() {
    let abilities = ClientAbilities([
      "general": ["positionEncodings": ["utf-32", "utf-8"]],
      "textDocument": [
        "diagnostic": [:], "completion": ["completionItem": ["snippetSupport": true]],
      ],
      "workspace": [
        "diagnostics": ["refreshSupport": true],
        "didChangeWatchedFiles": ["dynamicRegistration": true],
        "workspaceEdit": ["documentChanges": true],
      ],
    ])
    #expect(abilities.encoding == .utf8Bytes)
    #expect(abilities.pullsDiagnostics && abilities.takesSnippets && abilities.watchesFiles)
    #expect(abilities.refreshesDiagnostics && abilities.takesDocumentChanges)
  }
}
