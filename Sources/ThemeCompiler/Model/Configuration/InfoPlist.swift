package import ThemeSyntax

package struct InfoPlist: Sendable, Equatable {
  /// Relative to the same folder as the themes, once read.
  package private(set) var path: String
  package let range: SourceRange
  /// `UIDesignRequiresCompatibility`: no glass on iOS 26.
  package private(set) var requiresCompatibility = false
  /// `UIViewControllerBasedStatusBarAppearance`: controllers choose the status bar's style.
  package private(set) var asksControllers = true

  /// Returns false if the bytes are no property list.
  package mutating func read(_ bytes: [UInt8], from path: String) -> Bool {
    self.path = path
    guard let flags = PropertyListFlags(bytes) else { return false }
    requiresCompatibility = flags["UIDesignRequiresCompatibility"] ?? false
    asksControllers = flags["UIViewControllerBasedStatusBarAppearance"] ?? true
    return true
  }
}

extension Configuration {
  package var infoPlists: [String] {
    let all = [infoPlist] + overrides.map(\.configuration.infoPlist)
    return Set(all.compactMap { $0?.path }).sorted()
  }
}
