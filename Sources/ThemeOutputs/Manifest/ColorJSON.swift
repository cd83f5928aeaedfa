import ColorScience
import OutputText
import ThemeModel

extension JSONWriter {
  /// Writes a color: one object, or one for each variant.
  mutating func color(_ id: ColorID, of colors: ColorTable) {
    if let color = colors.plainColor(id) { return self.color(color) }
    let variants = colors[id].variants
    guard !variants.isUniform else { return color(variants.light) }
    object { writer in
      for variant in [Variant.dark, .darkHighContrast, .light, .lightHighContrast] {
        writer.key(text: variant.name)
        writer.color(variants[variant])
      }
    }
  }

  private mutating func color(_ color: Color) {
    line { line in
      line.append("{ \"alpha\": ")
      line.append(number: color.alpha)
      switch color.colorSpace {
      case .srgb: line.append(", \"colorSpace\": \"srgb\", \"components\": [ ")
      case .displayP3: line.append(", \"colorSpace\": \"display-p3\", \"components\": [ ")
      }
      ComponentText.append(json: color.red, to: &line)
      line.append(", ")
      ComponentText.append(json: color.green, to: &line)
      line.append(", ")
      ComponentText.append(json: color.blue, to: &line)
      line.append(" ], \"hex\": \"")
      line.append(text: color.hex)
      line.append("\" }")
    }
  }
}
