import ThemeSyntax

extension BarReader {
  /// What a property of a bar gets, under every answer.
  func leaves(
    of value: SwiftExpression, _ member: BarMember, in scope: CodeScope
  ) -> [BarLeaf] {
    valueRange = nil
    return evaluator.leaves {
      // Without an image of its own a bar has those of the system.
      if case .nothing = value.kind, ["background", "shadowColor"].contains(member.property),
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

  // MARK: - Bar-appearance objects

  /// Notes that a bar gets an object in one of its slots.
  func attach(
    _ value: SwiftExpression, to bar: BarReference, slot: String, at place: SourceRange,
    in scope: CodeScope
  ) {
    func attach() {
      evaluator.begin()
      do {
        switch try evaluator.value(value, in: scope) {
        case .object(let object, let path):
          evaluator.objects[object].isAttached = true
          attachments.append(
            BarAttachment(
              bar: bar, slot: slot, object: object, path: path, place: place, scope: scope,
              answers: evaluator.answers, root: root))
        case .bar(let other) where other.path.count == 1 && UIKitType.slots[other.path[0]] != nil:
          addSame(bar, slot, at: place, in: scope)
        case .nothing: break
        default: throw evaluator.unresolved(.runtime, "an appearance that varies", at: value.range)
        }
      } catch CodeStop.undecided(let question) {
        evaluator.forEachAnswer(to: question, attach)
      } catch {
        guard let problem = evaluator.problem(of: error) else { return }
        let name = UIKitType.slots[slot] ?? ""
        add(
          [evaluator.leaf(.unresolved(problem))], bar.bar, name.isEmpty ? "background" : name,
          look: bar.look, by: .barAppearance, at: place, in: scope)
      }
    }
    attach()
  }

  private func addSame(
    _ bar: BarReference, _ slot: String, at place: SourceRange, in scope: CodeScope
  ) {
    guard let name = UIKitType.slots[slot], !name.isEmpty else { return }
    evaluator.begin()
    add(
      [evaluator.leaf(.value(.word("same")))], bar.bar, name, look: bar.look, by: .barAppearance,
      at: place, in: scope)
  }

  /// Adds the facts of all objects that bars get, and of those that no bar is seen to get.
  func addObjects() {
    for attachment in attachments {
      evaluator.answers = attachment.answers
      root = attachment.root
      isProxied = attachment.bar.mechanism == .proxy && attachment.bar.look == .app
      defer { isProxied = false }
      let isSame = attachments.contains {
        $0.slot == "standardAppearance" && $0.bar.look == attachment.bar.look
          && $0.bar.bar == attachment.bar.bar && $0.object == attachment.object
          && $0.path == attachment.path
      }
      if attachment.slot != "standardAppearance", isSame {
        addSame(attachment.bar, attachment.slot, at: attachment.place, in: attachment.scope)
      } else {
        add(
          attachment.object, attachment.path, to: attachment.bar, [attachment.slot],
          attachment.scope)
      }
    }
    evaluator.answers = CodeAnswers()
    let seen = Set(drafts.map(\.fact.place))
    for (number, object) in evaluator.objects.enumerated() where !object.isAttached {
      guard let bar = UIKitType.bar([object.type.replacing("Appearance", with: "")])?.bar,
        !object.settings.contains(where: { seen.contains($0.place) })
      else { continue }
      let reference = BarReference(bar, type: object.type, look: .app, by: .barAppearance)
      guard let place = object.settings.first?.place else { continue }
      root = BarRoot(place: place)
      var scope = CodeScope(file: 0)
      scope.conditions = ["no bar is seen to get it"]
      add(number, [], to: reference, ["standardAppearance"], scope)
    }
  }

  /// Adds the facts of an object, or of a part of it, under a path of the bar.
  private func add(
    _ object: Int, _ inner: [String], to bar: BarReference, _ path: [String], _ scope: CodeScope,
    depth: Int = 0
  ) {
    guard depth < 4 else { return }
    let settings = evaluator.objects[object].settings.filter { $0.path.starts(with: inner) }
    for setting in settings {
      let whole = path + setting.path.dropFirst(inner.count)
      var scope = scope
      scope.conditions += setting.conditions
      let before = evaluator.answers
      evaluator.answers.merge(setting.answers)
      defer { evaluator.answers = before }
      switch setting.content {
      case .object(let part, let partPath):
        add(part, partPath, to: bar, whole, scope, depth: depth + 1)
      case .background(let word):
        guard path.count == 1, let slot = UIKitType.slots[path[0]] else { continue }
        evaluator.begin()
        let prefix = slot.isEmpty ? "" : "\(slot)."
        add(
          [evaluator.leaf(.value(.word(word)))], bar.bar, prefix + "background", look: bar.look,
          by: .barAppearance, at: setting.place, in: scope)
        guard settings.contains(where: { $0.path.last == "backgroundEffect" }), word != "opaque",
          !settings.contains(where: { $0.path.last == "backgroundColor" })
        else { continue }
        let content = Unresolved(
          .content, "a blur over whatever lies under the bar", at: setting.place)
        add(
          [evaluator.leaf(.unresolved(content))], bar.bar, prefix + "backgroundColor",
          look: bar.look, by: .barAppearance, at: setting.place, in: scope)
      case .expression(let value, let inner):
        guard let member = BarMember.find(whole, of: bar) else { continue }
        add(
          leaves(of: value, member, in: inner), bar.bar, member.property, look: bar.look,
          by: .barAppearance, at: setting.place, in: scope)
      }
    }
  }
}

extension CodeAnswers {
  /// Adds other answers, which go before these.
  fileprivate mutating func merge(_ other: CodeAnswers) {
    isDark = other.isDark ?? isDark
    isHighContrast = other.isHighContrast ?? isHighContrast
    instances.merge(other.instances) { $1 }
    names.merge(other.names) { $1 }
    flags.merge(other.flags) { $1 }
  }
}
