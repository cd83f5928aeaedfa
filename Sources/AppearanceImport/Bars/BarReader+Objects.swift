import ThemeSyntax

extension BarReader {
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
