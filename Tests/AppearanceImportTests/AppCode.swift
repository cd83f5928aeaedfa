#if Import
  import ColorScience
  import ThemeSyntax

  @testable import AppearanceImport

  /// What a property of a bar gets in some code, as `#RRGGBB`, a name, a word, or why it is not known.
  func values(
    _ code: String, assets: [String] = [], of property: String = "navigationBar.tintColor"
  ) -> [String] {
    var files = AppFiles()
    for name in assets {
      files.assets.add(
        AssetColors.Asset(
          name: name, path: name.split(separator: "/").map(String.init),
          color: TraitColor(.color(Color(hex8: 1, 2, 3))),
          at: SourceRange(file: 0, lower: 0, upper: 0)))
    }
    files.add(SourceFile(path: "App.swift", text: code), as: .swift)
    var facts = AppFacts()
    readSwiftFacts(of: files, into: &facts)
    facts.joinContainers()
    return facts.facts.filter { "\($0.bar.rawValue).\($0.property)" == property }.map { fact in
      let look = fact.look == .app ? "" : "\(fact.look.name): "
      let condition = fact.condition.map { " \($0)" } ?? ""
      return look + text(of: fact) + condition
    }
  }

  private func text(of fact: BarFact) -> String {
    switch fact.outcome {
    case .value(.color(let color)):
      [color.light, color.dark, color.lightHighContrast, color.darkHighContrast].compactMap(\.self)
        .map(text).joined(separator: " / ")
    case .value(.nothing): "none"
    case .value(.word(let word)): word
    case .value(let value): "\(value)"
    case .unresolved(let unresolved): "? \(unresolved.cause.rawValue)"
    }
  }

  private func text(of paint: Paint) -> String {
    switch paint {
    case .system(let name, _): return name
    case .color(let color):
      let bytes = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
      let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
      return "#" + digits.joined()
    }
  }

  /// The tint of a navigation bar that is set to an expression, beside declarations.
  func tint(_ expression: String, _ declarations: String = "", assets: [String] = [])
    -> String
  {
    let code = """
      \(declarations)
      func setUp() { UINavigationBar.appearance().tintColor = \(expression) }
      """
    return values(code, assets: assets).joined(separator: ", ")
  }

  /// An evaluator of the constants that some code declares.
  func evaluator(_ declarations: String = "") -> Evaluator {
    Evaluator(index: CodeIndex([tree(declarations)]), assets: AssetColors())
  }

  /// An expression of another file.
  func expression(_ code: String) throws -> SwiftExpression {
    guard case .expression(let value)? = tree(code, number: 1).statements.first?.kind else {
      throw NoExpression(code: code)
    }
    return value
  }

  private struct NoExpression: Error {
    let code: String
  }

  /// What an expression means beside declarations, in few words; `?` before why it is not known.
  func meaning(
    of code: String, _ declarations: String = "", as type: SwiftTypeName? = nil
  ) throws -> String {
    let evaluator = evaluator(declarations)
    do {
      return text(
        of: try evaluator.value(try expression(code), in: CodeScope(file: 1), as: type))
    } catch CodeStop.unresolved(let unresolved) {
      return "? \(unresolved.cause.rawValue)"
    } catch CodeStop.undecided(let question) {
      switch question {
      case .style: return "light or dark"
      case .contrast: return "with or without Increase Contrast"
      case .instance(let type): return "an instance of \(type)"
      case .flag: return "true or false"
      }
    }
  }

  private func text(of value: CodeValue) -> String {
    switch value {
    case .nothing: "nil"
    case .flag(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .text(let text): "\"\(text)\""
    case .color(let color): text(of: color.light)
    case .word(let word): ".\(word)"
    case .type(let type): "\(type).self"
    case .instance(let instance): "\(instance.type).\(instance.enumCase ?? "init")"
    case .some(let type): "some \(type)"
    case .object(_, let path): (["object"] + path).joined(separator: ".")
    case .bar(let bar): ([bar.bar.rawValue] + bar.path).joined(separator: ".")
    case .list(let values): "[\(values.map { text(of: $0) }.joined(separator: ", "))]"
    case .tuple, .entries, .closure, .method, .traits: "something else"
    }
  }
#endif
