import ColorScience
import OutputText
import ThemeModel

/// The value of a property that the table of properties has a place for.
enum SettingValue: Hashable {
  case color(ColorID)
  case font(TitleFont)
  case number(Double)
  case word(String)
  /// The name of an image in the app's asset catalog.
  case image(String)
  case text(String)
  case flag(Bool)
  case gradient(ResolvedGradient)

  /// The value of a setting, nil for the values that outputs have statements of their own for.
  init?(_ setting: ResolvedBar.Setting) {
    switch setting.value {
    case .color(let color): self = .color(color)
    case .font(let font): self = .font(font)
    case .number(let number): self = .number(number)
    case .word(let word): self = .word(word)
    case .text(let text):
      if case .image = setting.property.row.kind { self = .image(text) } else { self = .text(text) }
    case .flag(let flag): self = .flag(flag)
    case .gradient(let gradient): self = .gradient(gradient)
    case .noColor, .style, .background, .liquidGlass, .slot: return nil
    }
  }
}

extension SwiftFile {
  /// Assigns the value of a property to its place; nil is what UIKit has there.
  mutating func assign(_ value: SettingValue?, of property: BarProperty, to target: String) {
    switch value {
    case nil: writer.line(text: "\(target) = \(property.unset)")
    case .color(let color):
      assign(color, to: target, type: target.hasSuffix("]") ? "UIColor" : "")
    case .font(let font): assign(font, to: target)
    case .number(let number): writer.line(text: "\(target) = \(NumberText.shortest(number))")
    case .word(let word) where property == .backgroundEffect:
      let effect = word == BlurEffect.none.rawValue ? "nil" : "UIBlurEffect(style: .\(word))"
      writer.line(text: "\(target) = \(effect)")
    case .word(let word): writer.line(text: "\(target) = .\(word)")
    case .text(let text): writer.line(text: "\(target) = \(SwiftText.literal(text))")
    case .flag(let flag): writer.line(text: "\(target) = \(flag)")
    case .gradient(let gradient): assign(gradient, to: target)
    case .image(let name) where property == .backIndicatorImage:
      let image = "UIImage(named: \(SwiftText.literal(name)))"
      let object = target.dropLast("backIndicatorImage".count)
      let arguments = [image, "transitionMaskImage: \(image)"]
      writer.call("\(object)setBackIndicatorImage", count: arguments.count) {
        $1.append(text: arguments[$0])
      }
      writer.endLine()
    case .image(let name):
      writer.line(text: "\(target) = UIImage(named: \(SwiftText.literal(name)))")
    }
  }
}

extension BarProperty {
  /// What UIKit has in place of a value of the property that a screen's item carries.
  fileprivate var unset: String {
    switch kind {
    case .flag: "false"
    case .words(let words): words.first.map { ".\($0.name)" } ?? "nil"
    default: "nil"
    }
  }
}
