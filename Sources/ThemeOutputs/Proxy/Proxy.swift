import ThemeModel

extension Backend {
  /// Functions that dress an app's bars by `UIAppearance`.
  static let proxy = Backend(.proxy) { context, sink in
    let theme = context.theme
    var file = SwiftFile(context, isolation: "", sink)
    let factories = BarFactories(modifier: "fileprivate ", suffix: "Proxy")
    let isEmpty = theme.appearances.allSatisfy { file.dressed($0).isEmpty }
    file.write(imports: [.exposed("UIKit", unless: isEmpty)]) { file in
      file.writeProxy(factories)
      for kind in BarKind.allCases {
        let isUsed = theme.appearances.contains { !context.drawn($0, kind).parts.isEmpty }
        guard isUsed else { continue }
        file.writer.line()
        file.writeFactories(kind, factories)
        file.writeSlots(kind, of: kind.className)
      }
    }
  }
}
