extension UIKitColor {
  /// The more readable text colors of this kind, the next one first; empty for other colors.
  package var plainerTexts: [UIKitColor] {
    let ladder = ["quaternaryLabel", "tertiaryLabel", "secondaryLabel", "label"]
    let steps: ArraySlice<String>
    switch name {
    case "placeholderText": steps = ladder[2...]
    case "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6":
      steps = ladder[2...]
    default: steps = ladder.firstIndex(of: name).map { ladder[($0 + 1)...] } ?? []
    }
    return steps.compactMap { UIKitColor($0) }
  }
}
