import OutputText
import ThemeModel

extension Backend {
  /// Each preset on a screen with all bars, for Xcode's canvas.
  static let previews = Backend(.previews) { context, sink in
    var file = SwiftFile(context, isolation: "", sink)
    let appearances = context.theme.appearances.filter(\.deprecation.isEmpty)
    file.write(imports: [.used("AppearanceKit"), .used("UIKit")]) { file in
      for appearance in appearances {
        if file.runsBefore(17) { file.writer.line("@available(iOS 17.0, *)") }
        file.writer.line(text: "#Preview(\(SwiftText.literal(appearance.name))) {")
        file.writer.indented { $0.line(text: "previewed(.\(SwiftName.member(appearance.symbol)))") }
        file.writer.line("}")
        file.writer.line()
      }
      file.writePreviewedScreen()
    }
  }
}

extension SwiftFile {
  /// The function that makes the screen of a preview.
  fileprivate mutating func writePreviewedScreen() {
    writer.line("/// A screen whose bars are in an appearance.")
    if runsBefore(17) { writer.line("@available(iOS 17.0, *)") }
    writer.block(
      "@MainActor private func previewed(_ appearance: Appearance) -> UIViewController {"
    ) { writer in
      for line in [
        "let screen = UIViewController()", "screen.title = \"Title\"",
        "screen.navigationItem.rightBarButtonItems = [UIBarButtonItem(systemItem: .add)]",
        "screen.toolbarItems = [UIBarButtonItem(systemItem: .action)]",
        "let controller = AppearanceNavigationController(rootViewController: screen)",
        "controller.isToolbarHidden = false", "controller.defaultAppearance = appearance",
        "let tabs = UITabBarController()", "tabs.viewControllers = [controller]", "return tabs",
      ] { writer.line(text: line) }
    }
  }
}
