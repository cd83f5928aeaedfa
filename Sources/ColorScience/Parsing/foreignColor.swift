import OutputText

/// The error of a color as Swift, a design tool or a word processor writes it; nil for other texts.
package func foreignColor(_ bytes: ArraySlice<UInt8>) -> ColorSyntaxError? {
  guard bytes.count <= 200, !isPlain(bytes) else { return nil }
  let whole = String(decoding: bytes, as: UTF8.self)
  let text = Substring(whole).withoutBlanks
  for pattern in patterns {
    guard let found = pattern(text) else { continue }
    let part = found.part ?? text
    return ColorSyntaxError(
      found.message, offset: whole.utf8.distance(from: whole.startIndex, to: part.startIndex),
      count: part.utf8.count, suggestion: found.color.flatMap { isColor($0) ? $0 : nil },
      isExact: true)
  }
  return nil
}

/// True for texts that match no pattern, since patterns take about a tenth of a millisecond.
private func isPlain(_ text: ArraySlice<UInt8>) -> Bool {
  guard let first = text.first, !first.isDigit, text.allSatisfy({ $0 < 0x80 }) else { return false }
  let hasMark = first == UInt8(ascii: "#") || first == UInt8(ascii: ".")
  let name = (hasMark ? text.dropFirst() : text).prefix { $0.isNameByte }
  let word = Substring(decoding: name, as: UTF8.self)
  if name.endIndex == text.endIndex {
    return first != UInt8(ascii: ".")
      || !appTints.contains(word) && uiKit(word, isSwiftUI: false) == nil
  }
  return !hasMark && !name.isEmpty && text[name.endIndex] == UInt8(ascii: "(")
    && text.last == UInt8(ascii: ")") && !word.lowercased().hasPrefix("hs")
    && !word.lowercased().hasSuffix("color")
}

/// The name in a call such as `UIColor(named: "milk")`; nil for other texts.
package func assetName(calledBy text: String) -> String? {
  guard let arguments = swiftArguments(Substring(text).withoutBlanks) else { return nil }
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
    let plain = Substring(UnusualBlank.replaced(in: String(text))).withoutBlanks
    let part = text[place..<scalars.index(after: place)]
    return (blank.advice, part, color(meantBy: String(plain)))
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
  { text in swiftArguments(text).map { swift(text, color(ofArguments: $0)) } },
  // UIColor.white, .primary, white.opacity(0.5)
  { text in
    guard let (_, type, dot, name, tail) = text.wholeMatch(of: member)?.output else { return nil }
    let isCall = [".cgColor", ".opacity(", ".withAlphaComponent("].contains { tail.hasPrefix($0) }
    let isMember = dot != nil && tail.isEmpty && UIKitColor(String(name)) == nil
    guard type != nil || isCall || isMember else { return nil }
    if appTints.contains(name) {
      let advice = "which a theme does not know; write the color itself"
      return ("'\(text)' follows the app's tint, \(advice)", nil, nil)
    }
    let isSwiftUI = type == "Color" || type == "SwiftUI.Color"
    let isName = type == nil && dot == nil
    let color = isName ? String(name) : uiKit(name, isSwiftUI: isSwiftUI)
    guard type == nil, !isCall else { return swift(text, color.flatMap { call(tail, on: $0) }) }
    guard let color else { return nil }
    return swiftUINames[name] == nil
      ? ("UIKit spells this color '\(color)'", nil, color)
      : ("'\(text)' is SwiftUI's; UIKit calls it '\(color)'", nil, color)
  },
]

/// A constant, as a local pattern is parsed on each call; matching needs no exclusive access.
private nonisolated(unsafe) let member =
  /(?:((?:UIKit\.)?UIColor|NSColor|(?:SwiftUI\.)?Color)\.|(\.)?)([A-Za-z0-9_]+)(.*)/

private func swift(_ text: Substring, _ color: String?) -> Found {
  let form = "a color such as \"#RRGGBB\", \".systemBlue\" or \"{name}\""
  return ("'\(text)' is Swift; write \(color.map { "\"\($0)\"" } ?? form)", nil, color)
}

private func swiftArguments(_ text: Substring) -> Substring? {
  // The pattern is parsed on each call.
  guard text.last == ")" else { return nil }
  let type = /(?:#colorLiteral|(?:UIKit\.)?UIColor|NSColor|(?:SwiftUI\.)?Color)(?:\.init)?\((.*)\)/
  return text.wholeMatch(of: type)?.1
}

/// The color of literal arguments: digits, another color, or components of 0...1.
private func color(ofArguments arguments: Substring) -> String? {
  let digits = /(?:hex|rgb|hexString): *["']?(?:0x|#)?([0-9A-Fa-f]{6})["']?/
  if let hex = arguments.wholeMatch(of: digits)?.1 { return "#" + hex.uppercased() }
  let inner = arguments.replacing(/^(?:ui|cg)Color: */, with: "")
  if let color = color(meantBy: String(inner)) { return color }
  var space = "srgb"
  var entries: [(key: String, value: Double)] = []
  for argument in arguments.split(separator: ",") {
    let sides = argument.split(separator: ":", maxSplits: 1).map { String($0.withoutBlanks) }
    if sides.count == 1, entries.isEmpty, let known = swiftSpaces[sides[0]] {
      space = known
      continue
    }
    let quotient = sides.last?.split(separator: "/").map { Double($0.withoutBlanks) } ?? []
    guard sides.count == 2, quotient.count <= 2, let dividend = quotient.first ?? nil,
      let divisor = quotient.count == 2 ? quotient[1] : 1, divisor > 0
    else { return nil }
    if sides[0] == "displayP3Red" { space = "display-p3" }
    let keys = sides[0] == "white" ? ["red", "green", "blue"] : [sides[0]]
    entries += keys.map { ($0 == "displayP3Red" ? "red" : $0, dividend / divisor) }
  }
  return ForeignComponents.allCases.lazy.compactMap { model in
    model.ordered(entries).flatMap { model.css($0, in: space) }
  }.first
}

private let appTints: [Substring] = ["accentColor", "tint", "tintColor", "controlAccent"]

private let swiftSpaces = [
  ".sRGB": "srgb", ".sRGBLinear": "srgb-linear", ".displayP3": "display-p3",
]

private let swiftUINames: [Substring: String] = [
  "primary": ".label", "secondary": ".secondaryLabel",
]

/// UIKit's color by its name in Swift or Objective-C; SwiftUI's hues are the system's colors.
private func uiKit(_ name: Substring, isSwiftUI: Bool) -> String? {
  let hue = "system" + name.prefix(1).uppercased() + name.dropFirst()
  let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : ""
  let names = (isSwiftUI ? [hue] : []) + [String(name), short]
  return swiftUINames[name] ?? names.first { UIKitColor($0) != nil }.map { "." + $0 }
}

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

func color(meantBy text: String) -> String? {
  isColor(text) ? text : foreignColor(Array(text.utf8)[...])?.suggestion
}

extension Substring {
  fileprivate var withoutBlanks: Substring {
    // A carriage return and a line feed are one character.
    let isBlank: (Character) -> Bool = { " \t\n\r\r\n".contains($0) }
    var inner = drop(while: isBlank)
    while let last = inner.last, isBlank(last) { inner.removeLast() }
    return inner
  }
}
