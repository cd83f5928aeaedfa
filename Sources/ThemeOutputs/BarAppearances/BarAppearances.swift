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
