package import OutputText

/// A displayable color: gamma-encoded components of a screen's color space and alpha.
@usableFromInline package struct Color: Hashable, Sendable {
  package var colorSpace: ColorSpace
  /// Gamma-encoded, 0...1; beyond that only after compositing wide colors.
  package var red: Double
  package var green: Double
  package var blue: Double
  /// Not premultiplied, 0...1.
  @usableFromInline package var alpha: Double

  /// Components must be in 0...1.
  package init(
    _ colorSpace: ColorSpace = .srgb, red: Double, green: Double, blue: Double, alpha: Double = 1
  ) {
    self.colorSpace = colorSpace
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates an sRGB color from 8-bit components, each exactly k/255.
  package init(hex8 red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8 = 255) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
      alpha: Double(alpha) / 255)
  }

  init(_ colorSpace: ColorSpace, _ components: SIMD3<Double>, alpha: Double) {
    self.init(
      colorSpace, red: components.x, green: components.y, blue: components.z, alpha: alpha)
  }

  package static let black = Color(red: 0, green: 0, blue: 0)
  package static let white = Color(red: 1, green: 1, blue: 1)
  package var components: SIMD3<Double> { SIMD3(red, green, blue) }
  package var isAchromatic: Bool { red == green && green == blue }

  /// True if components differ only by rounding, so the hue has no meaning.
  var isGray: Bool { isAchromatic || components.max() - components.min() < 1e-9 }

  package func withAlpha(_ alpha: Double) -> Color {
    Color(colorSpace, components, alpha: alpha)
  }
}

@usableFromInline package enum ColorSpace: UInt8, Sendable, Hashable {
  /// As in `UIColor(red:green:blue:alpha:)`.
  case srgb
  /// As in `UIColor(displayP3Red:green:blue:alpha:)`.
  case displayP3

  /// Unclipped linear-light components of an OKLab color.
  func linear(oklab: SIMD3<Double>) -> SIMD3<Double> {
    (self == .srgb ? Matrices.srgbFromLMS : Matrices.displayP3FromLMS) * OKLab.lms(oklab)
  }

  func oklab(linear: SIMD3<Double>) -> SIMD3<Double> {
    OKLab.fromLMS((self == .srgb ? Matrices.lmsFromSRGB : Matrices.lmsFromDisplayP3) * linear)
  }
}

extension Color {
  /// Gamma-encoded sRGB, unclipped: below 0 or above 1 for a P3 color outside sRGB.
  package var srgb: SIMD3<Double> {
    switch colorSpace {
    case .srgb: components
    case .displayP3: isAchromatic ? components : TransferCurve.encoded(linearSRGB)
    }
  }

  package var linearSRGB: SIMD3<Double> {
    let linear = TransferCurve.linear(components)
    return colorSpace == .srgb ? linear : Matrices.srgbFromDisplayP3 * linear
  }

  /// Gamma-encoded Display P3, unclipped.
  package var displayP3: SIMD3<Double> {
    switch colorSpace {
    case .displayP3: components
    case .srgb:
      isAchromatic
        ? components
        : TransferCurve.encoded(Matrices.displayP3FromSRGB * TransferCurve.linear(components))
    }
  }

  package var isOutsideSRGB: Bool {
    colorSpace != .srgb && !srgb.isInUnitCube(tolerance: 1e-9)
  }

  /// The color of a screen that clips each component to sRGB.
  package var clippedToSRGB: Color {
    isOutsideSRGB ? Color(.srgb, srgb.clampedToUnitCube, alpha: alpha) : self
  }

  /// Lightness 0...1, two opponent axes about -0.4...0.4.
  package var oklab: SIMD3<Double> {
    colorSpace.oklab(linear: TransferCurve.linear(components))
  }

  /// Lightness 0...1, chroma from 0, hue in degrees 0..<360.
  package var oklch: SIMD3<Double> { Polar.fromRectangular(oklab) }
}

/// The distance in OKLab, 0...1; alpha is ignored.
package func deltaEOK(_ a: Color, _ b: Color) -> Double {
  a.oklab.distance(to: b.oklab)
}

extension Color {
  /// `#RRGGBB`, or `#RRGGBBAA` if translucent; sRGB bytes, rounded half up.
  package var hex: String {
    String(unsafeUninitializedCapacity: 9) { digits in
      var end = 0
      writeHex { byte in
        digits[end] = byte
        end += 1
      }
      return end
    }
  }

  package func appendHex(to buffer: inout ByteBuffer) {
    writeHex { buffer.append(byte: $0) }
  }

  private func writeHex(_ write: (UInt8) -> Void) {
    let components = srgb
    write(UInt8(ascii: "#"))
    for index in 0..<(alpha < 1 ? 4 : 3) {
      let byte = Self.byte(index < 3 ? components[index] : alpha)
      write(Self.digit(byte >> 4))
      write(Self.digit(byte & 15))
    }
  }

  /// Parses `#RGB` to `#RRGGBBAA`; nil for other texts.
  package init?(hexDigits text: ArraySlice<UInt8>) {
    guard text.first == UInt8(ascii: "#") else { return nil }
    self.init(hexWithoutHash: text.dropFirst())
  }

  /// Parses 3, 4, 6 or 8 hexadecimal digits, CSS Color 4 §5.2; nil for other bytes.
  init?(hexWithoutHash digits: ArraySlice<UInt8>) {
    let isShort = digits.count == 3 || digits.count == 4
    guard isShort || digits.count == 6 || digits.count == 8 else { return nil }
    var value: UInt32 = 0
    for byte in digits {
      guard let digit = byte.hexValue else { return nil }
      value = value << 4 | UInt32(digit)
      if isShort { value = value << 4 | UInt32(digit) }
    }
    if digits.count % 4 != 0 { value = value << 8 | 0xFF }
    self.init(rgba: value)
  }

  init(rgba: UInt32) {
    func component(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
    self.init(red: component(24), green: component(16), blue: component(8), alpha: component(0))
  }

  /// Components and alpha rounded half up.
  package var roundedTo8Bits: Color {
    Color(
      colorSpace,
      red: Double(Self.byte(red)) / 255,
      green: Double(Self.byte(green)) / 255,
      blue: Double(Self.byte(blue)) / 255,
      alpha: Double(Self.byte(alpha)) / 255)
  }

  private static func byte(_ component: Double) -> UInt8 {
    component > 0 ? UInt8(255 * Swift.min(1, component) + 0.5) : 0
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  /// In theme notation: `#RRGGBB` or, if the alpha is exact, `#RRGGBBAA`, for 8-bit sRGB.
  package var cssText: String {
    if colorSpace == .srgb, roundedTo8Bits.alpha == alpha { return hex }
    let opacity = alpha < 1 ? " / \(NumberText.shortest(alpha))" : ""
    switch colorSpace {
    case .srgb:
      let codes = (components * 255).rounded(.toNearestOrAwayFromZero)
      let numbers = [codes.x, codes.y, codes.z].map { NumberText.shortest($0) }
      return "rgb(\(numbers.joined(separator: " "))\(opacity))"
    case .displayP3:
      let numbers = [red, green, blue].map { NumberText.shortest($0) }
      return "color(display-p3 \(numbers.joined(separator: " "))\(opacity))"
    }
  }
}
