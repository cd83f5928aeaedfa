import Foundation

/// Calls of the tool, one for each target: two targets may declare the same name.
struct ThemeGeneration {
  /// The folder of the package or project: paths are shown from there, and no configuration above it
  /// applies.
  let top: URL
  /// Whether to compare with what is on disk instead of writing.
  let isCheck: Bool

  /// Runs the tool on the themes among the files of targets; what it says goes to the user.
  func run(_ tool: URL, on targets: [(name: String, files: [URL])]) throws {
    let endings = [".theme.yaml", ".theme.yml", ".theme.json"]
    var hasThemes = false
    var failed: [String] = []
    for target in targets {
      let themes = target.files.map(\.path).filter { path in
        endings.contains { path.hasSuffix($0) }
      }
      guard !themes.isEmpty else { continue }
      hasThemes = true
      if try !succeeds(tool, on: themes) { failed.append("'\(target.name)'") }
    }
    guard hasThemes else {
      throw PluginFailure("no *\(endings.joined(separator: ", *")) in these targets")
    }
    guard failed.isEmpty else {
      let outcome = isCheck ? "not as it would be written" : "not written"
      throw PluginFailure("\(outcome): what is generated for \(failed.joined(separator: ", "))")
    }
  }

  private func succeeds(_ tool: URL, on themes: [String]) throws -> Bool {
    let process = Process()
    process.executableURL = tool
    process.currentDirectoryURL = top
    process.arguments =
      ["generate", "--top", top.path] + (isCheck ? ["--check"] : []) + themes.map(shown)
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit && process.terminationStatus == 0
  }

  private func shown(_ path: String) -> String {
    let folder = top.path.hasSuffix("/") ? top.path : top.path + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
