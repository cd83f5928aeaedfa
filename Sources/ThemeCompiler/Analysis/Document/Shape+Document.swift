import ThemeSyntax

extension Shape where Value == Located<TextID> {
  /// A member of an adaptive color, which is no mapping.
  static var colorMember: Shape {
    Shape(.shape("colorMember", "a color")) { $0.member($1.value, $1.what) }
  }
}

extension Shape where Value == Located<ColorSource> {
  static var color: Shape { Shape(.color) { $0.color($1.value, $1.what, of: $1.key) } }
}

extension Shape where Value == Located<BackdropSource> {
  static var backdrop: Shape {
    Shape(SectionKey.backdrop.value) { $0.backdropSource($1.value, of: $1.key) }
  }
}

extension Shape where Value == Located<InverseDocument> {
  static var inverse: Shape {
    Shape(.shape("inverse", "a rule, an appearance's name or a mapping of bars")) {
      $0.inverse($1.value)
    }
  }
}

extension Shape where Value == Located<StatusBarChoice> {
  static var statusBarStyle: Shape {
    let auto = ValueWord("auto", "The style with the best contrast")
    let words = StatusBarStyle.words + [auto]
    return Shape(.wordsOr(words, shape: "statusBarStyles", "a mapping of light and dark")) {
      $0.statusBarStyle($1.value)
    }
  }
}
