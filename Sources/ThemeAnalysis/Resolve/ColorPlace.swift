import ColorScience
import OutputText
import ThemeModel
import ThemeSyntax

enum ColorRemark {
  /// A name that CSS and UIKit define differently; CSS's value is used.
  case ambiguous(AmbiguousName)
  /// A notation that probably means another color.
  case suspicious(SuspiciousNotation)
  /// Moved into the gamut of displays, by a distance in OKLab.
  case outOfGamut(nearest: Color, distance: Double)

  var id: String {
    switch self {
    case .ambiguous: RuleID.ambiguousColorName
    case .suspicious: RuleID.suspiciousNotation
    case .outOfGamut: RuleID.outOfGamut
    }
  }

  var message: String {
    switch self {
    case .ambiguous(let name):
      return "'\(name.name)' is \(name.css) in CSS and \(name.uiKit) in UIKit; read as CSS"
    case .suspicious(let notation): return notation.message
    case .outOfGamut(let color, let distance):
      // From 100 on, the exact distance is irrelevant.
      let shift =
        distance < 0.001
        ? "less than 0.001" : distance < 100 ? NumberText.decimals(distance, 3) : "more than 100"
      return "color is outside Display P3; \(color.hex) is the nearest with its hue, ΔE OK "
        + "\(shift) away"
    }
  }

  var replacements: [String] {
    switch self {
    case .ambiguous(let name): [name.css, ".\(name.uiKitName)"]
    case .suspicious(let notation): [notation.replacement]
    case .outOfGamut: []
    }
  }

  /// The affected bytes of the text; nil for all of it.
  var part: (offset: Int, count: Int)? {
    switch self {
    case .ambiguous(let name): (name.offset, name.name.utf8.count)
    case .suspicious(let notation): (notation.offset, notation.count)
    case .outOfGamut: nil
    }
  }
}

struct ColorPlace {
  let bytes: ArraySlice<UInt8>
  let range: SourceRange

  func diagnostic(_ error: ColorSyntaxError) -> Diagnostic {
    // An empty text has nothing between its quotes to underline.
    let place = bytes.isEmpty ? range : part(offset: error.offset, count: error.count)
    return Diagnostic(
      "unknown-color", error.message, at: place ?? range,
      fixIts: fixIts([error.suggestion].compactMap(\.self), isAutomatic: error.isExact))
  }

  /// A remark's diagnostic, with a repair for each possible meaning.
  func diagnostic(_ remark: ColorRemark) -> Diagnostic {
    let part = remark.part ?? (offset: 0, count: bytes.count)
    let start = bytes.startIndex + part.offset
    let texts = remark.replacements.map {
      String(decoding: bytes[..<start], as: UTF8.self) + $0
        + String(decoding: bytes[(start + part.count)...], as: UTF8.self)
    }
    return Diagnostic(
      remark.id, .warning, remark.message, at: range(of: remark), fixIts: fixIts(texts))
  }

  func range(of remark: ColorRemark) -> SourceRange {
    remark.part.flatMap { part(offset: $0.offset, count: $0.count) } ?? range
  }

  /// The range of a palette reference; the whole color if it cannot be located.
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

  /// The range of a part; nil if escapes or folded lines prevent locating it.
  private func part(offset: Int, count: Int) -> SourceRange? {
    let width = Int(range.upper - range.lower)
    guard width == bytes.count || width == bytes.count + 2 else { return nil }
    return range.part(offset: (width - bytes.count) / 2 + offset, count: count)
  }

  /// Replacements of the text in quotes, except those that need escapes.
  private func fixIts(_ texts: [String], isAutomatic: Bool = false) -> [Diagnostic.FixIt] {
    texts.filter { !$0.utf8.contains { $0 == 0x22 || $0 == 0x5C || $0 < 0x20 } }.map {
      Diagnostic.FixIt(
        "write \"\($0)\"", replace: range, with: "\"\($0)\"", isAutomatic: isAutomatic)
    }
  }
}
