import ColorScience
import OutputText

extension SwiftFile {
  /// A nil value restores UIKit's default.
  mutating func assign(_ value: ResolvedBar.Value?, of property: BarProperty, to target: String) {
    switch (value, property) {
    case (nil, _): writeReset(of: property, at: target, to: property.unset)
    case (.word(let word), .background):
      let background = BarBackground(rawValue: word) ?? .default
      line("\(target).\(background.configuringMethod)()")
    case (.word("none"), .backgroundEffect), (.word("none"), .shadowColor): line("\(target) = nil")
    case (.word(let word), .backgroundEffect):
      line("\(target) = UIBlurEffect(style: .\(word))")
    case (.word("inline"), .largeTitleDisplayMode): assignInlineTitle(to: target)
    case (.text(let name), .backIndicatorImage):
      let image = "UIImage(named: \(SwiftText.literal(name)))"
      let object = target.dropLast("backIndicatorImage".count)
      call("\(object)setBackIndicatorImage", [image, "transitionMaskImage: \(image)"])
    case (.text(let name), _) where property.isImage:
      line("\(target) = UIImage(named: \(SwiftText.literal(name)))")
    case (.color(let color), .searchPlaceholderColor):
      assign(color, to: "let placeholder", type: "UIColor")
      lines(
        """
        \(target) = NSAttributedString(
          string: searchBar.placeholder ?? "",
          attributes: [.foregroundColor: placeholder])
        """)
    case (.color(let color), _):
      assign(color, to: target, type: target.hasSuffix("]") ? "UIColor" : "")
    case (.font(let font), _): assign(font, to: target)
    case (.number(let number), _): line("\(target) = \(NumberText.shortest(number))")
    case (.word(let word), _): line("\(target) = .\(word)")
    case (.text(let text), _): line("\(target) = \(SwiftText.literal(text))")
    case (.flag(let flag), _): line("\(target) = \(flag)")
    case (.gradient(let gradient), _): assign(gradient, to: target)
    // Each output writes states itself.
    case (.state, _): break
    }
  }

  /// Older iOS shows inline large titles below the buttons.
  mutating func assignInlineTitle(to target: String) {
    write(since: 17, before: { $0.line("\(target) = .always") }) {
      $0.line("\(target) = .inline")
    }
  }

  /// `type` qualifies UIKit's names if the target does not imply it.
  mutating func assign(_ color: ColorID?, to target: String, type: String = "") {
    guard let color else { return line("\(target) = nil") }
    writer.write("\(target) = ")
    write(color, type: type)
    writer.endLine()
  }

  mutating func assign(_ font: TitleFont, to target: String) {
    writer.write("\(target) = ")
    if font.design != nil { use(.fontDesigns) }
    switch font {
    case .system(let size, let weight, let design):
      call("UIFont.systemFont", systemFont(size, weight, design))
    case .textStyle(let style, nil, nil):
      call("UIFont.preferredFont", ["forTextStyle: .\(style)"])
    case .textStyle(let style, let weight, let design):
      let own = style == "headline" ? "semibold" : "regular"
      let font = systemFont(TitleFont.size(of: style), weight ?? own, design)
      callScaled(style, ".systemFont(\(font.joined(separator: ", ")))")
    case .named(let name, let size, let style):
      let arguments = [
        "name: \(SwiftText.literal(name))", "size: \(NumberText.shortest(size))",
      ]
      guard let style else { return call("UIFont", arguments) }
      callScaled(style, "UIFont(\(arguments.joined(separator: ", ")))")
    }
  }

  private func systemFont(_ size: Double, _ weight: String, _ design: String?) -> [String] {
    ["ofSize: \(NumberText.shortest(size))", "weight: .\(weight)"]
      + (design.map { ["design: .\($0)"] } ?? [])
  }

  private mutating func callScaled(_ style: String, _ font: String) {
    use(.scaledFonts)
    call("UIFont.scaledFont", ["as: .\(style)", font])
  }
}

extension BarProperty {
  var isImage: Bool { if case .image = kind { true } else { false } }

  /// UIKit's default.
  var unset: String {
    switch kind {
    case _ where self == .searchPlaceholderColor:
      "NSAttributedString(string: searchBar.placeholder ?? \"\")"
    case .flag: "\(self == .isTranslucent)"
    case .words(let words): words.first.map { ".\($0.name)" } ?? "nil"
    default: "nil"
    }
  }
}
