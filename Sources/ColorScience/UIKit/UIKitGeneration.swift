/// The generations of system colour values; each changes some colours of the one before.
package enum UIKitGeneration: UInt8, CaseIterable, Sendable, Hashable, Comparable {
  /// iOS 13 and 14.
  case ios13
  /// iOS 15 to 18: mint, teal, cyan and the accessible yellow.
  case ios15
  /// iOS 26 and later: every hue.
  case ios26

  /// Whether the left generation came first.
  package static func < (left: UIKitGeneration, right: UIKitGeneration) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The generation of the colours an iOS version shows.
  package init(iOSMajor: Int) {
    self = iOSMajor >= 26 ? .ios26 : iOSMajor >= 15 ? .ios15 : .ios13
  }
}
