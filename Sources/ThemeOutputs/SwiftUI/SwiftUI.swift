import ThemeModel

extension Backend {
  /// A view modifier that dresses the bars of SwiftUI.
  static let swiftUI = Backend(.swiftUI) { context, sink in
    var file = SwiftFile(context, isolation: "nonisolated ", sink)
    let modifiers = BarModifiers(
      context.theme, deploymentTarget: context.configuration.deploymentTarget)
    let isEmpty = modifiers.appearances.isEmpty
    file.write(imports: [.exposed("SwiftUI", unless: isEmpty), .used("UIKit")]) { file in
      file.writeBars(modifiers)
    }
  }
}
