/// The reason that a file cannot be read: "no such file", "permission denied".
public struct LoadFailure: Error, Sendable, Hashable {
  /// A phrase without a full stop.
  public let reason: String

  /// Creates a failure.
  public init(_ reason: String) {
    self.reason = reason
  }
}

/// Loads a file by a path relative to the same folder as the themes' own.
///
/// A path with a trailing slash is a folder, such as an asset catalog; its content is one name a
/// line, folders with a trailing slash.
public typealias FileLoader = @Sendable (_ path: String) -> Result<SourceFile, LoadFailure>
