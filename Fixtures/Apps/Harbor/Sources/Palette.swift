import UIKit

enum Palette {
  enum Red {
    static let dark = "7A1020"
    static let medium = "C8102E"
  }

  enum Gray {
    static let dark = "22272E"
    static let light = "B9C0C8"
  }

  enum Blue {
    static let medium = "0B63CE"
  }
}

extension UIColor {
  convenience init(code: String) {
    let value = Int(code, radix: 16) ?? 0
    self.init(
      red: CGFloat((value >> 16) & 0xFF) / 255, green: CGFloat((value >> 8) & 0xFF) / 255,
      blue: CGFloat(value & 0xFF) / 255, alpha: 1)
  }
}

extension String {
  var color: UIColor { UIColor(code: self) }
}
