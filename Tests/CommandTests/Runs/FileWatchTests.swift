import TestSupport
import Testing
import ThemeCompiler
import ThemeFiles

@testable import appearance

@Suite struct FileWatchTests {
  /// The themes that a request names, compiled as a run does.
  private static func compiled(_ request: ThemeRequest) throws -> CompiledThemes {
    var cache = AnalysisCache(keeps: false)
    return try CompiledThemes(
      request, ProjectFence(request), Console(), compileWithoutSuggestions, cache: &cache)
  }

  @Test("several files that change at once are one change")
  func together() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": "", "b.theme.yaml": ""])
    var watch = FileWatch(ThemeRequest(paths: [folder.path]))
    try folder.write("a.theme.yaml", "name: A\n")
    try folder.write("c.theme.yaml", "name: C\n")
    #expect(
      watch.waitForChanges() == [
        FileChange(path: folder["a.theme.yaml"], kind: .changed),
        FileChange(path: folder["c.theme.yaml"], kind: .added),
      ])
  }

  @Test("files that a run has read or missed are watched from then on, those elsewhere too")
  func noted() throws {
    let folder = try TemporaryFolder([
      "App/a.theme.yaml": "extends: [../base.yaml, ../lost.yaml]\n", "base.yaml": "name: A\n",
      ".git/": "",
    ])
    let request = ThemeRequest(paths: [folder["App"]])
    var watch = FileWatch(request)
    watch.note(try Self.compiled(request))
    // The theme changes as well, so that the watch ends whatever it knows of the others.
    try folder.write("App/a.theme.yaml", "name: B\n")
    try folder.write("base.yaml", "name: Another\n")
    try folder.write("lost.yaml", "name: Found\n")
    #expect(
      watch.waitForChanges() == [
        FileChange(path: folder["App/a.theme.yaml"], kind: .changed),
        FileChange(path: folder["base.yaml"], kind: .changed),
        FileChange(path: folder["lost.yaml"], kind: .added),
      ])
  }

  @Test("a file that changed between the run and the note is a change")
  func late() throws {
    let folder = try TemporaryFolder([
      "App/a.theme.yaml": "extends: ../base.yaml\n", "base.yaml": "name: A\n", ".git/": "",
    ])
    let request = ThemeRequest(paths: [folder["App"]])
    var watch = FileWatch(request)
    let compiled = try Self.compiled(request)
    try folder.write("base.yaml", "name: B\n")
    watch.note(compiled)
    try folder.write("App/a.theme.yaml", "name: C\n")
    #expect(
      watch.waitForChanges() == [
        FileChange(path: folder["App/a.theme.yaml"], kind: .changed),
        FileChange(path: folder["base.yaml"], kind: .added),
      ])
  }
}
