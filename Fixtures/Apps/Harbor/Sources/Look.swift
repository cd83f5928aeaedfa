import UIKit

enum Look {
  static func install() {
    let bar = UINavigationBar.appearance()
    bar.isTranslucent = false
    bar.barTintColor = .white
    bar.tintColor = Palette.Blue.medium.color
    bar.titleTextAttributes = [.foregroundColor: Palette.Gray.light.color]

    // Only within the viewer, whose bars lie on photos.
    UINavigationBar.appearance(whenContainedInInstancesOf: [PhotoViewer.self]).tintColor = .white

    #if os(tvOS)
      bar.tintColor = .black
    #endif
  }

  static func beginSearch() {
    UISearchBar.appearance().tintColor = Palette.Gray.dark.color
  }
}

final class PhotoViewer: UINavigationController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
