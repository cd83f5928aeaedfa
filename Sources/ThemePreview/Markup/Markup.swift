import OutputText

/// Markup of our own, as literals, with texts of others interpolated, which never are markup: they are escaped for
/// the quotes of an attribute, and so for every other place.
struct Markup: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ text: String) {
      self.text += xmlText(text, inAttribute: true)
    }
    mutating func appendInterpolation(_ number: Int) { text += String(number) }
    /// Appends a number, to hundredths.
    mutating func appendInterpolation(_ number: Double) {
      text += NumberText.shortest((number * 100).rounded() / 100)
    }
    /// Appends a constant of our own, or what was put together before.
    mutating func appendInterpolation(_ markup: Markup) { text += markup.text }
    mutating func appendInterpolation(own text: StaticString) { self.text += "\(text)" }
  }

  let text: String

  init(stringLiteral text: String) {
    self.text = text
  }

  init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  /// A text of our own: a style sheet, a script.
  init(own text: String) {
    self.text = text
  }
}
