#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  extension Appearance {
    /// The look of a bar in a state other than the standard one.
    public enum Slot: Equatable, Sendable {
      /// As in the standard state.
      case same
      /// As in the standard state, without background and shadow.
      case transparent
      /// As UIKit has it where nothing is set: the slot is nil.
      case `default`
      /// This bar; its own slots do not count.
      case bar(Bar)
    }
  }
#endif
