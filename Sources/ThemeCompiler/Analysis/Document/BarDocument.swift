import ThemeSyntax

enum WrittenStage: BarStage {
  typealias Color = ColorSource
  typealias Stop = Located<ColorSource>
  typealias State = WrittenState
}

struct BarDocument: Sendable {
  struct Field: Sendable {
    // In this order the struct is a quarter smaller. `value` is nil for `null`.
    var value: BarValue<WrittenStage>?
    var property: BarProperty
    /// True if `null` unsets a value of a lower layer.
    var unsets = false
    var range: SourceRange
  }

  var fields: [Field] = []
  var backdrop: Layered<Located<BackdropSource>> = .inherited

  func over(_ lower: BarDocument) -> BarDocument {
    let backdrop = backdrop.over(lower.backdrop)
    var merged = fields.isEmpty ? lower : self
    merged.backdrop = backdrop
    guard !lower.fields.isEmpty, !fields.isEmpty else { return merged }
    merged.fields = lower.fields
    for field in fields {
      // The nearest layer sets the background.
      if let replaced = field.property.replaced, field.value != nil,
        !fields.contains(where: { $0.property == replaced })
      {
        merged.fields.removeAll { $0.property == replaced }
      }
      guard let index = merged.fields.firstIndex(where: { $0.property == field.property }) else {
        merged.fields.append(field)
        continue
      }
      merged.fields[index] = field.over(merged.fields[index])
    }
    return merged
  }
}

extension BarDocument.Field {
  fileprivate func over(_ lower: Self) -> Self {
    var merged = self
    switch (value, lower.value) {
    case (.state(let own)?, .state(let inherited)?) where !own.isWhole:
      merged.value = .state(
        WrittenState(bar: own.bar.over(inherited.bar), isWhole: inherited.isWhole))
    case (.state(let own)?, _):
      merged.value = .state(WrittenState(bar: own.bar, isWhole: true))
    case (nil, .some): merged.unsets = true
    default: break
    }
    return merged
  }
}

struct WrittenState: Sendable {
  var bar: BarDocument
  /// True if the layer below is no mapping; lower layers are not inherited then.
  var isWhole = false
}

enum BackdropSource: Sendable {
  case content(BackdropContent)
  /// Alternatives, any of which may be the backdrop.
  indirect case colors([Located<ColorSource>])
}
