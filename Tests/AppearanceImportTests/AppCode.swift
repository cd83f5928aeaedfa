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
#endif
