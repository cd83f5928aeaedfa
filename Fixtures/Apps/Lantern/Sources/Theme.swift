import UIKit

struct Theme {
  let background: UIColor
  let text: UIColor
  let tint: UIColor
  let statusBarStyle: UIStatusBarStyle

  static let day = Theme(
    background: .white, text: UIColor(white: 0.1, alpha: 1),
    tint: UIColor(red: 0.2, green: 0.48, blue: 0.96, alpha: 1), statusBarStyle: .darkContent)
  static let sepia = Theme(
    background: UIColor(rgb: 0xF4ECD8), text: UIColor(rgb: 0x5B4636), tint: UIColor(rgb: 0xC9A56B),
    statusBarStyle: .darkContent)
  static let night = Theme(
    background: .black, text: UIColor(rgb: 0xE6E6E6), tint: UIColor(rgb: 0x8AB4F8),
    statusBarStyle: .lightContent)
}

extension UIColor {
  convenience init(rgb: Int) {
    self.init(
      red: CGFloat((rgb >> 16) & 0xFF) / 255, green: CGFloat((rgb >> 8) & 0xFF) / 255,
      blue: CGFloat(rgb & 0xFF) / 255, alpha: 1)
  }
}
