// As SwiftGen writes it.
import UIKit

enum Asset {
  enum Bars {
    static let barBackground = ColorAsset(name: "Bars/bar.background")
    static let itemInactive = ColorAsset(name: "Bars/item.inactive")
  }
  static let leaf = ColorAsset(name: "leaf")
}

final class ColorAsset {
  let name: String
  lazy var color: UIColor = UIColor(named: name)!

  init(name: String) { self.name = name }
}
