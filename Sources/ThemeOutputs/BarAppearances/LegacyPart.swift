import ThemeModel

/// A property of a bar that bar-appearance objects took the place of in iOS 13.
enum LegacyPart {
  case barTint(ColorID)
  /// Whether the background is an empty image, so that nothing is drawn.
  case background(isEmpty: Bool)
  /// Whether the shadow is an empty image, so that there is none.
  case shadow(isEmpty: Bool)
  case text(attributes: String, ColorID?, TitleFont?)
}

extension ResolvedBar {
  /// What the bar needs before iOS 13, as far as there was something for it.
  func legacyParts(_ kind: BarKind) -> [LegacyPart] {
    var parts: [LegacyPart] = []
    if let color = color(.barTintColor) ?? color(.backgroundColor) {
      parts.append(.barTint(color.value))
    }
    let isEmpty = background == .transparent || background == BarBackground.none
    if background != nil { parts.append(.background(isEmpty: isEmpty)) }
    switch self[.shadowColor]?.value {
    case .noColor: parts.append(.shadow(isEmpty: true))
    case .color: parts.append(.shadow(isEmpty: false))
    default: if background != nil { parts.append(.shadow(isEmpty: isEmpty)) }
    }
    guard kind == .navigationBar else { return parts }
    if titleColor != nil || titleFont != nil {
      parts.append(.text(attributes: "titleTextAttributes", titleColor, titleFont))
    }
    if let largeTitleColor {
      parts.append(.text(attributes: "largeTitleTextAttributes", largeTitleColor, nil))
    }
    return parts
  }
}

extension SwiftFile {
  /// Statements for before iOS 13.
  mutating func writeLegacy(_ parts: [LegacyPart], _ kind: BarKind, on receiver: String) {
    for part in parts {
      switch part {
      case .barTint(let color): assign(color, to: "\(receiver)barTintColor")
      case .background(let isEmpty):
        writer.line(text: receiver + Self.background(isEmpty ? "UIImage()" : "nil", kind))
      case .shadow(let isEmpty):
        writer.line(text: receiver + Self.shadow(isEmpty ? "UIImage()" : "nil", kind))
      case .text(let attributes, let color, let font):
        writeText(attributes, color, font, on: receiver)
      }
    }
  }

  private static func background(_ image: String, _ kind: BarKind) -> String {
    switch kind {
    case .navigationBar: "setBackgroundImage(\(image), for: .default)"
    case .toolbar: "setBackgroundImage(\(image), forToolbarPosition: .any, barMetrics: .default)"
    case .tabBar: "backgroundImage = \(image)"
    }
  }

  private static func shadow(_ image: String, _ kind: BarKind) -> String {
    kind == .toolbar
      ? "setShadowImage(\(image), forToolbarPosition: .any)" : "shadowImage = \(image)"
  }

  private mutating func writeText(
    _ attributes: String, _ color: ColorID?, _ font: TitleFont?, on receiver: String
  ) {
    let name = attributes.hasPrefix("large") ? "largeTitle" : "title"
    writer.line(text: "var \(name): [NSAttributedString.Key: Any] = [:]")
    if let color { assign(color, to: "\(name)[.foregroundColor]", type: "UIColor") }
    if let font { assign(font, to: "\(name)[.font]") }
    writer.line(text: "\(receiver)\(attributes) = \(name)")
  }
}
