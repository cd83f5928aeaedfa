import TestSupport
import Foundation
import OutputText
import Testing
import ThemeSyntax

@testable import ThemeFiles
@testable import ThemeCompiler

@Suite struct LoadedThemesTests {
  @Test("--output and --outputs count for more than the theme's folder and its configuration")
  func options() throws {
    let folder = try TemporaryFolder(["themes/a.theme.yaml": "A"])
    let request = ThemeRequest(
      paths: [folder["themes"]], output: folder["made/here"], outputs: ["presets"])
    #expect(try Transcript.compile(request).status == .done)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder["made/here"]).sorted()
        == [".appearance-outputs", "Appearance+A.swift"])
  }

  private func loaded(_ request: ThemeRequest) throws(CommandFailure) -> LoadedThemes {
    try LoadedThemes(request, ProjectFence(request))
  }

  @Test("each theme has the configuration above it and the folder for its files")
  func folders() throws {
    let folder = try TemporaryFolder([
      "a/a.theme.yaml": "A", "b/b.theme.yaml": "B",
      "b/appearance.yaml": "output: made\noutputs: [palette]\n",
    ])
    let themes = try loaded(ThemeRequest(paths: [folder.path]))
    #expect(
      themes.inputs.map(\.source.path) == [folder["a/a.theme.yaml"], folder["b/b.theme.yaml"]])
    #expect(themes.folders == [folder["a"], folder["b/made"]])
    #expect(themes.inputs.map(\.configuration.outputs) == [["presets", "manifest"], ["palette"]])
    #expect(themes.configurations.map(\.source.path) == [folder["b/appearance.yaml"]])
  }

  @Test("a theme that a configuration excludes is taken only by its own name")
  func excluded() throws {
    let folder = try TemporaryFolder([
      "a.theme.yaml": "A", "old/b.theme.yaml": "B", "appearance.yaml": "exclude: old\n",
    ])
    let found = try loaded(ThemeRequest(paths: [folder.path]))
    #expect(found.inputs.map(\.source.path) == [folder["a.theme.yaml"]])
    let named = try loaded(ThemeRequest(paths: [folder["old/b.theme.yaml"]]))
    #expect(named.inputs.count == 1)
  }

  @Test("all themes that cannot be read are told in one failure")
  func unreadable() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": "A"])
    for name in ["b.theme.yaml", "c.theme.yaml"] { mkfifo(folder[name], 0o600) }
    let failure = #expect(throws: CommandFailure.self) {
      try loaded(ThemeRequest(paths: [folder.path]))
    }
    #expect(failure?.status == .unreadable)
    #expect(
      failure?.messages
        == ["b", "c"].map {
          "cannot read '\(folder["\($0).theme.yaml"])': it is a FIFO, not a file"
        })
  }

  @Test("colors are those that the configurations agree on")
  func colors() throws {
    let folder = try TemporaryFolder([
      "a/a.theme.yaml": "A", "a/appearance.yaml": "color: never\n", "b/b.theme.yaml": "B",
      "b/appearance.yaml": "color: never\n",
    ])
    #expect(try loaded(ThemeRequest(paths: [folder.path])).color == .never)
    try folder.write("b/appearance.yaml", "color: always\n")
    #expect(try loaded(ThemeRequest(paths: [folder.path])).color == .auto)
    #expect(try loaded(ThemeRequest(paths: [folder["b"]])).color == .always)
  }

  @Test("what is read more than once can be no FIFO, be it a list or a file of another option")
  func fifos() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": "A"])
    mkfifo(folder["fifo"], 0o600)
    let failure = CommandFailure(.usage, "--fix needs files; '\(folder["fifo"])' is a FIFO")
    for request in [[folder["fifo"]], [folder["a.theme.yaml"], "@" + folder["fifo"]]] {
      #expect(throws: failure) { try ThemeRequest(paths: request).refuseFIFOs(for: "--fix") }
    }
    let request = ThemeRequest(paths: [folder["a.theme.yaml"]])
    try request.refuseFIFOs(for: "--fix", among: [nil])
    #expect(throws: failure) {
      try request.refuseFIFOs(for: "--fix", among: [nil, folder["fifo"]])
    }
  }
}
