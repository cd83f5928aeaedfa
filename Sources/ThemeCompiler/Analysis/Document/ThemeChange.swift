package import ThemeSyntax

package struct ThemeChange: Sendable, Hashable {
  package let range: SourceRange
  /// The new color, reference or keyword; the light color if `dark` is set.
  let text: String
  /// The color for dark mode; nil if one value serves both modes.
  let dark: String?

  package init(_ text: String, dark: String? = nil, at range: SourceRange) {
    self.range = range
    self.text = text
    self.dark = dark
  }
}

struct InternedChange: Sendable {
  private let change: ThemeChange
  private let color: ColorSource

  init(_ change: ThemeChange, in texts: inout TextTable) {
    self.change = change
    let light = texts.intern(change.text)
    color =
      change.dark.map { dark in
        .adaptive(
          VariantTexts(
            light: Located(light, at: change.range),
            dark: Located(texts.intern(dark), at: change.range)))
      } ?? .text(light)
  }

  func color(at range: SourceRange) -> ColorSource? { range == change.range ? color : nil }

  func word<Word: RawRepresentable<String>>(at range: SourceRange) -> Word? {
    range == change.range ? Word(rawValue: change.text) : nil
  }
}
