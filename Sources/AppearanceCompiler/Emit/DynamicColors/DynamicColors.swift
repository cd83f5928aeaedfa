extension Backend {
  /// Colors that follow the interface style and the contrast setting by themselves.
  static let dynamicColors = Backend("dynamicColors") { context in
    var file = SwiftFile(
      context, isolation: "nonisolated ", capacity: 4096 + context.theme.palette.count * 512)
    let bytes = file.write(imports: ["\(file.access)import UIKit"]) { file in
      file.writer.line("extension UIColor {")
      file.indented { $0.writeDynamicColors() }
      file.writer.line("}")
    }
    return [EmittedFile("\(context.theme.name)DynamicColors.swift", bytes)]
  }
}
