import OutputText

/// The error of a color as Swift, a design tool or a word processor writes it; nil for other texts.
package func foreignColor(_ bytes: ArraySlice<UInt8>) -> ColorSyntaxError? {
  guard bytes.count <= 200, !isPlain(bytes) else { return nil }
  let inner = bytes.trimmed
  let whole = String(decoding: inner, as: UTF8.self)
  guard let found = patterns.lazy.compactMap({ $0(Substring(whole)) }).first else { return nil }
  let part = found.part ?? Substring(whole)
  let start = whole.utf8.distance(from: whole.startIndex, to: part.startIndex)
  return ColorSyntaxError(
    found.message, offset: inner.startIndex - bytes.startIndex + start, count: part.utf8.count,
    suggestion: found.color.flatMap { isColor($0) ? $0 : nil }, isExact: true)
}

/// True if no pattern matches a text: a word that is no number, `#` or `.` and a word, or an unknown function.
///
/// Patterns take about a tenth of a millisecond, too long for files full of such texts.
private func isPlain(_ text: ArraySlice<UInt8>) -> Bool {
  guard let first = text.first, text.allSatisfy({ $0 < 0x80 }) else { return false }
  let hasMark = first == UInt8(ascii: "#") || first == UInt8(ascii: ".")
  let name = (hasMark ? text.dropFirst() : text).prefix { $0.isNameByte }
  if name.endIndex == text.endIndex { return hasMark || !name.allSatisfy(\.isDigit) }
  let word = String(decoding: name, as: UTF8.self).lowercased()
  return !hasMark && !name.isEmpty && text[name.endIndex] == UInt8(ascii: "(")
    && text.last == UInt8(ascii: ")") && !word.hasPrefix("hs") && !word.hasSuffix("color")
}

/// The name in a call such as `UIColor(named: "milk")`; nil for other texts.
package func assetName(calledBy text: String) -> String? {
  guard let arguments = text.wholeMatch(of: swiftCall)?.1 else { return nil }
  return arguments.wholeMatch(of: /(?:named?: *)?(["'])(.+?)\1 *(?:,.*)?/).map { String($0.2) }
}

/// A message, the part of the text at fault, by default all of it, and the color to write.
private typealias Found = (message: String, part: Substring?, color: String?)

/// The ways in which others write colors, the surest signs first.
private let patterns: [@Sendable (Substring) -> Found?] = [
  // “#FFF8F0”
  { text in
    TypographicQuotes.stripped(String(text)).map { inner in
      let mark = text.hasPrefix(inner) ? text.suffix(1) : text.prefix(1)
      let message = "'\(mark)' is a typographic quote; quotes of a theme are straight"
      return (message, mark, color(meantBy: inner))
    }
  },
  // Quotes within the file's quotes.
  { text in
    text.wholeMatch(of: /(["'`])(.*)\1/).map {
      ("quotes go around the whole color, not inside it", $0.1, color(meantBy: String($0.2)))
    }
  },
  { text in
    let scalars = text.unicodeScalars
    guard let place = scalars.firstIndex(where: { UnusualBlank($0.value) != nil }),
      let blank = UnusualBlank(scalars[place].value)
    else { return nil }
    let part = text[place..<scalars.index(after: place)]
    return (blank.advice, part, color(meantBy: UnusualBlank.replaced(in: String(text))))
  },
  // #FFF8F0;
  { text in
    guard let match = text.wholeMatch(of: /(.*?)\s*([;,])/), isColor(String(match.1)) else {
      return nil
    }
    return ("'\(match.2)' follows the end of the color", match.2, String(match.1))
  },
  // 16775408; eight digits of this size are a number, since none of them is a letter.
  { text in
    guard text.wholeMatch(of: /[0-9]{7,10}/) != nil, let value = UInt64(text) else { return nil }
    guard value > 0xFF_FFFF || text.first == "0" else {
      let hex = "#" + String(0x100_0000 + value, radix: 16, uppercase: true).dropFirst()
      return ("'\(text)' is a number, which is \(hex) in hexadecimal", nil, hex)
    }
    guard text.count > 8, value <= 0xFFFF_FFFF else { return nil }
    return ("'\(text)' is a number; write its hexadecimal digits behind '#'", nil, nil)
  },
  // 255, 248, 240
  { text in
    guard let match = text.wholeMatch(of: /\(?([0-9.%, ]+)\)?/) else { return nil }
    let values = match.1.split { ", ".contains($0) }.map(String.init)
    return ForeignComponents.rgb(values, "write components as rgb(…)").map { ($0, nil, $1) }
  },
  // hsb(20, 50%, 50%)
  { text in
    guard text.last == ")", let match = text.wholeMatch(of: /((?i)hs[bv]a?)\((.*)\)/) else {
      return nil
    }
    let values = match.2.split { ", /".contains($0) }.map(String.init)
    let color = ForeignComponents.hsb.css(values)
    let message = "CSS has no '\(match.1)()', whose brightness is not the lightness of hsl()"
    return (message + ForeignComponents.advice(color), match.1, color)
  },
  // Color("milk")
  { text in
    assetName(calledBy: String(text)).map {
      let advice = "list its catalog under 'tokens' and write \"{\($0)}\""
      return ("'\(text)' looks up an asset; \(advice)", nil, nil)
    }
  },
  // UIColor(red: 1, green: 0.5, blue: 0.2, alpha: 1)
  { text in
    text.wholeMatch(of: swiftCall).map { swift(text, color(ofArguments: String($0.1))) }
  },
  // UIColor.white, white.opacity(0.5)
  { text in
    guard let (_, type, dot, name, tail) = text.wholeMatch(of: swiftMember)?.output else {
      return nil
    }
    let isCall = [".cgColor", ".opacity(", ".withAlphaComponent("].contains { tail.hasPrefix($0) }
    guard type != nil || isCall else { return nil }
    if let reason = ForeignWords.reason(".\(name)") { return ("'\(text)' \(reason)", nil, nil) }
    let isSwiftUI = type == "Color" || type == "SwiftUI.Color"
    let color =
      type == nil && dot == nil
      ? String(name)
      : ForeignWords.uiKitName(String(name), isSwiftUI: isSwiftUI).map { "." + $0 }
    return swift(text, color.flatMap { call(tail, on: $0) })
  },
]

// Written as local constants, patterns are parsed anew each time; matching needs no exclusive access.
private nonisolated(unsafe) let swiftCall =
  /\s*(?:#colorLiteral|(?:UIKit\.)?UIColor|NSColor|(?:SwiftUI\.)?Color)(?:\.init)?\((.*)\)\s*/
private nonisolated(unsafe) let swiftMember =
  /(?:((?:UIKit\.)?UIColor|NSColor|(?:SwiftUI\.)?Color)\.|(\.)?)([A-Za-z0-9_]+)(.*)/

private func swift(_ text: Substring, _ color: String?) -> Found {
  let form = "a color such as \"#RRGGBB\", \".systemBlue\" or \"{name}\""
  return ("'\(text)' is Swift; write \(color.map { "\"\($0)\"" } ?? form)", nil, color)
}

/// The color of a call if all its arguments are written out: digits, another color, or components of 0 to 1.
private func color(ofArguments arguments: String) -> String? {
  let digits = /(?:hex|rgb|hexString): *["']?(?:0x|#)?([0-9A-Fa-f]{6})["']?/
  if let hex = arguments.wholeMatch(of: digits)?.1 { return "#" + hex.uppercased() }
  if let color = color(meantBy: arguments.replacing(/^(?:ui|cg)Color: */, with: "")) {
    return color
  }
  let call = arguments.wholeMatch(of: /(?:\s*(\.\w+)\s*,)?(.*)/)
  guard let call, var space = swiftSpaces[call.1 ?? ".sRGB"] else { return nil }
  var entries: [(key: String, value: Double)] = []
  let component = /\s*(\S+?)\s*:\s*(\S+?)\s*(?:\/\s*(\S+?)\s*)?/
  for argument in call.2.split(separator: ",") {
    guard let parts = argument.wholeMatch(of: component), let dividend = Double(parts.2),
      let divisor = Double(parts.3 ?? "1"), divisor > 0
    else { return nil }
    if parts.1 == "displayP3Red" { space = "display-p3" }
    let keys = ["white": ["red", "green", "blue"], "displayP3Red": ["red"]][parts.1]
    entries += (keys ?? [String(parts.1)]).map { ($0, dividend / divisor) }
  }
  return ForeignComponents.allCases.lazy.compactMap { model in
    model.ordered(entries).flatMap { model.css($0, in: space) }
  }.first
}

private let swiftSpaces: [Substring: String] = [
  ".sRGB": "srgb", ".sRGBLinear": "srgb-linear", ".displayP3": "display-p3",
]

/// A color with the alpha of a call; nil for the system's colors, which have no single value.
private func call(_ call: Substring, on color: String) -> String? {
  if call.isEmpty || call == ".cgColor" { return color }
  guard let alpha = call.wholeMatch(of: /\.[A-Za-z]+\((.*)\)/).flatMap({ Double($0.1) }),
    let color = color.first == "."
      ? UIKitColor.classic[String(color.dropFirst())]
      : CSSColor.named(color.lowercased()).map({ Color(.srgb, $0.components, alpha: $0.alpha) }),
    color.alpha == 1
  else { return nil }
  return ForeignComponents.rgb.css([color.srgb.x, color.srgb.y, color.srgb.z, alpha])
}

private func isColor(_ text: String) -> Bool {
  (try? parseColor(Array(text.utf8)[...], suggests: false)) != nil
}

/// A text that is a color, or the color that it means elsewhere, without white space around it.
func color(meantBy text: String) -> String? {
  let bytes = Array(text.utf8)[...].trimmed
  let inner = String(decoding: bytes, as: UTF8.self)
  return isColor(inner) ? inner : foreignColor(bytes)?.suggestion
}
