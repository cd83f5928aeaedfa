extension UIKitColor {
  /// The more readable text colors of this kind, the next one first; empty for other colors.
  package var plainerTexts: [UIKitColor] {
    let ladder = ["quaternaryLabel", "tertiaryLabel", "secondaryLabel", "label"]
    let isGray = name == "placeholderText" || name.hasPrefix("systemGray")
    let next = isGray ? 2 : ladder.firstIndex(of: name).map { $0 + 1 } ?? ladder.count
    return ladder[next...].compactMap { UIKitColor($0) }
  }
}
