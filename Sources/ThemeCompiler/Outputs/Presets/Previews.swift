import OutputText

extension Output {
  package static let previews = Output(
    id: "previews",
    summary:
      "A #Preview of each preset of AppearanceKit on a screen with all bars, for iOS 17 and later",
    file: File(.swift, ending: "Previews.swift"), runtimes: [.appearanceKit],
    writer: .swift { file in
      let availability = file.runsBefore(17) ? "@available(iOS 17.0, *)\n" : ""
      file.write(imports: [.used("AppearanceKit"), .used("UIKit")]) { file in
        for appearance in file.context.theme.appearances.filter(\.deprecation.isEmpty) {
          file.lines(
            """
            \(availability)#Preview(\(SwiftText.literal(appearance.name))) {
              previewed(.\(SwiftName.member(appearance.symbol)))
            }

            """)
        }
        file.lines(
          """
          /// A screen whose bars are in an appearance.
          \(availability)@MainActor private func previewed(_ appearance: Appearance) -> UIViewController {
            let screen = UIViewController()
            screen.title = "Title"
            screen.navigationItem.rightBarButtonItems = [UIBarButtonItem(systemItem: .add)]
            screen.toolbarItems = [UIBarButtonItem(systemItem: .action)]
            let controller = AppearanceNavigationController(rootViewController: screen)
            controller.isToolbarHidden = false
            controller.defaultAppearance = appearance
            let tabs = UITabBarController()
            tabs.viewControllers = [controller]
            return tabs
          }
          """)
      }
    })
}
