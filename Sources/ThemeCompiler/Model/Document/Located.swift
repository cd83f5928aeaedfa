public import ThemeSyntax

@usableFromInline package struct Located<Value: Sendable>: Sendable {
  @usableFromInline package var value: Value
  @usableFromInline package var range: SourceRange

  @inlinable package init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}

extension Located: Equatable where Value: Equatable {}
