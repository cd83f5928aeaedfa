package import ThemeSyntax

/// A value and the place in a source file that says so.
package struct Located<Value: Sendable>: Sendable {
  package var value: Value
  package var range: SourceRange

  package init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}
