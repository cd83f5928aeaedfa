public import ThemeSyntax

/// What a layer says about a key that it may inherit from the layers below: another file or another
/// appearance.
@usableFromInline package enum Layered<Value: Sendable>: Sendable {
  /// Nothing: what the layers below say holds.
  case inherited
  /// `null`: nothing holds, whatever the layers below say.
  case unset(Unset)
  case set(Value)

  /// What holds, nil where nothing is said or null.
  @inlinable package var value: Value? {
    if case .set(let value) = self { value } else { nil }
  }

  /// The place that says null.
  @inlinable package var unset: Unset? {
    if case .unset(let unset) = self { unset } else { nil }
  }

  /// This layer over another one.
  package func over(_ parent: Layered) -> Layered {
    switch (self, parent) {
    case (.inherited, _): parent
    case (.unset(let unset), .set): .unset(unset.withEffect)
    default: self
    }
  }
}

/// A place that says `null`.
@usableFromInline package struct Unset: Sendable, Hashable {
  @usableFromInline package let range: SourceRange
  /// Whether there was something to unset.
  @usableFromInline package var hasEffect = false

  package init(at range: SourceRange, hasEffect: Bool = false) {
    self.range = range
    self.hasEffect = hasEffect
  }

  /// The same place, known to unset something.
  package var withEffect: Unset { Unset(at: range, hasEffect: true) }
}
