/// A path on one line of a file, as git and GNU diff write it: as it is, or between quotes and
/// escaped as in C where it would not be read back otherwise.
///
/// No two paths are written alike: what begins with a quote is escaped.
package func quotedPath(_ path: String) -> String {
  var reader = SafeTextReader()
  var quoted = ""
  // Readers of differences take blanks at either end for something else.
  var needsQuotes = path.utf8.first == UInt8(ascii: " ") || path.utf8.last == UInt8(ascii: " ")
  for scalar in path.unicodeScalars {
    let isSafe = reader.isSafe(scalar)
    if isSafe, scalar != "\"", scalar != "\\" {
      quoted.unicodeScalars.append(scalar)
      continue
    }
    needsQuotes = true
    if let letter = escapes[scalar] {
      quoted += "\\\(letter)"
    } else {
      for byte in PathText.bytes(scalar) {
        let digits = String(byte, radix: 8)
        quoted += "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
      }
    }
  }
  return needsQuotes ? "\"\(quoted)\"" : path
}

private let escapes: [Unicode.Scalar: Character] = [
  "\u{7}": "a", "\u{8}": "b", "\t": "t", "\n": "n", "\u{B}": "v", "\u{C}": "f", "\r": "r",
  "\"": "\"", "\\": "\\",
]
