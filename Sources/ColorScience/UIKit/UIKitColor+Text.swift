extension UIKitColor {
  /// UIKit's names for the colors of SwiftUI that UIKit has by another name.
  package static let swiftUINames = [
    "primary": "label", "secondary": "secondaryLabel", "red": "systemRed", "blue": "systemBlue",
    "green": "systemGreen", "orange": "systemOrange", "yellow": "systemYellow",
    "pink": "systemPink", "purple": "systemPurple", "teal": "systemTeal", "mint": "systemMint",
    "indigo": "systemIndigo", "cyan": "systemCyan", "brown": "systemBrown", "gray": "systemGray",
  ]

  /// The more readable text colors of this kind, the next one first; empty for other colors.
  package var plainerTexts: [UIKitColor] {
    let ladder = ["quaternaryLabel", "tertiaryLabel", "secondaryLabel", "label"]
    let isGray = name == "placeholderText" || name.hasPrefix("systemGray")
    let next = isGray ? 2 : ladder.firstIndex(of: name).map { $0 + 1 } ?? ladder.count
    return ladder[next...].compactMap { UIKitColor($0) }
  }
}
