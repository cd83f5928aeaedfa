import ThemeModel

extension Backend {
  /// Factories of bar-appearance objects, and functions that put them on bars and items.
  static let barAppearances = Backend(.barAppearances) { context, sink in
    var file = SwiftFile(context, isolation: "", sink)
    let isEmpty = !BarKind.allCases.contains { file.isDressed($0) }
    file.write(imports: [.exposed("UIKit", unless: isEmpty)]) { file in
      let factories = BarFactories(modifier: file.access, suffix: "Appearance")
      var isFirst = true
      for kind in BarKind.allCases where file.isDressed(kind) {
        if !isFirst { file.writer.line() }
        isFirst = false
        if file.writeFactories(kind, factories) { file.writer.line() }
        file.writeAppliers(kind, factories)
        file.writeSlots(kind, of: kind.className)
        guard kind == .navigationBar else { continue }
        file.writeItemAppliers(factories)
        file.writeSlots(kind, of: "UINavigationItem")
      }
    }
  }
}

extension SwiftFile {
  /// Whether any appearance sets something on a kind of bar.
  fileprivate func isDressed(_ kind: BarKind) -> Bool {
    context.theme.appearances.contains { isDressed($0, kind, on: .own) }
  }
}

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
