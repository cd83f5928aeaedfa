import ColorScience

/// Colours of a theme as JSON, each rendered once: an object on one line.
struct ColorJSON {
  let colors: ColorTable
  private var memo: [[UInt8]]

  init(_ colors: ColorTable) {
    self.colors = colors
    memo = [[UInt8]](repeating: [], count: colors.count)
  }

  /// Writes a colour: one object, or one for each variant.
  mutating func write(_ id: ColorID, to writer: inout JSONWriter) {
    let color = colors[id]
    guard color.isUniform else {
      return writer.object { writer in
        for variant in [Variant.dark, .darkHighContrast, .light, .lightHighContrast] {
          writer.key(text: variant.name)
          writer.rendered(Self.render(color.variants[variant]))
        }
      }
    }
    let index = Int(id.index)
    if memo[index].isEmpty { memo[index] = Self.render(color.variants.light) }
    writer.rendered(memo[index])
  }

  private static func render(_ color: Color) -> [UInt8] {
    var buffer = ByteBuffer(capacity: 128)
    buffer.append("{ \"alpha\": ")
    buffer.append(number: color.alpha)
    buffer.append(
      color.colorSpace == .srgb ? ", \"colorSpace\": \"srgb\"" : ", \"colorSpace\": \"display-p3\"")
    buffer.append(", \"components\": [ ")
    buffer.append(ComponentText.json(color.red))
    buffer.append(", ")
    buffer.append(ComponentText.json(color.green))
    buffer.append(", ")
    buffer.append(ComponentText.json(color.blue))
    buffer.append(" ], \"hex\": \"")
    buffer.append(text: color.hex)
    buffer.append("\" }")
    return buffer.finish()
  }
}
