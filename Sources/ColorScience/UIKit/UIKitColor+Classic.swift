extension UIKitColor {
  /// The colours of iOS 2, UIColor.h; greys are taken as sRGB numbers, a third and two thirds exact.
  static let classic: [String: Color] = [
    "black": grey(0),
    "darkGray": grey(1.0 / 3),
    "lightGray": grey(2.0 / 3),
    "white": grey(1),
    "gray": grey(0.5),
    "red": Color(red: 1, green: 0, blue: 0),
    "green": Color(red: 0, green: 1, blue: 0),
    "blue": Color(red: 0, green: 0, blue: 1),
    "cyan": Color(red: 0, green: 1, blue: 1),
    "yellow": Color(red: 1, green: 1, blue: 0),
    "magenta": Color(red: 1, green: 0, blue: 1),
    "orange": Color(red: 1, green: 0.5, blue: 0),
    "purple": Color(red: 0.5, green: 0, blue: 0.5),
    "brown": Color(red: 0.6, green: 0.4, blue: 0.2),
    "clear": Color(red: 0, green: 0, blue: 0, alpha: 0),
  ]

  private static func grey(_ white: Double) -> Color {
    Color(red: white, green: white, blue: white)
  }
}
