package enum ColorDepth: Sendable, Hashable {
  case none
  /// The 256 colors of xterm.
  case indexed
  /// 24 bits.
  case full
}

package struct Swatch: Sendable {
  private let depth: ColorDepth

  /// In columns, with the trailing space.
  package static let width = 3

  package init(_ depth: ColorDepth) {
    self.depth = depth
  }

  /// Two cells in an sRGB color and a space; empty without colors.
  package func text(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> String {
    switch depth {
    case .none: ""
    case .indexed: "\u{1B}[48;5;\(Self.index(red, green, blue))m  \u{1B}[0m "
    case .full: "\u{1B}[48;2;\(red);\(green);\(blue)m  \u{1B}[0m "
    }
  }

  /// The nearest of xterm's colors from 16 on: a cube of 6 by 6 by 6, and 24 grays.
  static func index(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
    let levels = [0, 95, 135, 175, 215, 255]
    let wanted = [Int(red), Int(green), Int(blue)]
    func distance(_ color: [Int]) -> Int {
      zip(color, wanted).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    let cube = wanted.map { value in
      levels.indices.min { abs(levels[$0] - value) < abs(levels[$1] - value) } ?? 0
    }
    let mean = wanted.reduce(0, +) / 3
    let gray = min(23, max(0, (mean - 3) / 10))
    let grayLevel = 8 + 10 * gray
    return distance([grayLevel, grayLevel, grayLevel]) < distance(cube.map { levels[$0] })
      ? 232 + gray : 16 + 36 * cube[0] + 6 * cube[1] + cube[2]
  }
}

extension Swatch {
  /// Splits a text before each color of `#` and six or eight digits, which gets a swatch.
  package func pieces(of text: String) -> [(swatch: String, text: String)] {
    guard depth != .none, text.utf8.contains(UInt8(ascii: "#")) else { return [("", text)] }
    let bytes = Array(text.utf8)
    var pieces: [(swatch: String, text: String)] = []
    var start = 0
    var swatch = ""
    for offset in bytes.indices where bytes[offset] == UInt8(ascii: "#") {
      guard let color = Self.color(in: bytes, at: offset) else { continue }
      pieces.append((swatch, String(decoding: bytes[start..<offset], as: UTF8.self)))
      swatch = self.text(color[0], color[1], color[2])
      start = offset
    }
    pieces.append((swatch, String(decoding: bytes[start...], as: UTF8.self)))
    return pieces
  }

  private static func color(in bytes: [UInt8], at offset: Int) -> [UInt8]? {
    let word = bytes[(offset + 1)...].prefix { $0.isDigit || $0.isLetter }
    guard word.count == 6 || word.count == 8,
      let value = UInt64(String(decoding: word, as: UTF8.self), radix: 16)
    else { return nil }
    let rgb = word.count == 8 ? value >> 8 : value
    return [16, 8, 0].map { UInt8(truncatingIfNeeded: rgb >> UInt64($0)) }
  }
}
