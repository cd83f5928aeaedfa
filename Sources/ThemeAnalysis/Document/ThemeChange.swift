import ThemeModel
package import ThemeSyntax

/// A value in place of the one at a range.
package struct ThemeChange: Sendable, Hashable {
  package let range: SourceRange
  /// A color, a reference or a word; the color for light if there is another for dark.
  let text: String
  let dark: String?

  package init(_ text: String, dark: String? = nil, at range: SourceRange) {
    self.range = range
    self.text = text
    self.dark = dark
  }

  func word<Word: RawRepresentable<String>>(at range: SourceRange) -> Word? {
    range == self.range ? Word(rawValue: text) : nil
  }

  func color(_ texts: inout TextTable) -> ColorSource {
    let light = texts.intern(text)
    guard let dark else { return .text(light) }
    return .adaptive(
      VariantTexts(light: Located(light, at: range), dark: Located(texts.intern(dark), at: range)))
  }
}
