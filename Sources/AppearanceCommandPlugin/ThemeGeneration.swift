import Foundation

/// One call of the tool on themes.
struct ThemeGeneration {
  /// The folder of the package or project: paths are shown from there, and no configuration above it
  /// applies.
  let top: URL
  /// Whether to compare with what is on disk instead of writing.
  let isCheck: Bool

  /// Runs the tool on the themes among some files; what it says goes to the user.
  func run(_ tool: URL, on files: [URL]) throws {
    let endings = [".theme.yaml", ".theme.yml", ".theme.json"]
    let themes = files.map(\.path).filter { path in endings.contains { path.hasSuffix($0) } }
    guard !themes.isEmpty else {
      throw PluginFailure("no *\(endings.joined(separator: ", *")) in these targets")
    }
    let process = Process()
    process.executableURL = tool
    process.currentDirectoryURL = top
    process.arguments =
      ["generate", "--top", top.path] + (isCheck ? ["--check"] : []) + themes.map(shown)
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw PluginFailure(isCheck ? "the check failed" : "nothing was written")
    }
  }

  private func shown(_ path: String) -> String {
    let folder = top.path.hasSuffix("/") ? top.path : top.path + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
