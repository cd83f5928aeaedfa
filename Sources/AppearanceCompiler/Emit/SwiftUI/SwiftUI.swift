extension Backend {
  /// A view modifier that dresses the bars of SwiftUI.
  static let swiftUI = Backend("swiftUI") { context in
    var file = SwiftFile(
      context, isolation: "nonisolated ",
      capacity: 4096 + context.theme.appearances.count * 1024)
    let bytes = file.write(imports: ["\(file.access)import SwiftUI", "import UIKit"]) { file in
      file.writeBars(
        BarModifiers(
          context.theme, deploymentTarget: context.configuration.deploymentTarget))
    }
    return [EmittedFile("\(context.theme.name)Bars+SwiftUI.swift", bytes)]
  }
}
