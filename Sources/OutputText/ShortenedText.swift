/// A text fit for a message: one line, at most 40 characters.
package func shortened(_ text: String) -> String {
  var text = text
  return text.withUTF8 { shortened($0) }
}

/// A text fit for a message out of its UTF-8, of which no more is read than is shown.
package func shortened(_ text: some Collection<UInt8>) -> String {
  if text.count <= 40, text.allSatisfy({ (0x20..<0x7F).contains($0) }) {
    return String(decoding: text, as: UTF8.self)
  }
  // The longest character takes four bytes, and the last one may be cut: 41 are left, one more than fit.
  let isWhole = text.count <= 160
  let head = isWhole ? String(decoding: text, as: UTF8.self) : wholeCharacters(text.prefix(168))
  var short = ""
  var count = 0
  for scalar in head.unicodeScalars {
    guard count < 40 else { return short + "…" }
    short.unicodeScalars.append(scalar.properties.generalCategory == .control ? " " : scalar)
    count += 1
  }
  return short
}

/// The text of bytes without a character that is cut at their end.
private func wholeCharacters(_ bytes: some Collection<UInt8>) -> String {
  var bytes = Array(bytes)
  while let last = bytes.last, last & 0xC0 == 0x80 { bytes.removeLast() }
  if bytes.last.map({ $0 >= 0x80 }) ?? false { bytes.removeLast() }
  return String(decoding: bytes, as: UTF8.self)
}

/// A message without its middle where that is longer than anybody reads.
package func bounded(_ message: String) -> String {
  guard message.utf8.count > 2 * longestEnd else { return message }
  return wholeCharacters(message.utf8.prefix(longestEnd)) + "…"
    + String(decoding: message.utf8.suffix(longestEnd).drop { $0 & 0xC0 == 0x80 }, as: UTF8.self)
}

/// How many bytes of either end of a long message are shown.
private let longestEnd = 1_000
