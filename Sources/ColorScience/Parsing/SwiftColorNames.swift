/// Colors by the names that Swift has for them: `UIColor.white`, `Color.primary`, `.accentColor`.
extension ForeignText {
  /// The type in front of a name, and what follows its dot.
  var swiftType: (isSwiftUI: Bool, rest: Substring)? {
    for (type, isSwiftUI) in Self.types {
      if let rest = text.after(type) { return (isSwiftUI, rest) }
    }
    return nil
  }

  private static let types = [
    ("UIKit.UIColor", false), ("UIColor", false), ("NSColor", false), ("SwiftUI.Color", true),
    ("Color", true),
  ]

  /// A name of Swift behind its type or a dot, with what may be called on it.
  var asSwiftName: ColorSyntaxError? {
    let type = swiftType
    let rest = type?.rest ?? text
    let isMember = rest.first == "."
    guard isMember || type == nil else { return nil }
    let name = isMember ? rest.dropFirst().leadingName : rest.leadingName
    guard !name.isEmpty else { return nil }
    let tail = rest.dropFirst(name.count + (isMember ? 1 : 0))
    if type == nil, tail.isEmpty { return asSwiftUIMember(name) }
    guard type != nil || Self.calls.contains(where: { tail.hasPrefix($0) }) else { return nil }
    if Self.appTints.contains(String(name)) { return followsApp }
    let plain =
      isMember ? Self.color(named: name, isSwiftUI: type?.isSwiftUI ?? false) : String(name)
    return swift(text, is: plain.flatMap { Self.color($0, with: tail) })
  }

  /// `.primary`, which only SwiftUI has, or a name of Objective-C such as `.whiteColor`.
  private func asSwiftUIMember(_ name: Substring) -> ColorSyntaxError? {
    guard text.first == ".", UIKitColor(String(name)) == nil else { return nil }
    if Self.appTints.contains(String(name)) { return followsApp }
    if let color = Self.swiftUI[String(name)] {
      return error(
        "'\(text)' is SwiftUI's; UIKit calls it '\(color)'", writing: color)
    }
    guard let short = Self.withoutColor(name) else { return nil }
    return error("UIKit spells this color '.\(short)'", writing: "." + short)
  }

  /// What to say of the tint that an app, a window or a view has.
  private var followsApp: ColorSyntaxError {
    error("'\(text)' follows the app's tint, which a theme does not know; write the color itself")
  }

  /// What may be called on a color.
  private static let calls = [".opacity(", ".withAlphaComponent(", ".cgColor"]

  /// Names of the tint around a view.
  private static let appTints: Set<String> = ["accentColor", "tint", "tintColor", "controlAccent"]

  /// Names that SwiftUI has and UIKit has not, and what they are there.
  private static let swiftUI = ["primary": ".label", "secondary": ".secondaryLabel"]

  /// A color as a theme names it, nil where it has no such color.
  ///
  /// SwiftUI's hues are UIKit's system colors: `Color.blue` is `UIColor.systemBlue`.
  private static func color(named name: Substring, isSwiftUI: Bool) -> String? {
    if isSwiftUI {
      if let color = swiftUI[String(name)] { return color }
      let system = "system" + name.prefix(1).uppercased() + name.dropFirst()
      if UIKitColor(system) != nil { return "." + system }
    }
    if UIKitColor(String(name)) != nil { return ".\(name)" }
    return withoutColor(name).map { "." + $0 }
  }

  /// UIKit's name in one that ends in `Color`, as in Objective-C and AppKit.
  private static func withoutColor(_ name: Substring) -> String? {
    guard name.hasSuffix("Color") else { return nil }
    let short = String(name.dropLast(5))
    return UIKitColor(short) == nil ? nil : short
  }

  /// A color with an alpha that is called on it; nil where a theme has no such color, as of system colors.
  private static func color(_ color: String, with tail: Substring) -> String? {
    if tail.isEmpty || tail == ".cgColor" { return color }
    guard let call = calls.first(where: { $0.hasSuffix("(") && tail.hasPrefix($0) }),
      tail.last == ")",
      let alpha = ForeignComponents.number(String(tail.dropFirst(call.count).dropLast())),
      alpha <= 1
    else { return nil }
    let literal =
      color.first == "."
      ? UIKitColor.classic[String(color.dropFirst())]
      : CSSColor.named(color.lowercased()).map { Color(.srgb, $0.components, alpha: $0.alpha) }
    guard let literal, literal.alpha == 1, literal.colorSpace != .displayP3 else { return nil }
    let parts = [literal.srgb.x, literal.srgb.y, literal.srgb.z].map(ForeignComponents.percentage)
    return "rgb(\(parts.joined(separator: " ")) / \(ForeignComponents.shown(alpha)))"
  }
}
