import Foundation
import Testing

@testable import OutputText

/// What the README tells continuous integration to do.
@Suite struct ReadmeTests {
  @Test("the commands of the snippets fail on a finding and write the files that are uploaded")
  func snippets() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
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
