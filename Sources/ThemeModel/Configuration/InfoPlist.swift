package import ThemeSyntax

/// What an app's Info.plist says that bars depend on.
package struct InfoPlist: Sendable, Equatable {
  /// The file's path, from the same place as those of themes once it is read.
  package private(set) var path: String
  /// Where the configuration names it.
  package let range: SourceRange
  /// `UIDesignRequiresCompatibility`: whether bars on iOS 26 look as before, without glass.
  package private(set) var requiresCompatibility = false
  /// `UIViewControllerBasedStatusBarAppearance`: whether controllers are asked for the status bar's style.
  package private(set) var asksControllers = true

  /// A file that a configuration names and nobody has read yet.
  package init(path: String, range: SourceRange) {
    self.path = path
    self.range = range
  }

  /// Reads the file; gives what is wrong with it.
  fileprivate mutating func read(in folder: String, _ load: FileLoader) -> Diagnostic? {
    let name = path
    path = SourcePath.join(folder, path)
    switch load(path) {
    case .failure(let failure):
      return Diagnostic(
        "unreadable-file", "'\(name)' cannot be read: \(failure.reason)", at: range)
    case .success(let file):
      guard let flags = PropertyListFlags(file.bytes) else {
        return Diagnostic(
          "unreadable-file",
          "'\(name)' is no property list with a dictionary, neither XML in UTF-8 nor binary",
          at: range)
      }
      requiresCompatibility = flags["UIDesignRequiresCompatibility"] ?? false
      asksControllers = flags["UIViewControllerBasedStatusBarAppearance"] ?? true
      return nil
    }
  }
}

extension Configuration {
  /// Reads each Info.plist that is named, by its path from a folder; gives what is wrong with them.
  package mutating func readInfoPlists(in folder: String, _ load: FileLoader) -> [Diagnostic] {
    let known = infoPlist
    var findings = [infoPlist?.read(in: folder, load)]
    for index in overrides.indices {
      if overrides[index].configuration.infoPlist == known {
        overrides[index].configuration.infoPlist = infoPlist
      } else {
        findings.append(overrides[index].configuration.infoPlist?.read(in: folder, load))
      }
    }
    return findings.compactMap(\.self)
  }

  /// The paths of each Info.plist that is named.
  package var infoPlists: [String] {
    let all = [infoPlist] + overrides.map(\.configuration.infoPlist)
    return Set(all.compactMap { $0?.path }).sorted()
  }
}
