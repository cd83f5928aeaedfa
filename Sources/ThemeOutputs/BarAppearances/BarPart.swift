import ColorScience
import ThemeModel

/// A statement about a bar-appearance object.
enum BarPart: Hashable {
  case configure(BarBackground)
  case background(ColorID)
  case shadow(ColorID?)
  /// A color of the text of `titleTextAttributes` or the like.
  case text(attributes: String, ColorID)
  /// The color of the text of a kind of button.
  case button(DrawnPart, ColorID)
  case titleFont(TitleFont)
  /// The color of tabs, by the function that sets it.
  case tabs(isSelected: Bool, ColorID)

  /// Whether the statement is about what lies under the content, which the system's glass replaces.
  var isBackground: Bool {
    switch self {
    case .configure, .background, .shadow: true
    case .text, .button, .titleFont, .tabs: false
    }
  }

  /// Whether `configureWith…` takes the statement back.
  fileprivate var isReset: Bool {
    switch self {
    case .background, .shadow: true
    default: false
    }
  }
}

extension DrawnState {
  /// What the bar-appearance object needs, in the order in which it is set; empty where the theme
  /// sets nothing that such an object holds.
  var parts: [BarPart] {
    var parts: [BarPart] = []
    if let configuration {
      parts.append(.configure(configuration == BarBackground.none ? .transparent : configuration))
    }
    if let backgroundColor { parts.append(.background(backgroundColor.value)) }
    switch shadow {
    case .color(let color): parts.append(.shadow(color))
    case .hidden where !isTransparent: parts.append(.shadow(nil))
    default: break
    }
    if let ink = ink(.title) { parts.append(.text(attributes: "titleTextAttributes", ink.color)) }
    if let titleFont { parts.append(.titleFont(titleFont)) }
    if let ink = ink(.largeTitle) {
      parts.append(.text(attributes: "largeTitleTextAttributes", ink.color))
    }
    for button in [DrawnPart.plainButton, .doneButton, .backButton] {
      if let ink = buttonInk(button) { parts.append(.button(button, ink.color)) }
    }
    if let ink = ink(.selectedTab) { parts.append(.tabs(isSelected: true, ink.color)) }
    if let ink = ink(.otherTabs) { parts.append(.tabs(isSelected: false, ink.color)) }
    return parts
  }
}

extension DrawnBar {
  /// What the bar-appearance object of the bar needs.
  var parts: [BarPart] { standard.parts }

  /// What the object of a state needs beside that of the bar, nil where it is the same.
  func parts(of state: BarProperty) -> [BarPart]? {
    guard let parts = own(state)?.parts else { return nil }
    let standard = Set(self.parts)
    let isReconfigured =
      parts.contains { $0.isBackground && !$0.isReset && !standard.contains($0) }
      || standard.contains { $0.isReset && !parts.contains($0) && !parts.replaces($0) }
    let own = parts.filter { !standard.contains($0) || isReconfigured && $0.isBackground }
    return own.isEmpty ? nil : own
  }
}

extension [BarPart] {
  /// Whether one of the statements sets anew what another one sets.
  fileprivate func replaces(_ part: BarPart) -> Bool {
    contains {
      switch ($0, part) {
      case (.background, .background), (.shadow, .shadow): true
      default: false
      }
    }
  }
}
