/// A path in the notation of git and GNU diff: verbatim, or quoted with C escapes if necessary.
package func quotedPath(_ path: String) -> String {
  // Readers of diffs misinterpret spaces at either end.
  var needsQuotes = path.utf8.first == UInt8(ascii: " ") || path.utf8.last == UInt8(ascii: " ")
  let quoted = rewritten(path) { scalar, isSafe in
    let letter = escapes[scalar]
    guard letter != nil || !isSafe else { return nil }
    needsQuotes = true
    return letter.map { "\\\($0)" }
      ?? PathText.bytes(scalar).map { "\\" + padded(String($0, radix: 8), to: 3) }.joined()
  }
  return needsQuotes ? "\"\(quoted)\"" : path
}

private let escapes: [Unicode.Scalar: Character] = [
  "\u{7}": "a", "\u{8}": "b", "\t": "t", "\n": "n", "\u{B}": "v", "\u{C}": "f", "\r": "r",
  "\"": "\"", "\\": "\\",
]
