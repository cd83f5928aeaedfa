import Foundation

/// A blur of what is behind; two are equal if their styles are.
open class UIBlurEffect: NSObject, @unchecked Sendable {
  /// How the blur looks.
  public enum Style: Int, Sendable {
    /// The styles that are no materials.
    case extraLight, light, dark
    /// The styles that follow the interface style.
    case regular = 4, prominent
    /// The materials that follow the interface style.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
    /// The same, always light.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    /// The same, always light.
    case systemThickMaterialLight, systemChromeMaterialLight
    /// The same, always dark.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    /// The same, always dark.
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  /// The style; not in the SDK.
  public let doubleStyle: Style

  /// A blur of a style.
  public init(style: Style) {
    doubleStyle = style
  }

  /// Whether the styles are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.doubleStyle == doubleStyle
  }

  /// Equal effects have equal hashes.
  open override var hash: Int { doubleStyle.rawValue }
}
