#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  extension Appearance.Bar {
    /// The blur of the content behind a bar: a style of `UIBlurEffect`, or none.
    public enum BackgroundEffect: Equatable, Sendable {
      /// No blur.
      case hidden
      /// The styles that are no materials.
      case extraLight, light, dark, regular, prominent
      /// The materials that follow the interface style, thinnest first, and that of bars.
      case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
      case systemChromeMaterial
      /// The same, always light.
      case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
      case systemThickMaterialLight, systemChromeMaterialLight
      /// The same, always dark.
      case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
      case systemThickMaterialDark, systemChromeMaterialDark
    }
  }

  extension Appearance.Bar.BackgroundEffect {
    /// UIKit's effect, nil for none.
    @MainActor var effect: UIBlurEffect? { style.map { UIBlurEffect(style: $0) } }

    private var style: UIBlurEffect.Style? {
      switch self {
      case .hidden: nil
      case .extraLight: .extraLight
      case .light: .light
      case .dark: .dark
      case .regular: .regular
      case .prominent: .prominent
      case .systemUltraThinMaterial: .systemUltraThinMaterial
      case .systemThinMaterial: .systemThinMaterial
      case .systemMaterial: .systemMaterial
      case .systemThickMaterial: .systemThickMaterial
      case .systemChromeMaterial: .systemChromeMaterial
      case .systemUltraThinMaterialLight: .systemUltraThinMaterialLight
      case .systemThinMaterialLight: .systemThinMaterialLight
      case .systemMaterialLight: .systemMaterialLight
      case .systemThickMaterialLight: .systemThickMaterialLight
      case .systemChromeMaterialLight: .systemChromeMaterialLight
      case .systemUltraThinMaterialDark: .systemUltraThinMaterialDark
      case .systemThinMaterialDark: .systemThinMaterialDark
      case .systemMaterialDark: .systemMaterialDark
      case .systemThickMaterialDark: .systemThickMaterialDark
      case .systemChromeMaterialDark: .systemChromeMaterialDark
      }
    }
  }
#endif
