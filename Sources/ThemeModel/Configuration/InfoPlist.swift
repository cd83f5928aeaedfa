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

  /// Takes over what a file holds that was read from a path; false where that is no property list.
  package mutating func read(_ bytes: [UInt8], from path: String) -> Bool {
    self.path = path
    guard let flags = PropertyListFlags(bytes) else { return false }
    requiresCompatibility = flags["UIDesignRequiresCompatibility"] ?? false
    asksControllers = flags["UIViewControllerBasedStatusBarAppearance"] ?? true
    return true
  }
}

extension Configuration {
  /// The paths of each Info.plist that is named.
  package var infoPlists: [String] {
    let all = [infoPlist] + overrides.map(\.configuration.infoPlist)
    return Set(all.compactMap { $0?.path }).sorted()
  }
}
