/// How many columns of a terminal a character takes: 0, 1 or 2.
func displayWidth(of scalar: Unicode.Scalar) -> Int {
  if scalar.value < 0x300 { return 1 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  default: break
  }
  if laterJamo.contains(where: { $0.contains(scalar.value) }) { return 0 }
  let isFlagLetter = (0x1F1E6...0x1F1FF).contains(scalar.value)
  if scalar.properties.isEmojiPresentation && !isFlagLetter { return 2 }
  return wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
}

/// Vowels and final consonants of Hangul, which stand in the columns of the consonant before them.
private let laterJamo: [ClosedRange<UInt32>] = [0x1160...0x11FF, 0xD7B0...0xD7FB]

/// The blocks whose characters are wide or full-width in UAX #11.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C,
  0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
  0xFFE0...0xFFE6, 0x16FE0...0x16FF1, 0x17000...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265,
  0x20000...0x3FFFD,
]
