/// A text that is no color of a theme, to be read as another language writes colors.
struct ForeignText {
  /// The text as written, which errors point into.
  let whole: String
  /// The text without blanks around it.
  let text: Substring

  /// The longest text that is looked at, in bytes.
  private static let longest = 200

  /// A text to be read; nil for one that is longer than any color.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count <= Self.longest else { return nil }
    whole = String(decoding: bytes, as: UTF8.self)
    text = Substring(whole).withoutBlanks
  }

  /// An error at a part of the text, or at all of it; what to write is offered if it is a color.
  func error(
    _ message: String, at part: Substring? = nil, writing replacement: String? = nil
  ) -> ColorSyntaxError {
    let part = part ?? text
    let offset = whole.utf8.distance(from: whole.startIndex, to: part.startIndex)
    return ColorSyntaxError(
      message, offset: offset, count: part.utf8.count,
      suggestion: replacement.flatMap { Self.isColor($0) ? $0 : nil }, isExact: true)
  }

  /// The error of a text that Swift reads as a color; says what to write where that is known.
  func swift(_ written: Substring, is replacement: String?) -> ColorSyntaxError {
    let instead =
      replacement.map { "write \"\($0)\"" }
      ?? "write a color such as \"#RRGGBB\", \".systemBlue\" or \"{name}\""
    return error("'\(written)' is Swift; \(instead)", at: written, writing: replacement)
  }

  /// Whether a theme reads a text as a color.
  static func isColor(_ text: String) -> Bool {
    (try? parseColor(Array(text.utf8)[...], suggests: false)) != nil
  }
}

extension Substring {
  /// The text without ASCII blanks around it.
  var withoutBlanks: Substring {
    // A carriage return and a line feed are one character.
    let isBlank: (Character) -> Bool = { " \t\n\r\r\n".contains($0) }
    var inner = drop(while: isBlank)
    while let last = inner.last, isBlank(last) { inner.removeLast() }
    return inner
  }

  /// What follows a beginning; nil where the text begins otherwise.
  func after(_ beginning: String) -> Substring? {
    hasPrefix(beginning) ? dropFirst(beginning.count) : nil
  }

  /// The identifier that the text begins with, empty where there is none.
  var leadingName: Substring {
    prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
