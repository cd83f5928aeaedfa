extension SwiftFile {
  /// The functions that give what differs between appearances.
  mutating func writeParts(_ modifiers: BarModifiers) {
    var isFirst = true
    for kind in modifiers.bars {
      let backgrounds = modifiers.backgrounds(of: kind)
      if backgrounds.contains(where: { $0 != nil }) {
        separate(&isFirst)
        writeColors("\(kind.name)Background", backgrounds, modifiers.cases)
      }
      let parts = [
        (
          "\(kind.name)BackgroundVisibility", "Visibility",
          modifiers.backgroundVisibilities(of: kind)
        ),
        ("\(kind.name)ColorScheme", "ColorScheme?", modifiers.schemes(of: kind)),
        ("\(kind.name)Visibility", "Visibility", modifiers.visibilities(of: kind)),
      ]
      for (name, type, values) in parts where Set(values).count > 1 {
        separate(&isFirst)
        writeValues(name, type, values, modifiers.cases)
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

  private mutating func writeColors(_ name: String, _ colors: [ColorID?], _ cases: [String]) {
    let type = colors.contains(nil) ? "UIColor?" : "UIColor"
    writer.line(text: "fileprivate func \(name)() -> \(type) {")
    indented { file in
      file.writer.line("switch self {")
      for (name, color) in zip(cases, colors) {
        let label = "case .\(SwiftName.member(name)): "
        guard let color else {
          file.writer.statement(label, "return nil")
          continue
        }
        file.writeCase(label, color)
      }
      file.writer.line("}")
    }
    writer.line("}")
  }

  private mutating func writeValues(
    _ name: String, _ type: String, _ values: [String], _ cases: [String]
  ) {
    writer.line(text: "fileprivate func \(name)() -> \(type) {")
    indented { file in
      file.writer.line("switch self {")
      for (name, value) in zip(cases, values) {
        file.writer.statement("case .\(SwiftName.member(name)): ", "return \(value)")
      }
      file.writer.line("}")
    }
    writer.line("}")
  }
}

extension BarModifiers {
  /// Whether a bar has a color in some appearances and none in others.
  func isPartlyColored(_ kind: BarKind) -> Bool {
    let backgrounds = backgrounds(of: kind)
    return backgrounds.contains(nil) && backgrounds.contains { $0 != nil }
  }
}
