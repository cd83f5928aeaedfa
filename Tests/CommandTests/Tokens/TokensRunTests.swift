import TestSupport
import Testing

@testable import appearance
@testable import ThemeFiles

@Suite struct TokensRunTests {
  private static func tokens(
    _ request: ThemeRequest, _ format: TokenListing.Format = .text
  ) throws -> Transcript {
    try Transcript.record { console throws(CommandFailure) in
      try TokensRun(request: request, format: format, console: console).run()
    }
  }

  private static let white = """
    { "a": { "$type": "color", "$value":
      { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff" } } }
    """

  @Test("each path is listed, a theme with the tokens that it names")
  func paths() throws {
    let folder = try TemporaryFolder([
      "t.json": Self.white, "A.theme.yaml": "tokens: t.json\n", "B.theme.yaml": "name: B\n",
    ])
    func list(_ names: String...) throws -> Transcript {
      try Self.tokens(ThemeRequest(paths: names.map { folder[$0] }))
    }
    let file = try list("t.json")
    #expect(file.status == .done && file.output.hasPrefix("a  light #FFFFFF  "))
    #expect(try list("A.theme.yaml").output == file.output)
    #expect(try list("B.theme.yaml").output == "0 colors\n")
    #expect(try list("t.json", "t.json").output == file.output + file.output)
  }

  @Test("a token without a value fails a strict run only, and one that is misread every run")
  func status() throws {
    let folder = try TemporaryFolder([
      "lost.json": #"{ "a": { "$type": "color", "$value": "{b}" } }"#, "broken.json": "{ \"a\": ",
    ])
    func status(_ name: String, strict: Bool) throws -> ThemeFiles.ExitStatus {
      try Self.tokens(ThemeRequest(paths: [folder[name]], strict: strict)).status
    }
    #expect(try status("lost.json", strict: false) == .done)
    #expect(try status("lost.json", strict: true) == .findings)
    #expect(try status("broken.json", strict: false) == .findings)
  }

  @Test("JSON has no findings, so errors are told on standard error")
  func json() throws {
    let folder = try TemporaryFolder(["broken.json": "{ \"a\": "])
    let request = ThemeRequest(paths: [folder["broken.json"]])
    let json = try Self.tokens(request, .json)
    #expect(json.output.hasPrefix("{\n") && !json.output.contains("error"))
    #expect(json.errors.contains("broken.json:1: error: "))
    #expect(try Self.tokens(request).errors == "")
  }

  @Test("a file that is not there is told by its path")
  func missing() throws {
    let folder = try TemporaryFolder()
    let run = try Self.tokens(ThemeRequest(paths: [folder["t.json"]]))
    #expect(run.status == .unreadable && run.output == "")
    #expect(run.messages.count == 1 && run.messages[0].contains("t.json"))
  }
}
