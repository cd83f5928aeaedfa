#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Foundation

  /// Whether bars are on glass.
  enum LiquidGlass {
    /// On iOS 26 and later, unless the app asks for the bars from before.
    static var isDrawn: Bool {
      guard #available(iOS 26.0, *) else { return false }
      return isDrawn(for: Bundle.main.infoDictionary ?? [:])
    }

    /// Whether an app gets it by its Info.plist: `UIDesignRequiresCompatibility` keeps the bars from
    /// before, unless the app is built with the SDK of iOS 27 or later.
    static func isDrawn(for information: [String: Any]) -> Bool {
      let sdk = (information["DTPlatformVersion"] as? String)?.split(separator: ".").first
      let isIgnored = sdk.flatMap { Int($0) }.map { $0 >= 27 } ?? false
      return isIgnored || information["UIDesignRequiresCompatibility"] as? Bool != true
    }
  }
#endif
