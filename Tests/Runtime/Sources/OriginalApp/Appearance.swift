import UIKit

/// A stand-in for the type of the app that the original runtime is part of, as it is today.
public struct Appearance: Equatable {
  /// How one bar looks.
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

/// A stand-in for the protocol by which the original runtime asks screens, as it is today.
@MainActor protocol NavigationControllerAppearanceContext: AnyObject {
  func prefersBarHidden(for navigationController: UINavigationController) -> Bool
  func prefersToolbarHidden(for navigationController: UINavigationController) -> Bool
  func preferredAppearance(for navigationController: UINavigationController) -> Appearance?
}

extension NavigationControllerAppearanceContext {
  func prefersBarHidden(for navigationController: UINavigationController) -> Bool { false }

  func prefersToolbarHidden(for navigationController: UINavigationController) -> Bool { true }

  func preferredAppearance(for navigationController: UINavigationController) -> Appearance? { nil }
}
