import OutputText
import Testing

@testable import ThemeFiles

@Suite struct OutputFileTests {
  @Test("a path is cut into the folder and the name, and put together again")
  func paths() {
    for (path, folder, name) in [
      ("a", ".", "a"), ("out/a", "out", "a"), ("/a", "/", "a"), ("out/in/a", "out/in", "a"),
    ] {
      let file = OutputFile(path, [])
      #expect(file.folder == folder && file.name == name && file.path == path)
    }
    #expect(OutputFile(folder: "out", name: "in/a", bytes: []).path == "out/in/a")
    #expect(OutputFile(folder: ".", name: "a", bytes: []).path == "a")
  }

  @Test("a manifest is known by its ending")
  func manifests() {
    #expect(OutputFile("out/Brand.appearance.json", []).isManifest)
    for name in ["Brand.json", "Appearance+Brand.swift", "appearance.json.bak"] {
      #expect(!OutputFile(name, []).isManifest, "\(name)")
    }
  }

  @Test("a file is an output that may replace anything, unless it is said to be something else")
  func roles() {
    let file = OutputFile("a", [1])
    #expect(file.role == .output && file.original == nil)
    let theme = file.with(.theme).replacing([2])
    #expect(theme.role == .theme && theme.original == [2] && theme.content.bytes == [1])
    let own: [OutputFile.Role] = [.theme, .baseline]
    let others: [OutputFile.Role] = [.output, .dependencies, .report, .list, .preview]
    #expect(own.allSatisfy(\.isUsersOwn) && !others.contains(where: \.isUsersOwn))
  }
}
