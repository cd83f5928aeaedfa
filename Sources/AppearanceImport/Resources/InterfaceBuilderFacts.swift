import ColorScience
import ThemeCompiler
import ThemeSyntax

extension AppFiles {
  /// What the storyboards and xibs say about bars, and what of them cannot be read.
  ///
  /// A bar that is not of a class of the app's own stands for every bar of its kind where no other one says
  /// something else.
  func interfaceBuilderFacts() -> (facts: [BarFact], findings: [Diagnostic]) {
    var bars: [InterfaceBar] = []
    var findings: [Diagnostic] = []
    for file in numbers(of: .interfaceBuilder) {
      let source = sources[Int(file)]
      do throws(XMLTree.Problem) {
        bars += InterfaceDocument(try XMLTree(source), file, assets).bars
      } catch {
        let offset = Int32(error.offset)
        let place = SourceRange(file: file, lower: offset, upper: offset)
        findings.append(
          Diagnostic("unreadable-file", .warning, "it isn't read: \(error.reason)", at: place))
      }
    }
    for kind in [BarFact.Bar.navigationBar, .toolbar, .tabBar, .searchBar] {
      let plain = bars.indices.filter { bars[$0].kind == kind && bars[$0].isPlain }
      guard plain.allSatisfy({ bars[$0].values == bars[plain[0]].values }) else { continue }
      for index in plain { bars[index].look = .app }
    }
    return (bars.flatMap(\.facts), findings)
  }
}

/// A bar of a document of Interface Builder, with what the document says of it.
private struct InterfaceBar {
  struct Setting {
    let property: String
    let outcome: BarFact.Outcome
    let place: SourceRange
    var trail: [SourceRange] = []
    var name: ColorName?
  }

  let kind: BarFact.Bar
  var look: Look
  /// Whether neither the bar nor its controller is of a class of the app's own.
  let isPlain: Bool
  let settings: [Setting]

  /// What the bar is told, whichever place says it.
  var values: [String: ImportedValue] {
    var values: [String: ImportedValue] = [:]
    for setting in settings {
      if case .value(let value) = setting.outcome { values[setting.property] = value }
    }
    return values
  }

  var facts: [BarFact] {
    settings.map { setting in
      var fact = BarFact(
        kind, setting.property, in: look, setting.outcome, at: setting.place, by: .interfaceBuilder)
      fact.trail = setting.trail
      fact.name = setting.name
      return fact
    }
  }
}

/// A storyboard or a xib; one of another system, or one that is shown while the app launches, has no bars.
private struct InterfaceDocument {
  private let tree: XMLTree
  private let file: Int32
  private let assets: AssetColors

  init(_ tree: XMLTree, _ file: Int32, _ assets: AssetColors) {
    self.tree = tree
    self.file = file
    self.assets = assets
  }

  private static let kinds: [String: BarFact.Bar] = [
    "navigationBar": .navigationBar, "navigationItem": .navigationBar, "toolbar": .toolbar,
    "tabBar": .tabBar, "searchBar": .searchBar,
  ]

  var bars: [InterfaceBar] {
    let root = tree.elements[0]
    guard root.name == "document", root["launchScreen"] != "YES",
      root["targetRuntime"]?.hasPrefix("iOS.") ?? true
    else { return [] }
    return tree.elements.indices.compactMap { index in
      guard let kind = Self.kinds[tree.elements[index].name] else { return nil }
      return bar(kind, at: index, settings(of: index, kind))
    }
  }

  // MARK: - Whose bar it is

  private func bar(
    _ kind: BarFact.Bar, at index: Int, _ settings: [InterfaceBar.Setting]
  ) -> InterfaceBar {
    let element = tree.elements[index]
    let controller = tree.ancestors(of: index).lazy.map { tree.elements[$0] }
      .first { $0.name.hasSuffix("ontroller") }
    let owner = tree.elements.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    let names = controller.map { [$0["customClass"], $0["storyboardIdentifier"], $0["id"]] } ?? []
    let name = (names + [owner?["customClass"], element["id"]]).lazy.compactMap(\.self).first
    var look = Look(.controller, name ?? element.name)
    let containers = ["navigationController", "tabBarController", "splitViewController"]
    if let type = element["customClass"] {
      look = Look(.type, type)
    } else if let controller, containers.contains(controller.name),
      let type = controller["customClass"]
    {
      look = Look(.type, type)
    }
    let isPlain =
      look.scope == .controller && element.name != "navigationItem"
      && (controller ?? owner)?["customClass"] == nil
    return InterfaceBar(kind: kind, look: look, isPlain: isPlain, settings: settings)
  }

  // MARK: - What is said of it

  private func settings(of index: Int, _ kind: BarFact.Bar) -> [InterfaceBar.Setting] {
    var settings = flags(of: index) + settings(of: index, kind, under: [])
    let isTinted = settings.contains { ["tintColor", "selectedItemTint"].contains($0.property) }
    if !isTinted, kind != .searchBar, tree.elements[index].name != "navigationItem",
      let tint = inheritedTint(of: index)
    {
      settings.append(tint)
    }
    return settings
  }

  private func flags(of index: Int) -> [InterfaceBar.Setting] {
    let bar = tree.elements[index]
    var values: [(String, ImportedValue)] = []
    if let style = bar["barStyle"], bar.name != "searchBar" {
      values.append(("style", .word(style.hasPrefix("black") ? "black" : "default")))
    }
    if let flag = bar["translucent"] { values.append(("isTranslucent", .flag(flag == "YES"))) }
    if let flag = bar["largeTitles"] { values.append(("prefersLargeTitles", .flag(flag == "YES"))) }
    return values.map {
      InterfaceBar.Setting(property: $0.0, outcome: .value($0.1), place: place(bar))
    }
  }

  /// What the elements in one say, whose keys lead to it from the bar.
  private func settings(
    of index: Int, _ kind: BarFact.Bar, under steps: [String]
  ) -> [InterfaceBar.Setting] {
    var found: [InterfaceBar.Setting] = []
    for child in tree.elements[index].children {
      let element = tree.elements[child]
      guard let key = element["key"] else { continue }
      if element.name == "color" {
        found += setting(of: element, kind, steps + [key]).map { [$0] } ?? []
      } else if element.name.hasSuffix("Appearance") {
        found += appearance(element, kind, steps + [key])
        found += settings(of: child, kind, under: steps + [key])
      } else if element.name == "textAttributes" {
        found += settings(of: child, kind, under: steps + [key])
      }
    }
    return found
  }

  /// What an object of a bar's appearance says by being there and by its attributes.
  private func appearance(
    _ element: XMLTree.Element, _ kind: BarFact.Bar, _ steps: [String]
  ) -> [InterfaceBar.Setting] {
    guard let slot = Slot(steps), slot.steps.isEmpty else { return [] }
    var values: [(String, ImportedValue)] = [("background", .word("default"))]
    if let effect = element["backgroundEffect"] {
      values.append(
        ("backgroundEffect", .word(BlurEffect(rawValue: effect)?.rawValue ?? "regular")))
    }
    return values.map {
      InterfaceBar.Setting(
        property: slot.prefix + $0.0, outcome: .value($0.1), place: place(element))
    }
  }

  private func setting(
    of color: XMLTree.Element, _ kind: BarFact.Bar, _ steps: [String]
  ) -> InterfaceBar.Setting? {
    guard let property = Self.property(steps, kind) else { return nil }
    var setting = InterfaceBar.Setting(
      property: property, outcome: outcome(of: color), place: place(color))
    if let name = color["name"], let set = assets.named(name) {
      setting.trail = [set.place]
      setting.name = ColorName(name, .asset)
    }
    return setting
  }

  /// The tint that a bar takes from the views around it, or from the document as a whole.
  private func inheritedTint(of index: Int) -> InterfaceBar.Setting? {
    for ancestor in tree.ancestors(of: index) {
      let tint = tree.children(of: ancestor).first {
        $0.name == "color" && $0["key"] == "tintColor"
      }
      guard let tint else { continue }
      return InterfaceBar.Setting(
        property: "tintColor", outcome: outcome(of: tint), place: place(tint))
    }
    return nil
  }

  private func place(_ element: XMLTree.Element) -> SourceRange {
    SourceRange(
      file: file, lower: Int32(element.tag.lowerBound), upper: Int32(element.tag.upperBound))
  }
}

// MARK: - Properties

/// Which of a bar's appearances the keys of elements lead to, and the keys below it.
private struct Slot {
  /// What a theme writes before the property: `scrollEdge.`.
  let prefix: String
  let steps: [String]

  init?(_ steps: [String]) {
    guard let first = steps.first, let state = UIKitType.slots[first] else { return nil }
    prefix = state.isEmpty ? "" : "\(state)."
    self.steps = Array(steps.dropFirst())
  }
}

extension InterfaceDocument {
  /// The property of a theme that a color's keys lead to, `["titleTextAttributes", "textColor"]`; nil where it colors
  /// nothing that themes know.
  private static func property(_ steps: [String], _ kind: BarFact.Bar) -> String? {
    if let slot = Slot(steps) {
      return path(slot.steps, kind).map { slot.prefix + $0 }
    }
    switch steps {
    // The view's own background lies behind that of the bar.
    case ["backgroundColor"]: return nil
    case ["selectedImageTintColor"]: return kind == .tabBar ? "selectedItemTint" : nil
    default: return path(steps, kind)
    }
  }

  private static func path(_ steps: [String], _ kind: BarFact.Bar) -> String? {
    guard let bar = BarKind.allCases.first(where: { $0.name == kind.rawValue }) else {
      return [["tintColor"], ["barTintColor"]].contains(steps) ? steps[0] : nil
    }
    let steps = steps.map { $0 == "textColor" ? "foregroundColor" : $0 }
    let found = UIKitPath.paths(from: steps, on: bar).first { $0.steps == steps }
    return found?.property.row.name
  }
}

// MARK: - Colors

extension InterfaceDocument {
  private func outcome(of color: XMLTree.Element) -> BarFact.Outcome {
    if let name = color["name"] {
      guard let set = assets.named(name) else {
        return .unresolved(
          Unresolved(
            .missingAsset, "no asset catalog has a color set '\(name)'", at: place(color),
            name: name))
      }
      return .value(.color(set.color))
    }
    if let name = color["systemColor"] ?? color["cocoaTouchSystemColor"] {
      let stem = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
      if stem == "clear" { return .value(.nothing) }
      if let color = Evaluator.formerNames[stem] { return .value(.color(color)) }
      if UIKitColor(stem) != nil {
        return .value(.color(TraitColor(.system(stem, alpha: 1))))
      }
    }
    guard let plain = Self.components(color) else {
      return .unresolved(
        Unresolved(.unreadExpression, "the color is in a space that isn't read", at: place(color)))
    }
    return .value(plain.alpha == 0 ? .nothing : .color(TraitColor(.color(plain))))
  }

  /// The color of components; those of calibrated and device spaces are drawn as those of sRGB.
  private static func components(_ color: XMLTree.Element) -> Color? {
    func number(_ key: String) -> Double? {
      color[key].flatMap(Double.init).flatMap { $0.isFinite ? min(max($0, 0), 1) : nil }
    }
    let alpha = number("alpha") ?? 1
    if let white = number("white") {
      return Color(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return nil
    }
    let space = color["customColorSpace"] ?? color["colorSpace"] ?? "sRGB"
    switch space {
    case "displayP3":
      return Color(.displayP3, red: red, green: green, blue: blue, alpha: alpha)
    case "sRGB", "calibratedRGB", "deviceRGB", "custom":
      return Color(red: red, green: green, blue: blue, alpha: alpha)
    default: return nil
    }
  }
}
