extension Backend {
  /// A view modifier that dresses the bars of SwiftUI.
  static let swiftUI = Backend("swiftUI", suffix: "Bars+SwiftUI.swift") { context, sink in
    var file = SwiftFile(context, isolation: "nonisolated ", sink)
    file.write(imports: ["\(file.access)import SwiftUI", "import UIKit"]) { file in
      file.writeBars(
        BarModifiers(
          context.theme, deploymentTarget: context.configuration.deploymentTarget))
    }
  }
}
