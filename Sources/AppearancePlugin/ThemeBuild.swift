import Foundation
import PackagePlugin

/// The build of the themes among the files of a target, all in one command: only so can the tool see
/// that two of them declare the same name.
struct ThemeBuild {
  private let themes: [URL]
  private let top: URL
  private let folder: URL

  /// A build of the themes among some files; no configuration above `top` applies, and the Swift files
  /// go to `folder`.
  init(files: [URL], top: URL, folder: URL) {
    themes = files.filter { ThemeFileName.isTheme($0.lastPathComponent) }
      .sorted { $0.path < $1.path }
    self.top = top
    self.folder = folder
  }

  /// The command, if there are themes; it also runs when an entry of the `watching` folders comes or
  /// goes.
  func commands(tool: URL, watching: [URL]) throws -> [Command] {
    guard !themes.isEmpty else { return [] }
    let list = try inputList()
    let known = themes + configurations()
    let inputs = known + extended(list, beyond: known) + [list]
    var arguments = ["build", "--top", top.path, "--folder", folder.path]
    arguments += ["--input-list", list.path]
    arguments += inputs.flatMap { ["--input", $0.path] }
    var outputs: [URL] = []
    for (theme, stem) in zip(themes, ThemeFileName.stems(of: themes)) {
      arguments += ["--theme", theme.path]
      for (output, name) in ThemeFileName.outputs(stem: stem) {
        arguments += ["--file", "\(output)=\(name)"]
        outputs.append(folder.appendingPathComponent(name))
      }
    }
    return [
      .buildCommand(
        displayName: "Compiling \(themes.count == 1 ? "1 theme" : "\(themes.count) themes")",
        executable: tool, arguments: arguments, inputFiles: inputs + watching,
        outputFiles: outputs)
    ]
  }

  /// Where the tool leaves the names of the files that it read.
  private func inputList() throws -> URL {
    let list = folder.appendingPathComponent("themes.inputs")
    if !FileManager.default.fileExists(atPath: list.path) {
      try Data().write(to: list)
    }
    return list
  }

  /// What the tool read at its last run and the plugin does not know: files that themes extend.
  private func extended(_ list: URL, beyond known: [URL]) -> [URL] {
    let known = Set(known.map(\.path))
    let lines = (try? String(contentsOf: list, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.map { String($0) }
      .filter { !known.contains($0) && FileManager.default.fileExists(atPath: $0) }
      .map { URL(fileURLWithPath: $0) }
  }

  /// The nearest configuration of each theme, from its folder up to the top.
  private func configurations() -> [URL] {
    var found: [URL] = []
    for theme in themes {
      var folder = theme.deletingLastPathComponent().standardizedFileURL
      while true {
        // If a folder has both names, both are listed: the tool reports the conflict.
        let there = ["appearance.yaml", "appearance.yml"]
          .map { folder.appendingPathComponent($0) }
          .filter { FileManager.default.fileExists(atPath: $0.path) }
        found += there.filter { !found.contains($0) }
        if !there.isEmpty { break }
        let parent = folder.deletingLastPathComponent()
        if folder.path == top.standardizedFileURL.path || parent.path == folder.path { break }
        folder = parent
      }
    }
    return found
  }
}
