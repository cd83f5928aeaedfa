/// The oldest iOS that the generated code has to run on.
public typealias DeploymentTarget = IOSVersion

/// A version of iOS or of its SDK.
public struct IOSVersion: Sendable, Hashable, Comparable {
  /// The number before the dot.
  public let major: Int
  /// The number after the dot.
  public let minor: Int

  /// iOS `major.minor`.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// The oldest iOS that an app may run on.
  package static let oldest = IOSVersion(15)

  /// The version as a configuration writes it: "15.0".
  package var text: String { "\(major).\(minor)" }

  /// Whether this iOS draws bars as glass, or an SDK of this version lets iOS 26 and later do so.
  package var hasGlass: Bool { major >= 26 }

  /// Whether the left version is the older one.
  public static func < (left: IOSVersion, right: IOSVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
