import UIKit

func show(_ name: String, _ color: UIColor?) {
  let components = color?.doubleComponents.map { "\($0)" } ?? ["none"]
  print(name, components.joined(separator: " "))
}

for appearance in Appearance.shopAppearances {
  show("background", appearance.navigationBar.backgroundColor)
  show("tint", appearance.navigationBar.tintColor)
}
