/// The generations of system colour values; each changes some colours of the one before.
package enum UIKitGeneration: UInt8, CaseIterable, Sendable, Hashable, Comparable {
  case ios13, ios15, ios26

  /// Whether the left generation came first.
  package static func < (left: UIKitGeneration, right: UIKitGeneration) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The generation of the colours an iOS version shows.
  package init(iOSMajor: Int) {
    self = iOSMajor >= 26 ? .ios26 : iOSMajor >= 15 ? .ios15 : .ios13
  }
}
