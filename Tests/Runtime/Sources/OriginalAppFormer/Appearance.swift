import UIKit

/// A stand-in for the type of the app that the original runtime is part of, as it was until August 2020.
public struct Appearance: Equatable {
  /// The look of one bar.
  public struct Bar: Equatable {
    var style: UIBarStyle = .default
    var backgroundColor = UIColor(red: 234 / 255, green: 46 / 255, blue: 73 / 255, alpha: 1)
    var tintColor = UIColor.white
    var barTintColor: UIColor?
  }

  var statusBarStyle: UIStatusBarStyle = .default
  var navigationBar = Bar()
  var toolbar = Bar()
}

/// A stand-in for the protocol by which the original runtime asked screens from November 2015 to August 2020.
@MainActor protocol NavigationControllerAppearanceContext: AnyObject {
  func prefersNavigationControllerBarHidden(navigationController: UINavigationController) -> Bool
  func prefersNavigationControllerToolbarHidden(navigationController: UINavigationController)
    -> Bool
  func preferredNavigationControllerAppearance(
    navigationController: UINavigationController
  ) -> Appearance?
}

extension NavigationControllerAppearanceContext {
  func prefersNavigationControllerBarHidden(navigationController: UINavigationController) -> Bool {
    false
  }

  func prefersNavigationControllerToolbarHidden(
    navigationController: UINavigationController
  ) -> Bool {
    true
  }

  func preferredNavigationControllerAppearance(
    navigationController: UINavigationController
  ) -> Appearance? {
    nil
  }
}
