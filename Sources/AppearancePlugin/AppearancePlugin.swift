import Foundation
import PackagePlugin

/// Compiles the themes of a target to Swift whenever they change.
@main
struct AppearancePlugin: BuildToolPlugin {
  /// The command for a target of a package; none for a target without themes.
  func createBuildCommands(
    context: PluginContext, target: any Target
  ) async throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let top = context.package.directoryURL
    let others = context.package.targets.filter { $0.id != target.id }
    let search = ThemeSearch(
      target: target.name, files: target.sourceFiles.map(\.url), folder: target.directoryURL,
      others: others.map(\.directoryURL))
    search.warn()
    return try ThemeBuild(
      files: search.files, top: top, folder: context.pluginWorkDirectoryURL
    ).commands(
      tool: context.tool(named: "AppearanceBuildTool").url,
      watching: folders(above: target.directoryURL, to: top))
  }

  /// The folders where a configuration may appear without a change of the target's own folder, which
  /// alone makes SwiftPM ask the plugin again.
  private func folders(above folder: URL, to top: URL) -> [URL] {
    var folders: [URL] = []
    var folder = folder.standardizedFileURL
    while folder.path.hasPrefix(top.standardizedFileURL.path + "/") {
      folder = folder.deletingLastPathComponent()
      folders.append(folder)
    }
    return folders
  }
}

extension ThemeSearch {
  fileprivate func warn() {
    for (text, theme) in warnings {
      Diagnostics.warning(text, file: theme?.path, line: theme.map { _ in 1 })
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension AppearancePlugin: XcodeBuildToolPlugin {
    /// The command for a target of an Xcode project; none for a target without themes.
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      let project = context.xcodeProject
      let others = project.targets.filter { $0.id != target.id }
      let search = ThemeSearch(
        target: target.displayName, files: target.inputFiles.map(\.url),
        project: project.directoryURL,
        others: others.map { ($0.displayName, $0.inputFiles.map(\.url)) })
      search.warn()
      return try ThemeBuild(
        files: search.files, top: project.directoryURL, folder: context.pluginWorkDirectoryURL
      ).commands(tool: context.tool(named: "AppearanceBuildTool").url, watching: [])
    }
  }
#endif
