import ColorScience
import OutputText
import ThemeModel

extension SwiftFile {
  /// Assigns a property's value; nil restores UIKit's default if an applier changed it.
  mutating func assign(_ value: ResolvedBar.Value?, of property: BarProperty, to target: String) {
    switch value {
    case nil: writeReset(of: property, at: target, to: property.unset)
    case .word(let word) where property == .backgroundEffect:
      let effect = word == BlurEffect.none.rawValue ? "nil" : "UIBlurEffect(style: .\(word))"
      line("\(target) = \(effect)")
    case .word("inline") where property == .largeTitleDisplayMode: assignInlineTitle(to: target)
    case .text(let name) where property == .backIndicatorImage:
      let image = "UIImage(named: \(SwiftText.literal(name)))"
      let object = target.dropLast("backIndicatorImage".count)
      call("\(object)setBackIndicatorImage", [image, "transitionMaskImage: \(image)"])
    case .text(let name) where property.isImage:
      line("\(target) = UIImage(named: \(SwiftText.literal(name)))")
    case let value?: assign(value, to: target)
    }
  }

  /// Assigns the inline display mode of large titles; older iOS shows them below the buttons.
  mutating func assignInlineTitle(to target: String) {
    write(since: 17, before: { $0.line("\(target) = .always") }) {
      $0.line("\(target) = .inline")
    }
  }

  mutating func assign(_ value: ResolvedBar.Value, to target: String) {
    switch value {
    case .color(let color):
      assign(color, to: target, type: target.hasSuffix("]") ? "UIColor" : "")
    case .font(let font): assign(font, to: target)
    case .number(let number): line("\(target) = \(NumberText.shortest(number))")
    case .word(let word): line("\(target) = .\(word)")
    case .text(let text): line("\(target) = \(SwiftText.literal(text))")
    case .flag(let flag): line("\(target) = \(flag)")
    case .gradient(let gradient): assign(gradient, to: target)
    // Each output writes these itself.
    case .state: break
    }
  }
}

extension BarProperty {
  var isImage: Bool { if case .image = kind { true } else { false } }

  /// UIKit's default of a property that an item carries.
  fileprivate var unset: String {
    switch kind {
    case .flag: "false"
    case .words(let words): words.first.map { ".\($0.name)" } ?? "nil"
    default: "nil"
    }
  }
}
