import ThemeModel

extension SwiftFile {
  /// The functions that give what differs between appearances.
  mutating func writeParts(_ modifiers: BarModifiers) {
    var isFirst = true
    for kind in modifiers.bars {
      let backgrounds = modifiers.backgrounds(of: kind)
      if backgrounds.contains(where: { $0 != nil }) {
        separate(&isFirst)
        writeColors(
          "\(kind.name)Background", backgrounds, modifiers.cases,
          unlessGlass: modifiers.yieldsAlone(kind))
      }
      let parts = [
        (
          "\(kind.name)BackgroundVisibility", "Visibility",
          modifiers.backgroundVisibilities(of: kind), modifiers.yieldsAlone(kind)
        ),
        ("\(kind.name)ColorScheme", "ColorScheme?", modifiers.schemes(of: kind), []),
        ("\(kind.name)Visibility", "Visibility", modifiers.visibilities(of: kind), []),
      ]
      for (name, type, values, yields) in parts
      where Set(values).count > 1 || yields.contains(true) {
        separate(&isFirst)
        writeValues(name, type, values, modifiers.cases, unlessGlass: yields)
      }
    }
    if modifiers.tints.contains(where: { $0 != nil }) {
      separate(&isFirst)
      writeColors("tint", modifiers.tints, modifiers.cases)
    }
    guard modifiers.bars.contains(where: { modifiers.isPartlyColored($0) }) else { return }
    separate(&isFirst)
    writer.line("/// What a bar is filled with: a color, else the system's material.")
    writer.block("fileprivate func style(_ color: UIColor?) -> AnyShapeStyle {") {
      $0.line("color.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.bar)")
    }
  }

  private mutating func separate(_ isFirst: inout Bool) {
    if !isFirst { writer.line() }
    isFirst = false
  }

  private mutating func writeColors(
    _ name: String, _ colors: [ColorID?], _ cases: [String], unlessGlass yields: [Bool] = []
  ) {
    let type = colors.contains(nil) || yields.contains(true) ? "UIColor?" : "UIColor"
    writer.line(text: "fileprivate func \(name)() -> \(type) {")
    indented { file in
      file.writer.line("switch self {")
      for (index, color) in colors.enumerated() {
        let label = "case .\(SwiftName.member(cases[index])): "
        guard let color else {
          file.writer.statement(label, "return nil")
          continue
        }
        guard yields.indices.contains(index), yields[index] else {
          file.writeCase(label, color)
          continue
        }
        file.writeCaseUnlessGlass(label, "nil") { file in
          file.colors.write(color, to: &file.writer)
          file.writer.endLine()
        }
      }
      file.writer.line("}")
    }
    writer.line("}")
  }

  private mutating func writeValues(
    _ name: String, _ type: String, _ values: [String], _ cases: [String],
    unlessGlass yields: [Bool]
  ) {
    writer.line(text: "fileprivate func \(name)() -> \(type) {")
    indented { file in
      file.writer.line("switch self {")
      for (index, value) in values.enumerated() {
        let label = "case .\(SwiftName.member(cases[index])): "
        guard yields.indices.contains(index), yields[index] else {
          file.writer.statement(label, "return \(value)")
          continue
        }
        file.writeCaseUnlessGlass(label, ".automatic") { $0.writer.line(text: value) }
      }
      file.writer.line("}")
    }
    writer.line("}")
  }

  /// Writes a case that returns another value on iOS 26 and later; `before` writes the one for before.
  private mutating func writeCaseUnlessGlass(
    _ label: String, _ onGlass: String, before: (inout SwiftFile) -> Void
  ) {
    writer.line(text: String(label.dropLast()))
    indented { file in
      file.writer.line(text: "if #available(iOS 26.0, *) { return \(onGlass) }")
      file.writer.write("return ")
      before(&file)
    }
  }
}
