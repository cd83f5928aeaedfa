import ThemeModel

extension Backend {
  /// Colors that follow the interface style and the contrast setting by themselves.
  static let dynamicColors = Backend(.dynamicColors) { context, sink in
    var file = SwiftFile(
      context, isolation: "nonisolated ", sink)
    file.write(imports: [.exposed("UIKit")]) { file in
      file.writer.line("extension UIColor {")
      file.indented { $0.writeDynamicColors() }
      file.writer.line("}")
    }
  }
}
