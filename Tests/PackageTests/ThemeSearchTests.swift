import Foundation
import Testing

/// What the build plugin finds in an Xcode project, of which nothing but the paths is needed.
@Suite struct ThemeSearchTests {
  private let project: URL

  init() throws {
    project = FileManager.default.temporaryDirectory
      .appendingPathComponent("ThemeSearch-\(UUID().uuidString)").resolvingSymlinksInPath()
  }

  @Test("themes of a buildable folder of which Xcode lists nothing are the target's")
  func buildableFolder() throws {
    defer { remove() }
    try make("App/brand.theme.yaml", "App/Themes/night.theme.json", "App/main.swift")
    try make("AppTests/test.theme.yaml", "App/.build/old.theme.yml", "App/.DS_Store")
    try make("App/Nested/Package.swift", "App/Nested/its.theme.yaml")
    let search = search("App", [], others: [("AppTests", [])])
    #expect(paths(search.files) == ["App/Themes/night.theme.json", "App/brand.theme.yaml"])
    #expect(search.warnings.isEmpty)
  }

  @Test("a theme that is left out where Xcode lists the folder's files is named")
  func leftOut() throws {
    defer { remove() }
    try make("App/brand.theme.yaml", "App/old.theme.yml", "App/main.swift")
    let search = search("App", ["App/main.swift", "App/brand.theme.yaml"])
    #expect(paths(search.files) == ["App/brand.theme.yaml", "App/main.swift"])
    #expect(paths(search.warnings.compactMap(\.theme)) == ["App/old.theme.yml"])
    #expect(
      search.warnings.first?.text
        == "'\(project.path)/App/old.theme.yml' is in the folder of target 'App' but is not among its "
        + "files, and is not compiled; add it to the target under Target Membership")
  }

  @Test(
    "so is one beside the target's files in a folder of another name, unless another target has it")
  func besideFiles() throws {
    defer { remove() }
    try make(
      "Shared/main.swift", "Shared/b.theme.yaml", "Shared/a.theme.yaml", "Shared/its.theme.yaml")
    try make("Shared/Deeper/far.theme.yaml")
    let search = search(
      "App", ["Shared/main.swift"], others: [("Widget", ["Shared/its.theme.yaml"])])
    let themes = ["Shared/a.theme.yaml", "Shared/b.theme.yaml"]
    #expect(search.warnings.map { $0.theme?.path } == themes.map { "\(project.path)/\($0)" })
    #expect(paths(search.files) == ["Shared/main.swift"])
  }

  @Test("themes found have the path of the project, where a link leads to it too")
  func link() throws {
    defer { remove() }
    try make("Real/App/brand.theme.yaml")
    try FileManager.default.createSymbolicLink(
      at: url("Link"), withDestinationURL: url("Real"))
    let search = ThemeSearch(target: "App", files: [], project: url("Link"), others: [])
    #expect(paths(search.files) == ["Link/App/brand.theme.yaml"])
    #expect(search.warnings.isEmpty)
  }

  @Test("a project's target without themes is told")
  func none() throws {
    defer { remove() }
    try make("App/main.swift")
    #expect(
      search("App", []).warnings.map(\.text) == [
        "target 'App' uses AppearancePlugin but has no *.theme.yaml, *.theme.yml or *.theme.json"
      ])
  }

  private func search(
    _ target: String, _ files: [String], others: [(name: String, files: [String])] = []
  ) -> ThemeSearch {
    ThemeSearch(
      target: target, files: files.map(url), project: project,
      others: others.map { ($0.name, $0.files.map(url)) })
  }

  private func url(_ path: String) -> URL { project.appendingPathComponent(path) }

  private func paths(_ files: [URL]) -> [String] {
    files.map { String($0.path.dropFirst(project.path.count + 1)) }.sorted()
  }

  private func make(_ paths: String...) throws {
    for path in paths {
      let file = url(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
  }

  private func remove() { try? FileManager.default.removeItem(at: project) }
}
