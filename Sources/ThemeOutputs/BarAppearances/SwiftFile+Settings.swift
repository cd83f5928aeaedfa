import ColorScience
import OutputText
import ThemeModel

extension SwiftFile {
  /// Assigns the value of a property to its place; nil is what UIKit has there, if an applier has set another.
  mutating func assign(_ value: ResolvedBar.Value?, of property: BarProperty, to target: String) {
    switch value {
    case nil: writeReset(of: property, at: target, to: property.unset)
    case .color(let color):
      assign(color, to: target, type: target.hasSuffix("]") ? "UIColor" : "")
    case .font(let font): assign(font, to: target)
    case .number(let number): writer.line(text: "\(target) = \(NumberText.shortest(number))")
    case .word(let word) where property == .backgroundEffect:
      let effect = word == BlurEffect.none.rawValue ? "nil" : "UIBlurEffect(style: .\(word))"
      writer.line(text: "\(target) = \(effect)")
    case .word(let word): writer.line(text: "\(target) = .\(word)")
    case .text(let name) where property == .backIndicatorImage:
      let image = "UIImage(named: \(SwiftText.literal(name)))"
      let object = target.dropLast("backIndicatorImage".count)
      let arguments = [image, "transitionMaskImage: \(image)"]
      writer.call("\(object)setBackIndicatorImage", count: arguments.count) {
        $1.append(text: arguments[$0])
      }
      writer.endLine()
    case .text(let name) where property.isImage:
      writer.line(text: "\(target) = UIImage(named: \(SwiftText.literal(name)))")
    case .text(let text): writer.line(text: "\(target) = \(SwiftText.literal(text))")
    case .flag(let flag): writer.line(text: "\(target) = \(flag)")
    case .gradient(let gradient): assign(gradient, to: target)
    // Each output has statements of its own for these.
    case .noColor, .style, .background, .liquidGlass, .slot: break
    }
  }
}

extension BarProperty {
  /// Whether the value is the name of an image in the app's asset catalog.
  var isImage: Bool { if case .image = kind { true } else { false } }

  /// What UIKit has in place of a value of the property that a screen's item carries.
  fileprivate var unset: String {
    switch kind {
    case .flag: "false"
    case .words(let words): words.first.map { ".\($0.name)" } ?? "nil"
    default: "nil"
    }
  }
}
