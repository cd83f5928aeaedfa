/// Returns at most 40 characters on one line.
package func shortened(_ text: String) -> String {
  var text = text
  return text.withUTF8 { shortened($0) }
}

/// Reads no more of the UTF-8 than is shown.
package func shortened(_ text: some Collection<UInt8>) -> String {
  if text.count <= 40, text.allSatisfy({ (0x20..<0x7F).contains($0) }) {
    return String(decoding: text, as: UTF8.self)
  }
  // Characters take at most four bytes, and the last may be cut: 41 remain, one more than fits.
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

private func wholeCharacters(_ bytes: some Collection<UInt8>) -> String {
  var bytes = Array(bytes)
  while let last = bytes.last, last & 0xC0 == 0x80 { bytes.removeLast() }
  if bytes.last.map({ $0 >= 0x80 }) ?? false { bytes.removeLast() }
  return String(decoding: bytes, as: UTF8.self)
}

/// Removes the middle of a very long message.
package func bounded(_ message: String) -> String {
  guard message.utf8.count > 2 * longestEnd else { return message }
  return wholeCharacters(message.utf8.prefix(longestEnd)) + "…"
    + String(decoding: message.utf8.suffix(longestEnd).drop { $0 & 0xC0 == 0x80 }, as: UTF8.self)
}

/// In bytes.
private let longestEnd = 1_000
