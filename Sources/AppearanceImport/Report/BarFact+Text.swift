import ColorScience
import ThemeCompiler

extension BarFact {
  /// A value as the report's JSON has it, for light and for dark; no dark one where nothing says anything of it.
  package func texts(of value: ImportedValue, hasDark: Bool) -> (light: String, dark: String?) {
    guard case .color(let color) = value else {
      let text = text(of: value)
      return (text, hasDark ? text : nil)
    }
    let light = Self.text(of: color.light, in: .light)
    let dark = color.dark ?? (hasDark || color.light.isAdaptive ? color.light : nil)
    return (light, dark.map { Self.text(of: $0, in: .dark) })
  }

  /// The colors with Increase Contrast as the report's JSON has them; nil where they are the others.
  package func highContrastTexts(of value: ImportedValue) -> (light: String?, dark: String?) {
    guard case .color(let color) = value else { return (nil, nil) }
    return (
      color.lightHighContrast.map { Self.text(of: $0, in: .lightHighContrast) },
      color.darkHighContrast.map { Self.text(of: $0, in: .darkHighContrast) }
    )
  }

  private func text(of value: ImportedValue) -> String {
    switch value {
    case .nothing: isColor && ThemeKey(self)?.takesNone != true ? "clear" : "none"
    case .word(let word): word
    case .flag(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .text(let text): text
    case .color: ""
    }
  }

  private static func text(of paint: Paint, in variant: Variant) -> String {
    switch paint {
    case .color(let color): return color.hex
    case .system(let name, let alpha):
      guard alpha < 1, let color = UIKitColor(name)?.variants(in: .ios15)[variant] else {
        return name
      }
      return color.withAlpha(color.alpha * alpha).hex
    }
  }

  /// The type that the fact is about; nil for every bar of the app, and of a theme.
  package var scopeName: String? {
    switch look.scope {
    case .app, .theme: nil
    case .contained, .type, .controller: look.name
    }
  }
}

extension Paint {
  fileprivate var isAdaptive: Bool {
    guard case .system(let name, _) = self, let color = UIKitColor(name) else { return false }
    return !color.variants(in: .ios15).isUniform
  }
}
