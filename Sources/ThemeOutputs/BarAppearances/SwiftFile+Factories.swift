import ThemeModel

extension SwiftFile {
  /// The factories of a kind of bar in an extension, and whether there are any; `isUsed` leaves
  /// appearances out.
  @discardableResult
  mutating func writeFactories(
    _ kind: BarKind, _ factories: BarFactories,
    where isUsed: (ResolvedAppearance) -> Bool = { _ in true }
  ) -> Bool {
    let dressed = context.theme.appearances.filter {
      isUsed($0) && !context.drawn($0, kind).parts.isEmpty
    }
    guard !dressed.isEmpty else { return false }
    writeIntroduction()
    writer.line(text: "extension \(kind.appearanceClass) {")
    indented { file in
      for (index, appearance) in dressed.enumerated() {
        if index > 0 { file.writer.line() }
        file.writeFactories(kind, factories, appearance)
      }
    }
    writer.line("}")
    if kind == .tabBar { writeTabColoring(dressed) }
    return true
  }

  /// The iOS that bar-appearance objects came with, where the app runs on an older one.
  mutating func writeIntroduction() {
    if runsBefore(13) { writer.line("@available(iOS 13.0, *)") }
  }

  /// The attribute of what belongs to a deprecated appearance.
  mutating func writeDeprecation(_ appearance: ResolvedAppearance) {
    for deprecation in appearance.deprecation { writer.line(text: attribute(deprecation)) }
  }

  private mutating func writeFactories(
    _ kind: BarKind, _ factories: BarFactories, _ appearance: ResolvedAppearance
  ) {
    let bar = context.drawn(appearance, kind)
    let standard = factories.name(appearance)
    if appearance.description.isEmpty {
      writer.line(text: "/// The \(kind.title) of `\(appearance.symbol)`.")
    } else {
      writeDescription(appearance)
    }
    if factories.isShared { writeDeprecation(appearance) }
    writeFactory(factories.modifier + "static func \(standard)", kind) { file in
      file.writer.line(text: "let value = \(kind.appearanceClass)()")
      file.writeParts(of: bar)
    }
    for property in kind.states where bar.parts(of: property) != nil {
      writer.line()
      let place = property == .compact ? "at compact height" : "at the edge of the content"
      writer.line(text: "/// As `\(standard)`, but \(place).")
      let head = factories.modifier + "static func \(factories.name(appearance, property))"
      if factories.isShared { writeDeprecation(appearance) }
      writeFactory(head, kind) { file in
        file.writer.line(text: "let value = \(standard)()")
        file.writeState(property, of: bar)
      }
    }
  }

  private mutating func writeFactory(
    _ head: String, _ kind: BarKind, _ body: (inout SwiftFile) -> Void
  ) {
    writer.function(head, result: " -> \(kind.appearanceClass)")
    indented { file in
      body(&file)
      file.writer.line("return value")
    }
    writer.line("}")
  }
}
