import ThemeSyntax

extension BarReader {
  /// What a property of a bar gets, under every answer.
  func leaves(
    of value: SwiftExpression, _ member: BarMember, in scope: CodeScope
  ) -> [BarLeaf] {
    valueRange = nil
    return evaluator.leaves {
      // Without an image of its own a bar has those of the system.
      if case .nilLiteral = value.kind, ["background", "shadowColor"].contains(member.property),
        case .image = member.content
      {
        return (.word("default"), nil)
      }
      return try read(value, member.content, in: scope)
    }
  }

  private func read(
    _ value: SwiftExpression, _ content: BarMember.Content, in scope: CodeScope
  ) throws -> (ImportedValue, SourceRange?) {
    switch content {
    case .color: return (try color(value, in: scope), nil)
    case .ownColor:
      let color = try color(value, in: scope)
      return (color == .nothing ? .word("default") : color, nil)
    case .attributes: return try attributes(value, in: scope)
    case .flag:
      if case .flag(let flag) = try evaluator.value(value, in: scope) { return (.flag(flag), nil) }
    case .barStyle:
      let (style, place) = try word(value, as: "UIBarStyle", in: scope)
      guard case .word(let name) = style else { break }
      return (.word(name.hasPrefix("black") ? "black" : name), place)
    case .effect:
      switch try evaluator.value(value, in: scope, as: "UIVisualEffect") {
      case .nothing: return (.nothing, nil)
      case .word(let style): return (.word(style), nil)
      default: break
      }
    case .image:
      if case .nothing? = try? evaluator.value(value, in: scope) { return (.nothing, nil) }
      if let color = try filling(value, in: scope) { return (.color(color), nil) }
      throw evaluator.unresolved(.content, "an image", at: value.range)
    }
    throw evaluator.unresolved(.runtime, "a value that is not constant", at: value.range)
  }

  /// The color that an image is filled with: `UIImage(color: .red)`; nil for any other image.
  private func filling(_ value: SwiftExpression, in scope: CodeScope) throws -> TraitColor? {
    if case .name(let name) = value.kind,
      case .expression(let local, let inner, _)? = scope.locals[name]
    {
      return try filling(local, in: inner)
    }
    guard case .call(let callee, let arguments) = value.kind else { return nil }
    let name = (callee.names.last ?? "").lowercased()
    let isImage =
      callee.names.isEmpty || callee.names.contains { $0.lowercased().contains("image") }
    // A function for images of a color has only that without a label.
    let isFilled = name.contains("color") && arguments.count == 1
    let filling = arguments.first {
      ($0.label ?? "").lowercased().hasSuffix("color") || isFilled && $0.label == nil
    }
    guard isImage, let filling,
      case .color(let color) = try evaluator.value(filling.value, in: scope, as: "UIColor")
    else { return nil }
    return color
  }

  private func color(_ value: SwiftExpression, in scope: CodeScope) throws -> ImportedValue {
    switch try evaluator.value(value, in: scope, as: "UIColor") {
    case .color(let color): return .color(color)
    case .nothing: return .nothing
    case .word(let name):
      if case .color(let color)? = try? evaluator.implicitMember(
        name, at: value.range, in: scope, as: "UIColor")
      {
        return .color(color)
      }
      throw evaluator.unresolved(
        .otherModule, "color '.\(name)' is declared in none of the files", at: value.range,
        name: name)
    default: throw evaluator.unresolved(.runtime, "a color that is not constant", at: value.range)
    }
  }

  /// The color among attributes of a text, at its own place.
  private func attributes(
    _ value: SwiftExpression, in scope: CodeScope
  ) throws -> (ImportedValue, SourceRange?) {
    switch try evaluator.value(value, in: scope) {
    case .nothing: return (.word("default"), nil)
    case .entries(let entries):
      let keys = ["foregroundColor", "NSForegroundColorAttributeName"]
      guard let entry = entries.last(where: { keys.contains($0.key) }) else { throw NoColor() }
      valueRange = entry.value.range
      return (try color(entry.value, in: entry.scope), nil)
    default:
      throw evaluator.unresolved(.runtime, "attributes that are put together", at: value.range)
    }
  }

  /// Attributes without a color say nothing of a bar.
  private struct NoColor: Error {}

  /// A case of a type of UIKit's.
  func word(
    _ value: SwiftExpression, as type: SwiftTypeName, in scope: CodeScope
  ) throws -> (ImportedValue, SourceRange?) {
    if case .word(let name) = try evaluator.value(value, in: scope, as: type) {
      return (.word(name), nil)
    }
    throw evaluator.unresolved(.runtime, "a style that is not constant", at: value.range)
  }

  /// Adds a fact for each value.
  func add(
    _ leaves: [BarLeaf], _ bar: BarFact.Bar, _ property: String, look: Look,
    by mechanism: BarFact.Mechanism, at place: SourceRange, in scope: CodeScope
  ) {
    defer { valueRange = nil }
    // An empty image or one of a color is the background that the bar draws.
    let isFilling = property == "background" || property == "backgroundImage"
    for leaf in leaves {
      var property = property
      var outcome = leaf.outcome
      if case .value(let value) = outcome, let (name, other) = Self.image(property, value) {
        property = name
        outcome = .value(other)
      }
      var fact = BarFact(
        bar, property, in: self.look(look, leaf.answers), outcome,
        at: leaf.place ?? valueRange ?? place,
        by: mechanism)
      fact.trail = leaf.trail
      fact.isBehind =
        leaf.outcome == outcome && property == "backgroundColor"
        && [.instance, .proxy].contains(mechanism) && !isFilling
      fact.isProxied = isProxied || mechanism == .proxy && look == .app
      fact.maker = fact.isProxied || root.isSetUp ? nil : root.place
      if case .value(.color) = outcome {
        fact.name = leaf.names.first { $0.source == .asset } ?? leaf.names.first
      }
      let others = leaf.answers.names.filter { !isTheme($0.key) }
      let conditions =
        scope.conditions + others.map { "for \($0.key.lastName).\($0.value)" }.sorted()
        + leaf.answers.flags.sorted {
          ($0.key.file, $0.key.lower) < ($1.key.file, $1.key.lower)
        }.map { phrase($0.key, $0.value) } + [leaf.changeable].compactMap(\.self)
      if !conditions.isEmpty { fact.condition = conditions.joined(separator: ", ") }
      drafts.append(
        BarDraft(
          fact: fact, isDark: leaf.answers.isDark, isHighContrast: leaf.answers.isHighContrast,
          root: root))
    }
  }

  /// What an image that shows nothing means in a theme.
  private static func image(
    _ property: String, _ value: ImportedValue
  ) -> (property: String, value: ImportedValue)? {
    switch (property, value) {
    case ("background", .nothing): return (property, .word("transparent"))
    case ("background", .color(let color)) where color.isClear:
      return (property, .word("transparent"))
    case ("background", .color), ("backgroundImage", .color): return ("backgroundColor", value)
    default: return nil
    }
  }

  private func phrase(_ range: SourceRange, _ isTrue: Bool) -> String {
    let bytes = files.sources[Int(range.file)].bytes[Int(range.lower)..<Int(range.upper)]
    let text = String(decoding: bytes.prefix(60), as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return "if '\(text)' is \(isTrue)"
  }

  /// The look of a fact under answers: that of the theme's instance, if one was asked for.
  private func look(_ look: Look, _ answers: CodeAnswers) -> Look {
    let themes = answers.names.filter { isTheme($0.key) }
    guard let name = themes.min(by: { $0.key < $1.key })?.value else { return look }
    return Look(.theme, look.scope == .app || look.scope == .theme ? name : "\(name) \(look.name)")
  }

  /// Whether an app chooses its look by the instances of a type.
  private func isTheme(_ type: SwiftTypeName) -> Bool {
    let name = type.lastName.lowercased()
    return index.isTheme(type) || index.hasColors(type, atLeast: 1)
      || ["theme", "style", "appearance", "palette", "skin", "scheme"].contains {
        name.contains($0)
      }
  }
}
