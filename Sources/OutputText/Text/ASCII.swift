extension UInt8 {
  @inlinable package var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  @inlinable package var isLetter: Bool {
    self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z")
  }

  /// The first byte of a CSS name, except a hyphen; includes non-ASCII.
  @inlinable package var isNameStart: Bool { isLetter || self == UInt8(ascii: "_") || self >= 0x80 }

  /// A further byte of a CSS name.
  @inlinable package var isNameByte: Bool { isNameStart || isDigit || self == UInt8(ascii: "-") }

  @inlinable package var isCSSWhitespace: Bool {
    self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D || self == 0x0C
  }

  @inlinable package var hexValue: UInt8? {
    if isDigit { return self - UInt8(ascii: "0") }
    let letter = self | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "f")
      ? letter - UInt8(ascii: "a") + 10 : nil
  }

  @inlinable package var asciiLowercased: UInt8 {
    self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without CSS white space at both ends.
  package var trimmed: ArraySlice<UInt8> {
    var inner = drop(while: \.isCSSWhitespace)
    while inner.last?.isCSSWhitespace == true { inner = inner.dropLast() }
    return inner
  }
}
