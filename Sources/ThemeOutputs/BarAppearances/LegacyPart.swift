import ThemeModel

/// A property of a bar that bar-appearance objects took the place of in iOS 13.
enum LegacyPart: Equatable {
  case translucency(Bool)
  case barTint(ColorID?)
  /// Whether the background is an empty image, so that nothing is drawn.
  case background(isEmpty: Bool)
  /// Whether the shadow is an empty image, so that there is none.
  case shadow(isEmpty: Bool)
  case text(attributes: String, ColorID?, TitleFont?)

  /// What takes back all statements about a kind of bar but that about translucency, which every iOS has.
  static func unset(_ kind: BarKind) -> [LegacyPart] {
    let texts = kind == .navigationBar ? ["titleTextAttributes", "largeTitleTextAttributes"] : []
    return [.barTint(nil), .background(isEmpty: false), .shadow(isEmpty: false)]
      + texts.map { .text(attributes: $0, nil, nil) }
  }

  /// Whether the statement is about translucency, which not every proxy takes.
  var isTranslucency: Bool {
    if case .translucency = self { true } else { false }
  }
}

extension DrawnBar {
  /// What the bar needs before iOS 13, as far as there was something for it.
  var legacyParts: [LegacyPart] {
    let bar = DrawnBar(bar, kind, on: .before13)
    let state = bar.standard
    var parts: [LegacyPart] = []
    // What the theme says of it is set on every iOS.
    if isTranslucent == nil, let isTranslucent = bar.isTranslucent {
      parts.append(.translucency(isTranslucent))
    }
    if let color = state.backgroundColor { parts.append(.barTint(color.value)) }
    if state.configuration != nil { parts.append(.background(isEmpty: state.isClear)) }
    switch state.shadow {
    case .system where state.configuration == nil: break
    case .system, .hidden, .color: parts.append(.shadow(isEmpty: state.hidesShadow))
    }
    for (attributes, color, font) in state.titles where color != nil || font != nil {
      parts.append(.text(attributes: attributes, color, font))
    }
    return parts
  }
}

extension SwiftFile {
  mutating func writeLegacy(_ parts: [LegacyPart], _ kind: BarKind, on receiver: String) {
    for part in parts {
      switch part {
      case .translucency(let flag): line("\(receiver)isTranslucent = \(flag)")
      case .barTint(let color): assign(color, to: "\(receiver)barTintColor")
      case .background(let isEmpty):
        line(receiver + Self.background(isEmpty ? "UIImage()" : "nil", kind))
      case .shadow(let isEmpty):
        line(receiver + Self.shadow(isEmpty ? "UIImage()" : "nil", kind))
      case .text(let attributes, let color, let font):
        writeText(attributes, color, font, on: receiver)
      }
    }
  }

  /// The statement that gives a bar an image in place of its background.
  static func background(_ image: String, _ kind: BarKind) -> String {
    switch kind {
    case .navigationBar: "setBackgroundImage(\(image), for: .default)"
    case .toolbar: "setBackgroundImage(\(image), forToolbarPosition: .any, barMetrics: .default)"
    case .tabBar: "backgroundImage = \(image)"
    }
  }

  /// The statement that gives a bar an image in place of its shadow.
  static func shadow(_ image: String, _ kind: BarKind) -> String {
    kind == .toolbar
      ? "setShadowImage(\(image), forToolbarPosition: .any)" : "shadowImage = \(image)"
  }

  private mutating func writeText(
    _ attributes: String, _ color: ColorID?, _ font: TitleFont?, on receiver: String
  ) {
    guard color != nil || font != nil else {
      return line("\(receiver)\(attributes) = nil")
    }
    let name = attributes.hasPrefix("large") ? "largeTitle" : "title"
    line("var \(name): [NSAttributedString.Key: Any] = [:]")
    if let color { assign(color, to: "\(name)[.foregroundColor]", type: "UIColor") }
    // Before iOS 13 the system font has one design.
    if let font { assign(runsBefore(13) ? font.withoutDesign : font, to: "\(name)[.font]") }
    line("\(receiver)\(attributes) = \(name)")
  }
}
