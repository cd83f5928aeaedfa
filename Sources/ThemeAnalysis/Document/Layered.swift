import ThemeSyntax

/// What a layer says about a key that it may inherit from the layers below: another file or another
/// appearance.
enum Layered<Value: Sendable>: Sendable {
  /// Nothing: what the layers below say holds.
  case inherited
  /// `null`: nothing holds, whatever the layers below say.
  case unset(Unset)
  case set(Value)

  /// What holds, nil where nothing is said or null.
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

/// A place that says `null`.
struct Unset: Sendable, Hashable {
  let range: SourceRange
  /// Whether there was something to unset.
  var hasEffect = false

  /// The same place, known to unset something.
  var withEffect: Unset { Unset(range: range, hasEffect: true) }
}
