import TestSupport
import Foundation
import Testing

@testable import ThemeFiles

@Suite("A working folder that is reached by a link")
struct WorkingFolderTests {
  private static let theme = """
    appearances: { a: { toolbar: { backgroundColor: "#FFFFFF", tintColor: "#CCCCCC" } } }

    """

  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["real/Themes/a.theme.yaml": theme])
    try FileManager.default.createSymbolicLink(
      atPath: folder["link"], withDestinationPath: "real")
    return folder
  }

  @Test(
    "gives other tools the same paths and fingerprints as the folder itself",
    arguments: ["Themes/a.theme.yaml", "$PWD/Themes/a.theme.yaml", "../link/Themes/a.theme.yaml"])
  func fingerprints(path: String) throws {
    let folder = try Self.project()
    for format in ["gitlab", "sarif", "github", "junit"] {
      let lint = "appearance lint --format \(format) --quiet"
      let plain = try BuiltCommand.shell("cd real && \(lint) Themes/a.theme.yaml", in: folder)
      let linked = try BuiltCommand.shell("cd link && \(lint) \"\(path)\"", in: folder)
      #expect(plain.output.contains("Themes/a.theme.yaml"))
      #expect(linked.output == plain.output, "\(format)")
    }
  }

  @Test("has a baseline match that was written in the folder itself, and the other way round")
  func baselines() throws {
    let folder = try Self.project()
    let ways = [
      ("real", "Themes/a.theme.yaml", "known.json"),
      ("link", "$PWD/Themes/a.theme.yaml", "known.json"),
      ("link", "$PWD/Themes/a.theme.yaml", "$PWD/known.json"),
      (".", "link/Themes/a.theme.yaml", "link/known.json"),
      (".", "$PWD/real/Themes/a.theme.yaml", "link/known.json"),
    ]
    var written: Set<String> = []
    for (place, theme, baseline) in ways {
      let write = "cd \(place) && appearance lint \"\(theme)\" --write-baseline \"\(baseline)\""
      _ = try BuiltCommand.shell(write, in: folder)
      written.insert(try #require(folder.text("real/known.json")))
      for (place, theme, baseline) in ways {
        let lint = "cd \(place) && appearance lint \"\(theme)\" --baseline \"\(baseline)\" --strict"
        let call = try BuiltCommand.shell(lint, in: folder)
        #expect(call.status == 0, "\(write)\n\(lint)")
      }
    }
    #expect(written.count == 1)
  }

  @Test("paths below it stay as they are written, those elsewhere go by their real places")
  func relations() throws {
    let folder = try TemporaryFolder(["a/b/x": "", "a/c/": "", "d/": ""])
    try FileManager.default.createSymbolicLink(atPath: folder["a/alias"], withDestinationPath: "b")
    let paths = try RealPath()
    #expect(paths.relate(folder["a/alias/x"], to: folder["a"]) == "alias/x")
    #expect(paths.relate(folder["a/alias/x"], to: folder["a/b"]) == "x")
    #expect(paths.relate(folder["a/alias/x"], to: folder["a/c"]) == "../b/x")
    #expect(paths.relate(folder["a/b/x"], to: folder["d/../a/c"]) == "../b/x")
    #expect(paths.relate("in/x", to: "other") == "../in/x")
  }
}
