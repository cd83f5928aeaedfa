import Foundation

struct GeneratedTarget {
  let name: String
  let files: [URL]
  /// The folders of its themes: what was made from a theme there that is gone is removed.
  let folders: [URL]
}

/// Calls of the tool, one for each target: two targets may declare the same name.
struct ThemeGeneration {
  /// The folder of the package or project: paths are shown from there, and no configuration above it
  /// applies.
  let top: URL
  /// Whether to compare with what is on disk instead of writing.
  let isCheck: Bool

  /// Runs the tool on the themes among the files of targets; what it says goes to the user.
  func run(_ tool: URL, on targets: [GeneratedTarget]) throws {
    let endings = [".theme.yaml", ".theme.yml", ".theme.json"]
    var hasThemes = false
    var failed: [String] = []
    for target in targets {
      let themes = target.files.map(\.path).filter { path in
        endings.contains { path.hasSuffix($0) }
      }
      if !themes.isEmpty { hasThemes = true }
      if try !succeeds(tool, on: themes, in: target.folders.map(\.path)) {
        failed.append("'\(target.name)'")
      }
    }
    guard failed.isEmpty else {
      let outcome = isCheck ? "not as it would be written" : "not written"
      throw PluginFailure("\(outcome): what is generated for \(failed.joined(separator: ", "))")
    }
    guard hasThemes else {
      throw PluginFailure("no *\(endings.joined(separator: ", *")) in these targets")
    }
  }

  private func succeeds(_ tool: URL, on themes: [String], in folders: [String]) throws -> Bool {
    let process = Process()
    process.executableURL = tool
    process.currentDirectoryURL = top
    // Step by step: as one expression it takes the compiler half a second in each client's first build.
    var arguments = ["generate", "--top", top.path]
    for folder in folders { arguments += ["--scope", shown(folder)] }
    if isCheck { arguments.append("--check") }
    process.arguments = arguments + themes.map(shown)
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit && process.terminationStatus == 0
  }

  /// The path as seen from the top, where the tool runs.
  private func shown(_ path: String) -> String {
    if path == top.path { return "." }
    let folder = top.path.hasSuffix("/") ? top.path : top.path + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
