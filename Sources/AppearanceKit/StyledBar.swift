#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// One of the three bars that an appearance is about.
  @MainActor
  protocol StyledBar: UIView {
    var barStyle: UIBarStyle { get set }
    var isTranslucent: Bool { get set }
    /// What the bar was before its first appearance.
    var original: BarMemory.Original { get }
    /// Sets the bar-appearance objects.
    @available(iOS 13.0, *) func applyLooks(_ bar: Appearance.Bar)
    /// Sets what iOS 12 has in place of bar-appearance objects.
    func applyLegacy(_ bar: Appearance.Bar)
  }

  extension StyledBar {
    /// Sets everything that this version of iOS has.
    func apply(_ bar: Appearance.Bar) {
      let original = original
      barStyle = bar.style == .default ? original.style : bar.style
      isTranslucent = bar.isTranslucent ?? original.isTranslucent
      let memory = BarMemory.of(self)
      // UIKit does not tell a tint of one's own from an inherited one; only ours is taken back.
      if bar.tintColor != nil || memory.isTinted { tintColor = bar.tintColor }
      memory.isTinted = bar.tintColor != nil
      if #available(iOS 13.0, *) {
        applyLooks(bar)
      } else {
        applyLegacy(bar)
      }
    }
  }
#endif
