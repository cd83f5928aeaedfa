/// The oldest iOS that the generated code supports.
public typealias DeploymentTarget = IOSVersion

/// A version of iOS or of its SDK.
public struct IOSVersion: Sendable, Hashable, Comparable {
  /// The number before the dot.
  public let major: Int
  /// The number after the dot.
  public let minor: Int

  /// Creates iOS `major.minor`.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  package static let oldest = IOSVersion(15)

  package var text: String { "\(major).\(minor)" }

  /// True for an iOS with glass, or an SDK that enables it.
  package var hasGlass: Bool { major >= 26 }

  /// Compares versions by age.
  public static func < (left: IOSVersion, right: IOSVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
