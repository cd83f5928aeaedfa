import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import AppearanceReference
@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("What becomes of a property")
struct ConfigurationFatesTests {
  private let configuration = Configuration()

  private func fates(_ property: BarProperty, _ bar: BarKind, _ output: Output) -> [PropertyFate] {
    DrawnBar.Era.allCases.map {
      configuration.fate(of: property, on: bar, by: output, in: $0)
    }
  }

  @Test("is what the table of systems says, for one of each kind")
  func table() {
    #expect(fates(.backgroundColor, .navigationBar, .presets) == [.carried, .carried])
    #expect(fates(.backgroundEffect, .toolbar, .proxy) == [.carried, .carried])
    #expect(fates(.titleColor, .navigationBar, .swiftUI) == [.omitted, .omitted])
    #expect(fates(.backgroundColor, .tabBar, .swiftUI) == [.carried, .ignored])
    #expect(fates(.barTintColor, .toolbar, .presets) == [.ignored, .ignored])
    #expect(fates(.barTintColor, .toolbar, .doubleNavigation) == [.carried, .carried])
    #expect(fates(.liquidGlass, .toolbar, .presets) == [.notYet, .carried])
  }

  @Test("an output that dresses no bar leaves nothing out, and a bar without the property neither")
  func nothing() {
    #expect(configuration.writes(.titleColor, of: .tabBar, by: .swiftUI))
    #expect(configuration.writes(.titleColor, of: .navigationBar, by: .manifest))
    #expect(configuration.fate(of: .titleColor, on: .tabBar, by: .presets, in: .ios26) == .notYet)
  }

  @Test("the older runtimes hold less")
  func runtimes() {
    var older = Configuration()
    older.runtime = .yalantis
    #expect(older.writes(.tintColor, of: .toolbar, by: .presets))
    #expect(!older.writes(.titleColor, of: .navigationBar, by: .presets))
    #expect(older.ignoredFrom(.barTintColor, on: .toolbar, by: .presets) == nil)
  }
}

@Suite("What becomes of each property in each output and generation of iOS")
struct PropertyFateTests {
  private static let dressers = Output.all.filter { $0.mechanism != nil }

  @Test("is in the generated code where the table says so", arguments: dressers.map(\.id))
  func carried(output id: String) throws {
    let output = try #require(Self.dressers.first { $0.id == id })
    for bar in BarKind.allCases {
      for row in BarProperty.all where row.since[bar] != nil {
        let isColored = row.property != .backgroundColor
        let plain = try code(of: theme(bar, nil, isColored: isColored, for: id), id)
        let own = try code(of: theme(bar, row, isColored: isColored, for: id), id)
        for generation in DrawnBar.Era.allCases {
          // The runtime asks for the version while the app runs.
          if output.mechanism == .values, generation != .ios26 { continue }
          // SwiftUI's tab bar is on glass there, whatever the theme says.
          if id == "swiftUI", bar == .tabBar, row.property == .liquidGlass { continue }
          let fate = Configuration().fate(
            of: row.property, on: bar, by: output, in: generation)
          let seen = [plain, own].map { visible($0, row.property, id, on: generation.newest) }
          let place = "\(row.name) of the \(bar.title), iOS \(generation.title)"
          switch fate {
          case .carried: #expect(seen[0] != seen[1], "\(place) is left out")
          case .omitted, .notYet: #expect(seen[0] == seen[1], "\(place) is written")
          case .ignored: break
          }
        }
      }
    }
  }

  @Test("is a finding where nothing comes of it", arguments: dressers.map(\.id))
  func findings(output id: String) throws {
    let output = try #require(Self.dressers.first { $0.id == id })
    for bar in BarKind.allCases {
      for row in BarProperty.all where row.since[bar] != nil {
        let text = theme(bar, row, isColored: false, [bar], for: id)
        let fates = DrawnBar.Era.allCases.map {
          Configuration().fate(of: row.property, on: bar, by: output, in: $0)
        }
        let place = "\(row.name) of the \(bar.title)"
        let newest = rules(of: text, id, "sdk: 26.0")
        // Of a tab bar's translucency another rule speaks.
        let isOmitted = newest.contains {
          $0 == "omitted-property" || $0 == "proxy-scope" && row.property == .isTranslucent
        }
        #expect(isOmitted == (fates[1] == .omitted), "\(place)")
        let before = rules(of: text, id, "deploymentTarget: 15.0")
        #expect(
          before.contains("unavailable-property") == (fates[0] == .ignored), "\(place), iOS 15")
        #expect(
          newest.contains("unavailable-property") == (fates[1] == .ignored), "\(place), iOS 26")
      }
    }
  }

  /// The rules with findings in a theme at the property.
  private func rules(of theme: String, _ output: String, _ configuration: String) -> [String] {
    let configuration =
      "outputs: [\(output)]\nlint: { unavailable-property: note }\n\(configuration)"
    return LintRule.Example(theme, configuration: configuration).compile().diagnostics
      // No screen wears the dark one.
      .filter { !$0.message.hasPrefix("'dark' is left out by") }.map(\.id)
  }

  /// A theme of two modes that sets a property of a bar; other bars, and it as well if it is colored,
  /// have a background.
  private func theme(
    _ bar: BarKind, _ row: BarProperty.Row?, isColored: Bool,
    _ kinds: [BarKind] = BarKind.allCases, for output: String
  ) -> String {
    let bars = kinds.map { kind -> String in
      var keys = kind != bar || isColored ? "backgroundColor: white" : ""
      if let row, kind == bar { keys += (keys.isEmpty ? "" : ", ") + setting(row, output) }
      return "\(kind.name): { \(keys) }"
    }
    let body = bars.joined(separator: "\n    ")
    return """
      appearances:
        light:
          interfaceStyle: light
          \(body)
        dark:
          interfaceStyle: dark
          \(body)
      dynamic: { system: { light: light, dark: dark } }
      screens: { CartViewController: { appearance: light, toolbarHidden: false } }
      """
  }

  /// The property as YAML, with a value that is not what holds without it.
  private func setting(_ row: BarProperty.Row, _ output: String) -> String {
    let value =
      switch row.property {
      case .background: "transparent"
      case .shadowColor: "\"#C8102E\""
      case .isHidden: "true"
      // Where nothing is said, a screen is translucent and other bars are not.
      case .isTranslucent: output == "doubleNavigation" ? "false" : "true"
      default: row.example
      }
    let path = row.name.split(separator: ".")
    let inner = "\(path.last ?? ""): \(value)"
    return path.dropLast().reversed().reduce(inner) { "\($1): { \($0) }" }
  }

  private func code(of theme: String, _ output: String) throws -> String {
    let configuration = """
      outputs: [\(output)]
      lint: { \(LintRule.all.filter { $0.severity == .error }.map { "\($0.id): off" }
        .joined(separator: ", ")) }
      """
    let compilation = LintRule.Example(theme, configuration: configuration).compile()
    let file = try #require(compilation.files.first, "\(compilation.diagnostics.map(\.message))")
    return String(decoding: file.bytes, as: UTF8.self)
  }

  /// The lines that can show a property on an iOS.
  private func visible(
    _ code: String, _ property: BarProperty, _ output: String, on version: Int
  ) -> [Substring] {
    var lines = CodeOnSystem(code, on: version).lines
    // Functions that give colors are there on every iOS; those that use them count.
    if output == "colorTheme" {
      lines = Array(lines.drop { !$0.contains("updateColors(for theme:") })
    }
    // An object that no slot takes is not seen.
    let isEdge = property == .scrollEdge || property == .compactScrollEdge
    if isEdge, output != "swiftUI", output != "presets" {
      return lines.filter { $0.contains("crollEdgeAppearance = ") }
    }
    let emptied: [Substring] = ["extension UINavigationItem {", "extension UIViewController {"]
    return lines.filter { line in
      // The function that has what SwiftUI does before iOS 26 is none of it, nor is one without statements.
      !["}", "self", "@ViewBuilder"].contains(line)
        && !line.contains("BackgroundsBeforeGlass") && !line.hasPrefix("//")
        && !line.contains("AsLightScreen()") && !emptied.contains(line)
        // What an applier remembers is not seen.
        && !line.hasPrefix("resetAppearance(")
    }.sorted()
  }
}
