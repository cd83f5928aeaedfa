import ColorScience
import ThemeSyntax

extension Evaluator {
  func isColorType(_ type: SwiftTypeName) -> Bool { UIKitType.isColor(type) }

  /// A color of UIKit or SwiftUI by its name in that type.
  func systemColor(_ name: String, of type: SwiftTypeName) -> CodeValue? {
    let name = type == "Color" ? UIKitColor.swiftUINames[name] ?? name : name
    if let color = Self.formerNames[name] { return .color(color) }
    guard let color = UIKitColor(name) else { return nil }
    let variants = color.variants(in: .ios15)
    // A color that is never seen is no color of a bar.
    if name == "clear" || !variants.isUniform {
      return .color(TraitColor(.system(name, alpha: 1)))
    }
    return .color(TraitColor(.color(variants.light)))
  }

  /// Colors of UIKit's that are no longer among its adaptive ones.
  static let formerNames: [String: TraitColor] = [
    "darkText": TraitColor(.color(.black)), "lightText": TraitColor(.color(.white.withAlpha(0.6))),
    "groupTableViewBackground": TraitColor(.system("systemGroupedBackground", alpha: 1)),
  ]

  func colorLiteral(
    _ arguments: [SwiftArgument], at range: SourceRange, in scope: CodeScope
  ) throws -> CodeValue {
    let numbers = try numbers(arguments, ["red", "green", "blue", "alpha"], in: scope)
    trail.append(range)
    return rgb(numbers, .srgb)
  }

  /// A color by an initializer of UIKit or SwiftUI, or by one of another module whose labels say what it takes.
  func color(
    _ type: SwiftTypeName, _ arguments: [SwiftArgument], at range: SourceRange,
    in scope: CodeScope
  ) throws -> CodeValue {
    trail.append(range)
    var arguments = arguments
    var space = ColorSpace.srgb
    if let first = arguments.first, first.label == nil,
      case .member(_, let name) = first.value.kind, arguments.count > 1
    {
      if name == "displayP3" { space = .displayP3 }
      arguments.removeFirst()
    }
    let labels = arguments.map { $0.label ?? "" }
    switch labels.first {
    case "red", "displayP3Red":
      let first = labels[0]
      let numbers = try numbers(arguments, [first, "green", "blue", "alpha", "opacity"], in: scope)
      return rgb(numbers, first == "red" ? space : .displayP3)
    case "white":
      let numbers = try numbers(arguments, ["white", "alpha", "opacity"], in: scope)
      return rgb([numbers[0], numbers[0], numbers[0]] + numbers.dropFirst(), space)
    case "hue":
      let numbers = try numbers(
        arguments, ["hue", "saturation", "brightness", "alpha", "opacity"], in: scope)
      // The whiteness and blackness of HWB describe the same hexcone.
      let (whiteness, blackness) = (numbers[2] * (1 - numbers[1]), 1 - numbers[2])
      let color = CSSColor(.hwb, SIMD3(numbers[0] * 360, whiteness, blackness)).srgb
      return rgb([color.x, color.y, color.z] + numbers.dropFirst(3), space)
    case "dynamicProvider": return try dynamic(arguments[0].value, at: range, in: scope)
    case "":
      if let color = try unlabeled(arguments[0].value, type, at: range, in: scope) { return color }
    case "named":
      if case .text(let name) = try value(arguments[0].value, in: scope) {
        return try named(name, at: range)
      }
    case "resource", "asset": return try resource(arguments[0].value, at: range, in: scope)
    case "cgColor", "ciColor", "uiColor", "color", "light", "any":
      if labels.count > 1, labels[1] == "dark" {
        return try pair(arguments[0].value, arguments[1].value, in: scope)
      }
      return try value(arguments[0].value, in: scope, as: "UIColor")
    case "hex", "hexString", "rgb", "hexValue", "rgbHex", "hexadecimal", "netHex", "hexCode":
      let text = try value(arguments[0].value, in: scope)
      if let color = Self.color(hex: text, order: nil) { return .color(TraitColor(.color(color))) }
    default: break
    }
    let shown = labels.map { "\($0.isEmpty ? "_" : $0):" }.joined()
    throw unresolved(
      .otherModule, "'\(type)(\(shown))' is declared in none of the files", at: range,
      name: "\(type)(\(shown))")
  }

  /// A color by an initializer whose argument has no label; nil where the argument is none that is known.
  private func unlabeled(
    _ argument: SwiftExpression, _ type: SwiftTypeName, at range: SourceRange, in scope: CodeScope
  ) throws -> CodeValue? {
    if case .closure = argument.kind { return try dynamic(argument, at: range, in: scope) }
    return switch try value(argument, in: scope, as: type) {
    case .text(let name): try named(name, at: range)
    case .color(let color): .color(color)
    case .instance(let instance): try generatedColor(instance, at: range, in: scope)
    case .word(let name): asset(chain: [name], at: range)
    default: nil
    }
  }

  /// A color set by the name that Xcode generates for it.
  private func resource(
    _ argument: SwiftExpression, at range: SourceRange, in scope: CodeScope
  ) throws -> CodeValue {
    if case .instance(let instance)? = try? value(argument, in: scope),
      let color = try generatedColor(instance, at: range, in: scope)
    {
      return color
    }
    if let color = asset(chain: argument.names, at: range) { return color }
    throw missing(argument.names.last ?? "", at: range)
  }

  /// A color by an initializer of the app's own.
  func color(
    _ own: (CodeIndex.Member, SwiftFunction, [String: CodeLocal]), _ type: SwiftTypeName,
    _ arguments: [SwiftArgument], at range: SourceRange, in scope: CodeScope
  ) throws -> CodeValue {
    let (member, function, locals) = own
    var inner = CodeScope(file: member.declaration.range.file)
    inner.type = member.owner
    inner.selfValue = .type(type)
    inner.locals = locals
    trail.append(range)
    if let color = try hexColor(member, function, locals, at: range, in: inner) { return color }
    let result = try deeper(at: range) { try run(function.body ?? [], in: inner, as: type) }
    if case .color(let color)? = result { return .color(color) }
    // SwiftGen's and R.swift's initializers take their own values.
    if let first = arguments.first,
      case .instance(let instance)? = try? value(first.value, in: scope),
      let color = try generatedColor(instance, at: range, in: scope)
    {
      return color
    }
    throw unresolved(
      .unreadExpression, "the initializer of '\(type)' is not read", at: member.declaration.range)
  }

  private func numbers(
    _ arguments: [SwiftArgument], _ labels: [String], in scope: CodeScope
  ) throws -> [Double] {
    try arguments.filter { labels.contains($0.label ?? "") }.map { argument in
      if case .number(let number) = try value(argument.value, in: scope) { return number }
      throw unresolved(.runtime, "a component that is not constant", at: argument.value.range)
    }
  }

  /// A color of red, green, blue and perhaps alpha.
  private func rgb(_ numbers: [Double], _ space: ColorSpace) -> CodeValue {
    let numbers = numbers.map { min(max($0, 0), 1) } + [1]
    guard numbers.count > 3 else { return .nothing }
    return .color(
      TraitColor(
        .color(
          Color(
            space, red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3]))))
  }

  private func dynamic(
    _ provider: SwiftExpression, at range: SourceRange, in scope: CodeScope
  ) throws -> CodeValue {
    guard case .closure(let closure) = provider.kind else {
      throw unresolved(.unreadExpression, "a provider that is no closure", at: range)
    }
    let inner = scope.binding(closure.parameters, to: [.value(.traits, trail: [])])
    if let value = try run(closure.body, in: inner, as: "UIColor") { return value }
    throw unresolved(.unreadExpression, "a provider without a value", at: range)
  }

  /// A color of two, one for each style.
  func pair(
    _ light: SwiftExpression, _ dark: SwiftExpression, in scope: CodeScope
  ) throws -> CodeValue {
    guard case .color(var color) = try value(light, in: scope, as: "UIColor"),
      case .color(let other) = try value(dark, in: scope, as: "UIColor")
    else { throw unresolved(.runtime, "a color that is not constant", at: light.range) }
    color.dark = other.dark ?? other.light
    return .color(color)
  }

  // MARK: - Assets

  func named(_ name: String, at range: SourceRange) throws -> CodeValue {
    guard let set = assets.named(name) else { throw missing(name, at: range) }
    return use(set)
  }

  private func missing(_ name: String, at range: SourceRange) -> CodeStop {
    unresolved(.missingAsset, "no catalog has a color '\(name)'", at: range, name: name)
  }

  private func use(_ set: AssetColors.Asset) -> CodeValue {
    trail.append(set.place)
    names.append(ColorName(set.name, .asset))
    return .color(set.color)
  }

  /// The color set that a chain of generated names leads to.
  func asset(chain: [String], at range: SourceRange) -> CodeValue? {
    let names = chain.filter { !["color", "uiColor", "swiftUIColor", "R"].contains($0) }
    guard !names.isEmpty else { return nil }
    return assets.accessed(by: names).map { use($0) }
  }

  /// The color set that a value of SwiftGen's has by its name: `ColorAsset(name: "brand")`.
  func generatedColor(
    _ instance: CodeInstance, at range: SourceRange, in scope: CodeScope
  ) throws -> CodeValue? {
    guard instance.type.hasSuffix("Asset") || instance.type.hasSuffix("Resource"),
      let name = instance.fields["name"], case .text(let text) = try value(of: name, in: scope)
    else { return nil }
    return try named(text, at: range)
  }

  // MARK: - Changes

  /// A color that a method makes of another one; nil for a method that is not known.
  func change(
    _ color: TraitColor, by method: String, _ arguments: [SwiftArgument], at range: SourceRange,
    in scope: CodeScope
  ) throws -> CodeValue? {
    switch method {
    case "withAlphaComponent", "opacity":
      guard let alpha = arguments.first,
        case .number(let number) = try value(alpha.value, in: scope)
      else { throw unresolved(.runtime, "an opacity that is not constant", at: range) }
      let opacity = min(max(number, 0), 1)
      return .color(
        color.mapped { $0.withOpacity(opacity, isFactor: method == "opacity") })
    case "resolvedColor", "withSystemEffect": return .color(color)
    default: return nil
    }
  }

  // MARK: - Hexadecimal colors

  /// The color that a function of the app's own reads from hexadecimal digits; nil for any other function.
  ///
  /// What scans digits is not run; that it scans them says what it makes.
  func hexColor(
    _ member: CodeIndex.Member, _ function: SwiftFunction, _ locals: [String: CodeLocal],
    at range: SourceRange, in scope: CodeScope
  ) throws -> CodeValue? {
    guard let order = HexOrder(function.body ?? []) else { return nil }
    let given = function.parameters.first.flatMap { locals[$0.name] }
    let value = try given.map { try self.value(of: $0, in: scope) } ?? scope.selfValue ?? .nothing
    return try hexColor(value, function.parameters, locals, order, at: range, in: scope)
  }

  private func hexColor(
    _ value: CodeValue, _ parameters: [SwiftFunction.Parameter], _ locals: [String: CodeLocal],
    _ order: HexOrder, at range: SourceRange, in scope: CodeScope
  ) throws -> CodeValue? {
    guard case .text = value else { return nil }
    guard var color = Self.color(hex: value, order: order) else {
      throw unresolved(.unreadExpression, "hexadecimal digits of no known order", at: range)
    }
    if let alpha = parameters.first(where: { ["alpha", "opacity"].contains($0.name) }),
      let local = locals[alpha.name],
      case .number(let number) = try self.value(of: local, in: scope)
    {
      color = color.withAlpha(min(max(number, 0), 1))
    }
    return .color(TraitColor(.color(color)))
  }

  /// The color that a computed property of the app's own reads from the text that has it.
  func hexColor(
    of selfValue: CodeValue?, by getter: [SwiftStatement], at range: SourceRange,
    in scope: CodeScope
  ) throws -> CodeValue? {
    guard case .text? = selfValue, let selfValue, let order = HexOrder(getter) else { return nil }
    return try hexColor(selfValue, [], [:], order, at: range, in: scope)
  }

  private static func color(hex value: CodeValue, order: HexOrder?) -> Color? {
    let text: String
    switch value {
    case .text(let written): text = written
    case .number(let number):
      guard let whole = UInt32(exactly: number), whole <= 0xFF_FFFF else { return nil }
      let digits = String(whole, radix: 16)
      text = String(repeating: "0", count: 6 - digits.count) + digits
    default: return nil
    }
    var digits = text.filter { !$0.isWhitespace }
    for prefix in ["#", "0x", "0X"] where digits.hasPrefix(prefix) {
      digits.removeFirst(prefix.count)
    }
    if digits.count == 3 || digits.count == 4 { digits = String(digits.flatMap { [$0, $0] }) }
    guard let number = UInt32(digits, radix: 16) else { return nil }
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
    switch (digits.count, order) {
    case (6, _): return Color(hex8: bytes[1], bytes[2], bytes[3])
    case (8, .alphaFirst?): return Color(hex8: bytes[1], bytes[2], bytes[3], alpha: bytes[0])
    case (8, .alphaLast?): return Color(hex8: bytes[0], bytes[1], bytes[2], alpha: bytes[3])
    default: return nil
    }
  }
}

/// In which order a function reads eight hexadecimal digits.
enum HexOrder {
  case alphaFirst, alphaLast
  /// Six digits only, or nobody knows.
  case unknown

  /// Nil for code that reads no hexadecimal digits.
  init?(_ body: [SwiftStatement]) {
    var scans = false
    var order = HexOrder.unknown
    func note(_ name: String, _ value: SwiftExpression) {
      var isTop = false
      value.visit { inner in
        if case .infixOperator(">>", _, let right) = inner.kind, case .number(24) = right.kind {
          isTop = true
        }
      }
      guard isTop else { return }
      if name.hasPrefix("a") || name == "opacity" { order = .alphaFirst }
      if name.hasPrefix("r") { order = .alphaLast }
    }
    for statement in body {
      statement.visitAll { statement in
        guard case .assignment(let target, let value) = statement.kind else { return }
        if case .tuple(let names) = target.kind, case .tuple(let values) = value.kind {
          for (name, value) in zip(names, values) {
            note(name.value.names.last ?? "", value.value)
          }
        } else {
          note(target.names.last ?? "", value)
        }
      }
      statement.visit { expression in
        switch expression.kind {
        case .name("Scanner"), .name("NSScanner"): scans = true
        case .call(_, let arguments):
          for argument in arguments {
            if argument.label == "radix" { scans = true }
            if let label = argument.label { note(label, argument.value) }
          }
        default: break
        }
      }
    }
    guard scans else { return nil }
    self = order
  }
}

extension SwiftStatement {
  /// Gives the statement and every one in its branches to a function.
  fileprivate func visitAll(_ visit: (SwiftStatement) -> Void) {
    visit(self)
    switch kind {
    case .if(_, let then, let otherwise):
      for statement in then + otherwise { statement.visitAll(visit) }
    case .guard(_, let body), .codeBlock(let body), .for(_, _, let body):
      for statement in body { statement.visitAll(visit) }
    case .switch(_, let cases): for statement in cases.flatMap(\.body) { statement.visitAll(visit) }
    case .ifConfig(let branches): for statement in branches.joined() { statement.visitAll(visit) }
    case .declaration(let declaration):
      if case .variable(let variable) = declaration.kind, let initial = variable.initial {
        visit(
          SwiftStatement(
            .assignment(SwiftExpression(.name(variable.name), at: declaration.range), initial),
            at: range))
      }
    case .expression, .assignment, .return: break
    }
  }
}

extension TraitColor {
  /// The color with each of its variants changed.
  func mapped(_ change: (Paint) -> Paint) -> TraitColor {
    var color = TraitColor(change(light), dark: dark.map(change))
    color.lightHighContrast = lightHighContrast.map(change)
    color.darkHighContrast = darkHighContrast.map(change)
    return color
  }
}

extension Paint {
  /// The color at an opacity, in place of its own or times it.
  fileprivate func withOpacity(_ opacity: Double, isFactor: Bool) -> Paint {
    switch self {
    case .color(let color): .color(color.withAlpha(isFactor ? color.alpha * opacity : opacity))
    case .system(let name, let alpha): .system(name, alpha: isFactor ? alpha * opacity : opacity)
    }
  }
}
