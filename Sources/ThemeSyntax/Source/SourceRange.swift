/// A half-open range of bytes in a file; `Compilation.source(of:)` returns the file.
public struct SourceRange: Sendable, Hashable, Codable {
  /// The number of the file in the compilation: for a theme its index among the themes.
  public let file: Int32
  /// Offset of the first byte.
  public let lower: Int32
  /// Offset just past the last byte; equal to `lower` for a position between two bytes.
  public let upper: Int32

  /// Creates a range from `lower` up to, not including, `upper`.
  @inlinable public init(file: Int32, lower: Int32, upper: Int32) {
    self.file = file
    self.lower = lower
    self.upper = Swift.max(lower, upper)
  }

  package func contains(_ other: SourceRange) -> Bool {
    file == other.file && lower <= other.lower && other.upper <= upper
  }

  /// The part of this range from `offset`, `count` bytes long, clamped to the range.
  public func part(offset: Int, count: Int) -> SourceRange {
    let start = Swift.min(Int(lower) + Swift.max(0, offset), Int(upper))
    let end = Swift.min(start + Swift.max(0, count), Int(upper))
    return SourceRange(file: file, lower: Int32(start), upper: Int32(end))
  }
}
