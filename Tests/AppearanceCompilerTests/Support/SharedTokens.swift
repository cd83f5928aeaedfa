import Foundation
import Testing
import ThemeSyntax

@testable import ThemeModel

/// Files of design systems beside this project, where they are at hand.
enum SharedTokens {
  /// The folder that `TOKEN_DATA` names, or the one beside the package.
  static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["TOKEN_DATA"] {
      return URL(fileURLWithPath: path)
    }
    return Fixtures.root.deletingLastPathComponent().appending(path: "../shared/data")
      .standardizedFileURL
  }()

  /// Whether they are at hand.
  static let isThere = FileManager.default.fileExists(
    atPath: folder.appending(path: "tokens").path)

  static let reason = Comment("the shared data is not at hand; TOKEN_DATA names its folder")

  /// A loader of the files of a system.
  static func loader(_ system: String) -> FileLoader {
    let root = folder.appending(path: "tokens").appending(path: system)
    return { path in
      guard let data = try? Data(contentsOf: root.appending(path: path)) else {
        return .failure(LoadFailure("no such file"))
      }
      return .success(SourceFile(path: path, bytes: Array(data)))
    }
  }
}
