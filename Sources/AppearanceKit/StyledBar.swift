#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// One of the three bars that an appearance is about.
  @MainActor
  protocol StyledBar: UIView {
    var barStyle: UIBarStyle { get set }
    var isTranslucent: Bool { get set }
    /// Whether titles are large; other bars than a navigation bar have none.
    var prefersLargeTitles: Bool { get set }
    /// What the bar was before its first appearance.
    var original: BarMemory.Original { get }
    /// Sets the bar-appearance objects.
    @available(iOS 13.0, *) func applyLooks(_ bar: Appearance.Bar)
    /// Sets what iOS 12 has in place of bar-appearance objects.
    func applyLegacy(_ bar: Appearance.Bar)
  }

  extension StyledBar {
    var prefersLargeTitles: Bool {
      get { false }
      set {}
    }

    /// Sets everything that this version of iOS has.
    func apply(_ bar: Appearance.Bar) {
      if #available(iOS 26.0, *) {
        style(bar.onGlass)
      } else {
        style(bar)
      }
    }

    private func style(_ bar: Appearance.Bar) {
      let (memory, original) = (BarMemory.of(self), original)
      // What is written counts as set by the app, and no appearance proxy reaches it any more.
      let style = bar.style == .default ? original.style : bar.style
      if barStyle != style { barStyle = style }
      let isSeenThrough = bar.isTranslucent ?? original.isTranslucent
      if isTranslucent != isSeenThrough { isTranslucent = isSeenThrough }
      let hasLargeTitles = bar.prefersLargeTitles ?? original.prefersLargeTitles
      if prefersLargeTitles != hasLargeTitles { prefersLargeTitles = hasLargeTitles }
      // UIKit does not tell a tint of one's own from an inherited one; only ours is taken back.
      if bar.tintColor != nil || memory.isTinted { tintColor = bar.tintColor }
      memory.isTinted = bar.tintColor != nil
      guard bar.hasLook || memory.isStyled else { return }
      memory.isStyled = true
      if #available(iOS 13.0, *) {
        applyLooks(bar)
      } else {
        applyLegacy(bar)
      }
    }
  }
#endif
