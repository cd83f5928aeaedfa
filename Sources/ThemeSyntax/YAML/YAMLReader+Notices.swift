import OutputText

extension YAMLReader {
  mutating func reportUnquotedHash(_ color: Range<Int>) {
    let text = scan.text(color)
    let range = builder.range(color)
    builder.report(
      "unquoted-hash",
      "value is empty because '#' starts a comment here; write \"\(text)\" in quotes", at: range,
      fix: .quoting(text, replace: range, isAutomatic: true))
  }

  mutating func reportTag(_ lower: Int) {
    let tag = scan.tag(lower)
    let removal = builder.range(tag.lowerBound, scan.afterBlanks(tag.upperBound))
    builder.report(
      "unsupported-tag",
      "tag '\(shortened(scan.slice(tag)))' is not supported; every value is plain text",
      at: builder.range(tag), fix: Diagnostic.FixIt("remove the tag", replace: removal, with: ""))
  }

  mutating func reportTagDirectives(before end: Int) {
    var start = 0
    while start < end {
      let lineEnd = scan.lineEnd(start)
      if scan.bytes[start..<lineEnd].starts(with: "%TAG".utf8) {
        reportDirective(start)
      }
      start = lineEnd + 1
    }
  }

  mutating func reportDirective(_ place: Int) {
    let start = scan.lineStart(place)
    let end = scan.contentEnd(start)
    let text = shortened(scan.slice(start..<end))
    builder.report(
      "unsupported-directive", "directive '\(text)' is not supported; remove the line", start, end)
  }

  mutating func reportNoDocument() {
    let hasText = scan.bytes.contains { !scan.isBlank($0) && !scan.isLineEnd($0) }
    let rule = builder.limits.subject.rule
    builder.report(
      "empty-file",
      hasText ? "file holds only comments; \(rule)" : "file is empty; \(rule)",
      0, 0)
  }

  /// Reports a value in braces or brackets that ends at its own punctuation.
  mutating func reportCutValue(_ sign: String, at range: Range<Int>) {
    reportQuotable(
      "unquoted-value",
      "value in braces or brackets holds '\(sign)', which ends it; quote the value",
      at: range, value: range)
  }

  /// Reports a value that must be quoted; offers straight quotes, unless they need escapes.
  mutating func reportQuotable(
    _ id: String, _ message: String, at place: Range<Int>, value: Range<Int>
  ) {
    let written = scan.text(value)
    let isInQuotes = written.first.map(TypographicQuotes.contains) ?? false
    let inner = isInQuotes ? TypographicQuotes.stripped(written) : nil
    let message =
      inner == nil
      ? message : "'\(written.prefix(1))' is a typographic quote; quotes of a theme are straight"
    let text = inner ?? written
    let quote: Character = text.utf8.contains(0x22) ? "'" : "\""
    let needsEscapes = text.contains { $0 == quote || $0 == "\\" }
    let canFix = !text.isEmpty && text.first != "\"" && !needsEscapes
    builder.report(
      id, message, at: builder.range(place),
      fix: canFix ? .quoting(text, in: quote, replace: builder.range(value)) : nil)
  }
}
