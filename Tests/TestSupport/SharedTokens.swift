package import Foundation
package import Testing
package import ThemeSyntax

/// Files of design systems beside this project, where they are at hand.
package enum SharedTokens {
  /// The folder that `TOKEN_DATA` names, or the one beside the package.
  package static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["TOKEN_DATA"] {
      return URL(fileURLWithPath: path)
    }
    return Fixtures.root.deletingLastPathComponent().appending(path: "../shared/data")
      .standardizedFileURL
  }()

  /// Whether they are at hand.
  package static let isThere = FileManager.default.fileExists(
    atPath: folder.appending(path: "tokens").path)

  package static let reason = Comment("the shared data is not at hand; TOKEN_DATA names its folder")

  /// A loader of the files of a system.
  package static func loader(_ system: String) -> FileLoader {
    let root = folder.appending(path: "tokens").appending(path: system)
    return { path in
      guard let data = try? Data(contentsOf: root.appending(path: path)) else {
        return .failure(LoadFailure("no such file"))
      }
      return .success(SourceFile(path: path, bytes: Array(data)))
    }
  }
}
