extension UInt8 {
  /// A decimal digit.
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  var isLetter: Bool { self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z") }

  /// What a CSS name may start with, apart from a hyphen; other than ASCII included.
  var isNameStart: Bool { isLetter || self == UInt8(ascii: "_") || self >= 0x80 }

  /// What a CSS name may go on with.
  var isNameByte: Bool { isNameStart || isDigit || self == UInt8(ascii: "-") }

  /// Space, tab, line feed, carriage return or form feed.
  var isCSSWhitespace: Bool {
    self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D || self == 0x0C
  }

  /// The value of a hexadecimal digit, 0...15.
  var hexValue: UInt8? {
    if isDigit { return self - UInt8(ascii: "0") }
    let letter = self | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "f")
      ? letter - UInt8(ascii: "a") + 10 : nil
  }

  /// An ASCII letter in lower case; any other byte as it is.
  var asciiLowercased: UInt8 {
    self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self
  }
}
