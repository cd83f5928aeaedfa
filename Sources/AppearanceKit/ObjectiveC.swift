#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && canImport(ObjectiveC)
  public import UIKit

  /// An appearance for Objective-C, which has no such values.
  ///
  /// An app gives presets to its Objective-C code by an extension:
  /// `@objc static let lightAppearance = AppearanceBox(.lightAppearance)`.
  @objc(AKAppearance)
  public final class AppearanceBox: NSObject, Sendable {
    /// The appearance.
    public let appearance: Appearance

    /// An appearance that Objective-C can hold.
    public init(_ appearance: Appearance) {
      self.appearance = appearance
    }

    /// The appearance that the theme declares as the inverse of this one, or this one itself.
    @objc public func inverse() -> AppearanceBox { AppearanceBox(appearance.inverse()) }

    /// Whether both look the same.
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? AppearanceBox)?.appearance == appearance
    }

    /// Equal appearances have equal hashes.
    public override var hash: Int { appearance.statusBarStyle.rawValue }
  }

  /// A screen written in Objective-C that says how the bars around it look.
  @objc(AKAppearanceContext)
  @MainActor
  public protocol AppearanceBoxContext: NSObjectProtocol {
    /// How the bars look; nil leaves the choice to the navigation controller.
    @objc(preferredAppearanceForNavigationController:)
    func preferredAppearance(for navigationController: UINavigationController) -> AppearanceBox?
  }

  extension UINavigationController {
    /// Has the bars look as the screen on top wishes, as an `AppearanceCoordinator` does.
    @objc(ak_coordinateAppearances)
    public func coordinateAppearances() {
      guard AppearanceCoordinator.of(self) == nil else { return }
      _ = AppearanceCoordinator(self)
    }

    /// Asks the screen on top again.
    @objc(ak_updateAppearance)
    public func updateCoordinatedAppearance() {
      AppearanceCoordinator.of(self)?.updateAppearance()
    }
  }
#endif
