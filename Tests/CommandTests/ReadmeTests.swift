import TestSupport
import Foundation
import Testing

@testable import OutputText

/// What the README tells continuous integration to do.
@Suite struct ReadmeTests {
  @Test("the first theme, its mistake and its repair go as the session shows")
  func session() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let session = try #require(
      text.components(separatedBy: "```text\n").dropFirst().first?
        .components(separatedBy: "```").first)
    let folder = try TemporaryFolder([:])
    var answers: [BuiltCommand.Result] = []
    for line in session.split(separator: "\n") where line.hasPrefix("$ appearance ") {
      if line.contains("lightContent") {
        let theme = try #require(folder.text("Brand.theme.yaml"))
        let style = try #require(theme.firstRange(of: "statusBarStyle: auto"))
        try folder.write(
          "Brand.theme.yaml",
          theme.replacingCharacters(in: style, with: "statusBarStyle: lightContent"))
      }
      let words = line.dropFirst(2).split(separator: " ").prefix { $0 != "#" }.dropFirst()
      answers.append(try BuiltCommand.run(words.map(String.init), in: folder))
    }
    #expect(answers.map(\.status) == [0, 1, 0])
    let said = answers.map { $0.output + $0.errors }.joined().split(separator: "\n")
    for line in session.split(separator: "\n") where !line.hasPrefix("$") {
      #expect(said.contains(line), "\(line)")
    }
  }

  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "README.md")

  @Test("the commands of the snippets fail on a finding and write the files that are uploaded")
  func snippets() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let lines = text.split(separator: "\n")
    let calls = lines.filter { $0.contains("release/appearance lint ") }
    #expect(calls.count == 2)
    let folder = try TemporaryFolder([
      "Themes/a.theme.yaml":
        "appearances: { light: { toolbar: { backgroundColor: white, tintColor: white } } }"
    ])
    for line in calls {
      let words = line.split(separator: " ").drop { !$0.hasSuffix("release/appearance") }
      let call = try BuiltCommand.run(words.dropFirst().map(String.init), in: folder)
      #expect(call.status == 1, "\(line)")
      #expect(call.errors == "")
      #expect(call.output.hasPrefix("::error ") == line.contains("--format github"))
    }
    let uploads = lines.filter { $0.contains("sarif_file: ") || $0.contains("codequality: ") }
    #expect(uploads.count == 2)
    let names = uploads.flatMap { $0.matches(of: /[a-z_]+: ([a-z]+\.[a-z]+)/) }.map { $0.1 }
    #expect(Set(names) == ["findings.sarif", "quality.json", "tests.xml"])
    for name in names {
      #expect(folder.text(String(name))?.contains("tint-contrast") == true, "\(name)")
    }
  }
}
