import TestSupport
import Foundation
import Testing

@Suite("Commands of a log in texts of others")
struct LogCommandTests {
  /// A theme whose names, description, comments and lines would be obeyed by a runner.
  private static let theme = """
    palette: { "##[debug]ink": "#777777" } # ##[add-matcher]evil.json
    appearances:
      "##vso[task.setvariable variable=x]y": # ##[group]x
        description: |
          ::warning::forged ##[error]x
        ##[command]key: 1
        deprecated: "::error::forged"
        statusBarStyle: lightContent # ##vso[task.logissue type=error]x
        navigationBar: { backgroundColor: white, tintColor: "{##[debug]ink}" } # ##[x]

    """
    .replacingOccurrences(of: "    ##[command]key: 1\n", with: "    \"##[command]key\": 1\n")
  private static let name = "::error::x##[group]y.theme.yaml"

  @Test(
    "no format of any command writes one raw",
    arguments: [
      "lint . --format text", "lint . --format xcode", "lint . --format github",
      "lint . --format markdown", "lint . --format json", "lint . --format sarif",
      "lint . --format junit", "lint . --format gitlab", "lint . --verbose", "lint . --fix --check",
      "lint . --fix", "compile . --verbose", "compile . --check", "compile . --format xcode",
      "tokens ./##[group]z.tokens.json", "diff old.yaml ./NAME",
      "diff old.yaml ./NAME --format markdown",
      "preview . --output ##[group]out", "lint ::error::none ##[group]none", "lint --##[group]x",
      "explain ##[group]x", "init ##[group]a/b",
    ])
  func formats(line: String) throws {
    let tokens = """
      { "::error::a": { "##[debug]b": { "$type": "color", "$value": "#FFF", "$description": "##[x]" } } }
      """
    for theme in [
      Self.theme,
      Self.theme.split(separator: "\n").filter { !$0.contains("command]") }.joined(separator: "\n")
        + "\n",
    ] {
      let folder = try TemporaryFolder([
        Self.name: theme, "##[group]z.tokens.json": tokens,
        "old.yaml": theme.replacingOccurrences(of: "#777777", with: "#666666"),
      ])
      let arguments = line.split(separator: " ").map {
        $0 == "./NAME" ? "./" + Self.name : String($0)
      }
      let call = try BuiltCommand.run(arguments, in: folder)
      let said = call.output + call.errors
      #expect(!said.isEmpty)
      for line in said.split(whereSeparator: \.isNewline) {
        let isOurs = line.hasPrefix("::") && arguments.contains("github")
        #expect(!line.lowercased().contains(/##[a-z]*\[/), "\(line)")
        #expect(isOurs || !line.contains(/^\s*::/), "\(line)")
      }
    }
  }
}
