import Foundation
package import Testing

/// Tests that take long, or repeat much of what others show; continuous integration asks for them.
package enum Thorough {
  /// Whether they are asked for.
  package static let isAsked = ProcessInfo.processInfo.environment["THOROUGH"] == "1"
  /// Why a test is skipped where they are not.
  package static let reason: Comment = "takes long; THOROUGH=1 asks for it"
}
