import Foundation
import Testing

@testable import ThemeFiles

/// Tests that take long, or repeat much of what others show; continuous integration asks for them.
enum Thorough {
  /// Whether they are asked for.
  static let isAsked = ProcessInfo.processInfo.environment["THOROUGH"] == "1"
  /// Why a test is skipped where they are not.
  static let reason: Comment = "takes long; THOROUGH=1 asks for it"
}
