// A double of the module that Xcode 16 brings, after Apple's documentation: declarations of what the
// plugins of this package may use, to type-check them where there is no Xcode.

import Foundation
import PackagePlugin

/// A build tool plugin that works on the targets of Xcode projects too.
public protocol XcodeBuildToolPlugin: BuildToolPlugin {
  /// The commands for a target.
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

/// A command plugin that works on Xcode projects too.
public protocol XcodeCommandPlugin: CommandPlugin {
  /// Does the plugin's work.
  func performCommand(context: XcodePluginContext, arguments: [String]) throws
}

/// What a plugin is told of its surroundings.
public struct XcodePluginContext {
  /// The project that the plugin works on.
  public let xcodeProject: XcodeProject
  /// Where the plugin may write.
  public let pluginWorkDirectoryURL: URL

  /// A tool that the plugin depends on.
  public func tool(named name: String) throws -> PluginContext.Tool {
    preconditionFailure("'\(name)' is only declared")
  }
}

/// A project.
public struct XcodeProject {
  /// Tells projects apart.
  public let id: String
  /// What the user calls it.
  public let displayName: String
  /// The folder of the `.xcodeproj`.
  public let directoryURL: URL
  /// The project's targets.
  public let targets: [XcodeTarget]
}

/// A target of a project.
public struct XcodeTarget {
  /// Tells targets apart.
  public let id: String
  /// What the user calls it.
  public let displayName: String
  /// The files of its build phases.
  public let inputFiles: FileList
}
