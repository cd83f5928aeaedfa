import Foundation
import PackagePlugin

/// Compiles the themes of a package to files in the package, for those who keep them under version
/// control.
@main
struct AppearanceCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let command = try GenerateArguments(arguments)
    let targets =
      command.targets.isEmpty
      ? context.package.targets : try context.package.targets(named: command.targets)
    try ThemeGeneration(top: context.package.directoryURL, isCheck: command.isCheck)
      .run(
        context.tool(named: "AppearanceBuildTool").url,
        on: targets.compactMap { $0 as? any SourceModuleTarget }
          .map { target in
            GeneratedTarget(
              name: target.name, files: files(in: target.directoryURL),
              folders: [target.directoryURL])
          })
  }

  /// Files are looked for on the disk, since themes of a target that excludes them are meant too.
  private func files(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return files?.compactMap { $0 as? URL } ?? []
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension AppearanceCommandPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let command = try GenerateArguments(arguments)
      let targets = context.xcodeProject.targets.filter {
        command.targets.isEmpty || command.targets.contains($0.displayName)
      }
      try ThemeGeneration(top: context.xcodeProject.directoryURL, isCheck: command.isCheck)
        .run(
          context.tool(named: "AppearanceBuildTool").url,
          on: targets.map { target in
            let files = target.inputFiles.map(\.url)
            return GeneratedTarget(
              name: target.displayName, files: files, folders: folders(of: files))
          })
    }

    /// The folders that files are in, without those inside others: a target of Xcode has none itself.
    private func folders(of files: [URL]) -> [URL] {
      var kept: [URL] = []
      let folders = Set(files.map { $0.deletingLastPathComponent().standardizedFileURL })
      for folder in folders.sorted(by: { $0.path < $1.path })
      where !kept.contains(where: { folder.path.hasPrefix($0.path + "/") }) {
        kept.append(folder)
      }
      return kept
    }
  }
#endif
