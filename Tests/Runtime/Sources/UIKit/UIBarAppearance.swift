import Foundation

/// Background and shadow of a bar.
@MainActor open class UIBarAppearance: NSObject, NSCopying {
  /// The background that was configured last; not in the SDK.
  public enum DoubleBackground: Sendable {
    /// The system's material.
    case `default`
    /// A solid background.
    case opaque
    /// No background and no shadow.
    case transparent
  }

  /// The background that was configured last; not in the SDK.
  public private(set) var doubleBackground = DoubleBackground.default
  /// The mode of the look; iOS 27.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The blur of what is seen through the background.
  open var backgroundEffect: UIBlurEffect?
  /// The color under the content.
  open var backgroundColor: UIColor?
  /// The image under the content.
  open var backgroundImage: UIImage?
  /// The color of the shadow; nil or clear for none.
  open var shadowColor: UIColor? = UIBarAppearance.systemShadow
  /// The image of the shadow.
  open var shadowImage: UIImage?

  private static let systemShadow = UIColor(white: 0, alpha: 0.3)

  /// The system's look.
  public override required init() {}

  /// The look of another bar appearance, as far as this class has it.
  public required init(barAppearance: UIBarAppearance) {
    doubleBackground = barAppearance.doubleBackground
    overrideUserInterfaceStyle = barAppearance.overrideUserInterfaceStyle
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// The system's material and shadow; a color set before is gone.
  open func configureWithDefaultBackground() {
    reset(to: .default)
  }

  /// A solid background and the system's shadow; a color set before is gone.
  open func configureWithOpaqueBackground() {
    reset(to: .opaque)
  }

  /// Neither background nor shadow; a color set before is gone.
  open func configureWithTransparentBackground() {
    reset(to: .transparent)
    shadowColor = nil
  }

  private func reset(to background: DoubleBackground) {
    doubleBackground = background
    backgroundEffect = nil
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = Self.systemShadow
    shadowImage = nil
  }

  /// An independent appearance of the same look.
  public nonisolated func copy(with zone: NSZone?) -> Any {
    duplicate()
  }

  /// An independent appearance of the same look.
  open nonisolated func copy() -> Self {
    duplicate()
  }

  private nonisolated func duplicate() -> Self {
    doubleCopy { type(of: self).init(barAppearance: self) }
  }
}

/// Copies on the main thread, where all of UIKit is; not in the SDK.
nonisolated func doubleCopy<Object>(_ make: @MainActor () -> Object) -> Object {
  MainActor.assumeIsolated { UncheckedSendable(value: make()) }.value
}

private struct UncheckedSendable<Value>: @unchecked Sendable {
  let value: Value
}
