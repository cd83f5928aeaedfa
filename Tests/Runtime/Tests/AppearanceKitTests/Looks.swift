import UIKit

@testable import AppearanceKit

extension Appearance {
  static let day: Appearance = make {
    $0.statusBarStyle = .darkContent
    $0.navigationBar.backgroundColor = .white
    $0.navigationBar.tintColor = .black
    $0.toolbar.tintColor = .black
    $0.compiledInverse = { .night }
  }

  static let night: Appearance = make {
    $0.statusBarStyle = .lightContent
    $0.navigationBar.style = .black
    $0.navigationBar.backgroundColor = .black
    $0.navigationBar.tintColor = .white
    $0.toolbar.tintColor = .white
    $0.compiledInverse = { .day }
  }

  static func make(_ change: (inout Appearance) -> Void) -> Appearance {
    Appearance().with(change)
  }

  func with(_ change: (inout Appearance) -> Void) -> Appearance {
    var value = self
    change(&value)
    return value
  }
}

extension Appearance.Bar {
  static func make(_ change: (inout Appearance.Bar) -> Void) -> Appearance.Bar {
    Appearance.Bar().with(change)
  }

  func with(_ change: (inout Appearance.Bar) -> Void) -> Appearance.Bar {
    var value = self
    change(&value)
    return value
  }
}

extension StyledBar {
  /// Puts a look on the bar that says only this.
  func apply(_ change: (inout Appearance.Bar) -> Void) {
    apply(.make(change))
  }
}

extension TextAttributes {
  var color: UIColor? { self[.foregroundColor] as? UIColor }

  var font: UIFont? { self[.font] as? UIFont }
}
