import ThemeSyntax

/// A value for a key that may be inherited from lower layers: other files or appearances.
enum Layered<Value: Sendable>: Sendable {
  case inherited
  /// `null`: no value, regardless of lower layers.
  case unset(Unset)
  case set(Value)

  var value: Value? {
    if case .set(let value) = self { value } else { nil }
  }

  var unset: Unset? {
    if case .unset(let unset) = self { unset } else { nil }
  }

  func over(_ parent: Layered) -> Layered {
    switch (self, parent) {
    case (.inherited, _): parent
    case (.unset(let unset), .set): .unset(unset.withEffect)
    default: self
    }
  }
}

struct Unset: Sendable, Hashable {
  let range: SourceRange
  var hasEffect = false
  var withEffect: Unset { Unset(range: range, hasEffect: true) }
}
