import ThemeModel

extension SwiftFile {
  /// For each appearance the function that dresses a bar.
  mutating func writeAppliers(_ kind: BarKind, _ factories: BarFactories) {
    let appearances = context.theme.appearances.filter { isDressed($0, kind, on: .own) }
    writer.line(text: "extension \(kind.className) {")
    indented { file in
      for (index, appearance) in appearances.enumerated() {
        if index > 0 { file.writer.line() }
        file.writer.line(text: "/// Dresses the bar in `\(appearance.symbol)`, in all its states.")
        file.writeApplier(appearance, factories) { file in
          file.writeBar(appearance, kind, factories, on: .own)
        }
      }
    }
    writer.line("}")
  }

  /// For each appearance the function that dresses the bar while an item is on top.
  mutating func writeItemAppliers(_ factories: BarFactories) {
    let appearances = context.theme.appearances.filter {
      !context.drawn($0, .navigationBar).parts.isEmpty
    }
    guard !appearances.isEmpty else { return }
    writer.line()
    writeIntroduction()
    writer.line("extension UINavigationItem {")
    indented { file in
      for (index, appearance) in appearances.enumerated() {
        if index > 0 { file.writer.line() }
        file.writer.line(
          text: "/// As `\(appearance.symbol)` while the item is on top; the tint is the bar's.")
        file.writeApplier(appearance, factories) { file in
          file.writeSlotCall(appearance, .navigationBar, factories, on: "")
        }
      }
    }
    writer.line("}")
  }

  private mutating func writeApplier(
    _ appearance: ResolvedAppearance, _ factories: BarFactories,
    _ body: (inout SwiftFile) -> Void
  ) {
    writeDeprecation(appearance)
    let name = SwiftName.capitalized(factories.name(appearance))
    writer.function("\(access)func apply\(name)")
    indented(body)
    writer.line("}")
  }
}
