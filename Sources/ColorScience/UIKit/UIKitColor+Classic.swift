extension UIKitColor {
  /// The colors of iOS 2, UIColor.h; grays are taken as sRGB numbers, a third and two thirds exact.
  static let classic: [String: Color] = [
    "black": gray(0),
    "darkGray": gray(1.0 / 3),
    "lightGray": gray(2.0 / 3),
    "white": gray(1),
    "gray": gray(0.5),
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

  private static func gray(_ white: Double) -> Color {
    Color(red: white, green: white, blue: white)
  }
}
