import ColorScience

/// Colours of a theme as JSON, each rendered once for every depth at which it stands.
struct ColorJSON {
  let colors: ColorTable
  private var memo: [[[UInt8]]] = []

  init(_ colors: ColorTable) {
    self.colors = colors
  }

  /// Writes a colour: one object, or one for each variant.
  mutating func write(_ id: ColorID, to writer: inout JSONWriter) {
    let depth = writer.indentation
    while memo.count <= depth { memo.append([]) }
    if memo[depth].isEmpty { memo[depth] = [[UInt8]](repeating: [], count: colors.count) }
    let index = Int(id.index)
    if memo[depth][index].isEmpty {
      let color = colors[id]
      memo[depth][index] = writer.rendering { Self.render(color, to: &$0) }
    }
    writer.rendered(memo[depth][index])
  }

  private static func render(_ color: ResolvedColor, to writer: inout JSONWriter) {
    if color.isUniform { return render(color.variants.light, to: &writer) }
    writer.object { writer in
      for variant in [Variant.dark, .darkHighContrast, .light, .lightHighContrast] {
        writer.key(variant.name)
        render(color.variants[variant], to: &writer)
      }
    }
  }

  private static func render(_ color: Color, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("alpha")
      writer.number(color.alpha)
      writer.key("colorSpace")
      writer.string(color.colorSpace == .srgb ? "srgb" : "display-p3")
      writer.key("components")
      writer.array([color.red, color.green, color.blue]) { $0.number($1) }
      writer.key("hex")
      writer.string(color.hex)
    }
  }
}
