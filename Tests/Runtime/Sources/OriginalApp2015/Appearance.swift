import UIKit

/// A stand-in for the type of the app that the original runtime is part of, as it was in October 2015.
public struct Appearance: Equatable {
  var navigationBarDropsShadow = false
  var statusBarStyle: UIStatusBarStyle = .default
  var navigationBarColor = UIColor.clear
  var navigationBarTintColor = UIColor.clear
  var toolbarColor = UIColor.clear
  var toolbarTintColor = UIColor.clear
}
