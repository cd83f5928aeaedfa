import ColorScience
import ThemeModel
import ThemeSyntax

/// A color's text and where it is written, to find the place of a part of it.
struct ColorPlace {
  let bytes: ArraySlice<UInt8>
  let range: SourceRange

  /// What is wrong with the text as a color.
  func diagnostic(_ error: ColorSyntaxError) -> Diagnostic {
    // Between the quotes of an empty text there is nothing to underline.
    let place = bytes.isEmpty ? range : part(offset: error.offset, count: error.count)
    return Diagnostic(
      "unknown-color", error.message, at: place ?? range,
      fixIts: fixIts([error.suggestion].compactMap(\.self), isAutomatic: error.isExact))
  }

  /// A name that CSS and UIKit define differently; CSS's value keeps the meaning.
  func diagnostic(_ name: AmbiguousName) -> Diagnostic {
    let start = bytes.startIndex + name.offset
    let end = start + name.name.utf8.count
    let texts = [name.css, ".\(name.uiKitName)"].map { replacement in
      String(decoding: bytes[..<start], as: UTF8.self) + replacement
        + String(decoding: bytes[end...], as: UTF8.self)
    }
    return Diagnostic(
      RuleID.ambiguousColorName, .warning,
      "'\(name.name)' is \(name.css) in CSS and \(name.uiKit) in UIKit; read as CSS",
      at: range(of: name), fixIts: fixIts(texts))
  }

  /// A notation that probably means something else.
  func diagnostic(_ notation: SuspiciousNotation) -> Diagnostic {
    let start = bytes.startIndex + notation.offset
    let text =
      String(decoding: bytes[..<start], as: UTF8.self) + notation.replacement
      + String(decoding: bytes[(start + notation.count)...], as: UTF8.self)
    return Diagnostic(
      RuleID.suspiciousNotation, .warning, notation.message, at: range(of: notation),
      fixIts: fixIts([text]))
  }

  func range(of notation: SuspiciousNotation) -> SourceRange {
    part(offset: notation.offset, count: notation.count) ?? range
  }

  func range(of name: AmbiguousName) -> SourceRange {
    part(offset: name.offset, count: name.name.utf8.count) ?? range
  }

  /// The place of a palette reference, the whole color where it cannot be told.
  func range(ofReference path: String) -> SourceRange {
    let path = Array(path.utf8)
    for open in bytes.indices where bytes[open] == 0x7B {
      guard let close = bytes[open...].firstIndex(of: 0x7D) else { break }
      let inner = bytes[(open + 1)..<close]
      let blanks = inner.prefix { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }.count
      let rest = inner.dropFirst(blanks)
      guard rest.starts(with: path), rest.dropFirst(path.count).allSatisfy({ $0 <= 0x20 }) else {
        continue
      }
      return part(offset: open - bytes.startIndex, count: close + 1 - open) ?? range
    }
    return range
  }

  /// A part of the text; nil where escapes or folded lines keep it from being found.
  private func part(offset: Int, count: Int) -> SourceRange? {
    let width = Int(range.upper - range.lower)
    // A quoted scalar without escapes has its text between its quotes.
    guard width == bytes.count || width == bytes.count + 2 else { return nil }
    return range.part(offset: (width - bytes.count) / 2 + offset, count: count)
  }

  /// The texts in place of this one, in quotes, where those need no escapes.
  private func fixIts(_ texts: [String], isAutomatic: Bool = false) -> [Diagnostic.FixIt] {
    texts.filter { !$0.utf8.contains { $0 == 0x22 || $0 == 0x5C || $0 < 0x20 } }.map {
      Diagnostic.FixIt(
        "write \"\($0)\"", replace: range, with: "\"\($0)\"", isAutomatic: isAutomatic)
    }
  }
}
