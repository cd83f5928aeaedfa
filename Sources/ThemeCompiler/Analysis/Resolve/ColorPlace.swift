import ColorScience
import ThemeSyntax

extension ColorRemark {
  var id: String {
    switch kind {
    case .ambiguousName: RuleID.ambiguousColorName
    case .suspiciousNotation: RuleID.suspiciousNotation
    case .outOfGamut: RuleID.outOfGamut
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

  func diagnostic(_ remark: ColorRemark) -> Diagnostic {
    let part = remark.part ?? 0..<bytes.count
    let texts = remark.replacements.map {
      String(decoding: bytes.prefix(part.lowerBound), as: UTF8.self) + $0
        + String(decoding: bytes.dropFirst(part.upperBound), as: UTF8.self)
    }
    return Diagnostic(
      remark.id, .warning, remark.message, at: range(of: remark), fixIts: fixIts(texts))
  }

  func range(of remark: ColorRemark) -> SourceRange {
    remark.part.flatMap { part(offset: $0.lowerBound, count: $0.count) } ?? range
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
