import LanternDesign
import UIKit

final class ReaderController: UINavigationController {
  var theme = Theme.day {
    didSet { apply(theme) }
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { theme.statusBarStyle }

  private func apply(_ theme: Theme) {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = theme.background
    appearance.titleTextAttributes = [.foregroundColor: theme.text]
    navigationBar.standardAppearance = appearance
    navigationBar.scrollEdgeAppearance = appearance
    navigationBar.tintColor = theme.tint
    // Of another package.
    toolbar.tintColor = DesignColor.accent
  }
}

final class SettingsController: UIViewController {
  /// What the server sends.
  var colors: [String: UIColor] = [:]

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.tintColor = colors["accent"]
  }
}
