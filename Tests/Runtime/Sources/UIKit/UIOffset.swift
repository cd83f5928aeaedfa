import Foundation

/// How far something is moved, in points.
public struct UIOffset: Equatable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Down.
  public var vertical: CGFloat

  /// A way to the right and down.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No way at all.
  public static let zero = UIOffset()
}
