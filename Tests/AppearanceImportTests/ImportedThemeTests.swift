import AppearanceCompiler
import ColorScience
import Testing
import ThemeModel
import ThemeSyntax

@testable import AppearanceImport

@Suite("Themes out of an app's facts")
struct ImportedThemeTests {
  /// A file of code whose lines are the places of facts.
  private var files: AppFiles {
    var files = AppFiles()
    let lines = (1...40).map { "line \($0)\n" }.joined()
    files.add(SourceFile(path: "App/Bars.swift", text: lines), as: .swift)
    return files
  }

  private func place(_ line: Int, in files: AppFiles) -> SourceRange {
    let map = SourceMap(files.sources[0])
    let content = map.content(ofLine: line)
    return SourceRange(file: 0, lower: Int32(content.lowerBound), upper: Int32(content.upperBound))
  }

  private func fact(
    _ bar: BarFact.Bar, _ property: String, _ value: ImportedValue, line: Int, in look: Look = .app,
    by mechanism: BarFact.Mechanism = .barAppearance, condition: String? = nil,
    name: String? = nil
  ) -> BarFact {
    var fact = BarFact(
      bar, property, in: look, .value(value), at: place(line, in: files), by: mechanism)
    fact.condition = condition
    fact.name = name.map { ColorName($0, .code) }
    return fact
  }

  private func hex(_ text: String) -> ImportedValue {
    let value = UInt32(text, radix: 16) ?? 0
    return .color(
      TraitColor(
        .color(
          Color(
            hex8: UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)))))
  }

  private func imported(_ facts: [BarFact], files: AppFiles? = nil, isDark: Bool = true)
    -> ImportedApp
  {
    var all = AppFacts()
    all.facts = facts
    all.darkEvidence = isDark ? facts.first?.place : nil
    let options = ImportOptions(
      path: "Imported.theme.yaml", configuration: Configuration(), heading: ["Imported."],
      load: { _ in .failure(LoadFailure("no such file")) })
    return importTheme(all, files ?? self.files, options)
  }

  /// Findings but notes, as lines: "4 error tint-contrast".
  private func findings(_ app: ImportedApp) -> [String] {
    let map = SourceMap(files.sources[0])
    return app.diagnostics.filter { $0.severity > .note }.map { finding in
      let line = finding.range.map { map.line(of: Int($0.lower)) } ?? 0
      return "\(line) \(finding.severity.rawValue) \(finding.id)"
    }
  }

  @Test("properties come in the format's order, with their places and the names of the code")
  func theme() {
    let app = imported([
      fact(.navigationBar, "tintColor", hex("0B63CE"), line: 3, name: "Palette.Blue.medium"),
      fact(.navigationBar, "background", .word("opaque"), line: 4),
      fact(.navigationBar, "backgroundColor", hex("FFFFFF"), line: 5),
      fact(
        .navigationBar, "buttons.back.color", hex("0B63CE"), line: 6, name: "Palette.Blue.medium"),
      fact(.searchBar, "tintColor", hex("0B63CE"), line: 7, name: "Palette.link"),
      fact(.statusBar, "statusBarStyle", .word("darkContent"), line: 8),
      fact(.navigationBar, "scrollEdge", .word("same"), line: 9),
    ])
    #expect(
      app.theme?.text == """
        # Imported.
        palette:
          blueMedium: "#0B63CE"            # Bars.swift:3
        appearances:
          app:
            statusBarStyle: darkContent    # Bars.swift:8
            navigationBar:
              background: opaque           # :4
              backgroundColor: "#FFFFFF"   # :5
              tintColor: "{blueMedium}"    # :3
              # appearance:ignore title-contrast -- the code does not say the color of titles
              titleColor: .label           # UIKit's, as the code sets none
              scrollEdge: same             # :9
              buttons:
                back:
                  color: "{blueMedium}"    # :6
              searchBar:
                tintColor: "{blueMedium}"  # :7

        """)
    #expect(findings(app) == [])
  }

  @Test("findings are at the places of the code")
  func places() {
    let app = imported([
      fact(.navigationBar, "backgroundColor", hex("FFFFFF"), line: 3),
      fact(.navigationBar, "titleColor", hex("B9C0C8"), line: 4),
    ])
    #expect(findings(app) == ["4 error title-contrast"])
    let notes = app.diagnostics.last?.notes.map { Int($0.range.lower) }
    #expect(notes == [Int(place(3, in: files).lower)])
  }

  @Test("nothing is claimed of a background that the code does not state; the theme says why")
  func unstatedBackground() throws {
    let viewer = Look(.contained, "PhotoViewer")
    let app = imported([
      fact(.navigationBar, "backgroundColor", hex("FFFFFF"), line: 3),
      fact(.navigationBar, "tintColor", hex("0B63CE"), line: 4),
      fact(.navigationBar, "tintColor", hex("FFFFFF"), line: 5, in: viewer, by: .proxy),
    ])
    #expect(app.diagnostics.allSatisfy { $0.severity == .note })
    let text = try #require(app.theme?.text)
    #expect(
      text.contains(
        "# appearance:ignore tint-contrast -- its background is that of 'app', or another screen's")
    )
    #expect(text.contains("photoViewer:"))
    #expect(lintedIDs(text) == [])
  }

  @Test("a background that is not resolved is no ground, nor is the color of the bar's view")
  func openBackgrounds() throws {
    var behind = fact(.toolbar, "backgroundColor", hex("FFFFFF"), line: 6, by: .instance)
    behind.isBehind = true
    let app = imported([
      fact(.navigationBar, "background", .word("default"), line: 3),
      fact(
        .navigationBar, "backgroundColor", hex("000000"), line: 4,
        condition: "if 'barTintColor' is true"),
      fact(.navigationBar, "titleColor", hex("FFFFFF"), line: 5),
      behind,
      fact(.toolbar, "tintColor", hex("FFFFFF"), line: 7, by: .instance),
    ])
    #expect(app.diagnostics.allSatisfy { $0.severity == .note })
    let text = try #require(app.theme?.text)
    #expect(text.contains("the background that the code sets is not resolved"))
    #expect(text.contains("# backgroundColor: \"#FFFFFF\" lies behind what the bar draws"))
    #expect(lintedIDs(text) == [])
  }

  @Test("two functions that need not run for the same bar make no pair")
  func functions() throws {
    var background = fact(.navigationBar, "backgroundColor", hex("FFFFFF"), line: 3)
    var title = fact(.navigationBar, "titleColor", hex("FFFFFF"), line: 4)
    background.maker = place(3, in: files)
    #expect(findings(imported([background, title])) == ["4 error title-contrast"])
    title.maker = place(4, in: files)
    #expect(findings(imported([background, title])) == [])
  }

  @Test("a subclass has what proxies give to every bar")
  func proxies() throws {
    var tint = fact(.navigationBar, "tintColor", hex("FFFFFF"), line: 3, by: .proxy)
    tint.isProxied = true
    let type = Look(.type, "MainBar")
    let app = imported([
      tint, fact(.navigationBar, "backgroundColor", hex("FFFFFF"), line: 4, in: type),
      fact(.navigationBar, "titleColor", hex("000000"), line: 5, in: type),
    ])
    #expect(findings(app) == ["3 error tint-contrast"])
  }

  @Test("a clear color hides what it colors")
  func clear() throws {
    let app = imported([
      fact(.tabBar, "backgroundColor", hex("FFFFFF"), line: 3),
      fact(.tabBar, "items.titleColor", .nothing, line: 4),
      fact(.tabBar, "items.iconColor", hex("999999"), line: 5),
    ])
    #expect(findings(app) == ["5 error tab-label-contrast"])
    #expect(lintedIDs(try #require(app.theme?.text)) == ["tab-label-contrast"])
  }

  @Test("what holds only sometimes, and what differs, is a comment")
  func doubts() throws {
    let text = try #require(
      imported([
        fact(.navigationBar, "backgroundColor", hex("FFFFFF"), line: 3),
        fact(.navigationBar, "tintColor", hex("FF0000"), line: 4, condition: "if isPro"),
        fact(.navigationBar, "titleColor", hex("000000"), line: 5),
        fact(.navigationBar, "titleColor", hex("222222"), line: 6),
      ]).theme?.text)
    #expect(text.contains("# tintColor: \"#FF0000\", if isPro (Bars.swift:4)\n"))
    #expect(
      text.contains("# titleColor: \"#000000\" (Bars.swift:5) or \"#222222\" (Bars.swift:6)\n"))
  }

  @Test("what is not resolved is a comment, so that the theme compiles")
  func unresolved() throws {
    var lost = fact(.navigationBar, "titleColor", .nothing, line: 4)
    lost.outcome = .unresolved(
      Unresolved(.otherModule, "'DesignColor' is declared in none of the files", at: lost.place))
    let text = try #require(
      imported([fact(.navigationBar, "backgroundColor", hex("FFFFFF"), line: 3), lost]).theme?.text)
    #expect(
      text.contains(
        "# titleColor: not resolved: 'DesignColor' is declared in none of the files (Bars.swift:4)\n"
      ))
    #expect(lintedIDs(text) == [])
  }

  @Test("an app that never speaks of dark mode is measured in light alone")
  func lightAlone() throws {
    let app = imported(
      [
        fact(.navigationBar, "background", .word("opaque"), line: 3),
        fact(.navigationBar, "tintColor", hex("24292E"), line: 4),
      ], isDark: false)
    #expect(findings(app) == [])
    #expect(try #require(app.theme?.text).contains("interfaceStyle: light"))
  }

  @Test("without bar-appearance objects barTintColor colors the background")
  func barTint() {
    let app = imported([
      fact(.navigationBar, "barTintColor", hex("FFFFFF"), line: 3, by: .proxy),
      fact(.navigationBar, "tintColor", hex("C1C6CD"), line: 4, by: .proxy),
    ])
    #expect(findings(app).contains("4 error tint-contrast"))
  }

  @Test("comments in the code waive findings")
  func waivers() {
    var files = AppFiles()
    let code = (1...9).map { line in
      line == 3 ? "// appearance:ignore title-contrast -- a logo, not a text\n" : "line \(line)\n"
    }
    files.add(SourceFile(path: "App/Bars.swift", text: code.joined()), as: .swift)
    let map = SourceMap(files.sources[0])
    func fact(_ property: String, _ value: ImportedValue, _ line: Int) -> BarFact {
      let start = Int32(map.start(ofLine: line))
      return BarFact(
        .navigationBar, property, in: .app, .value(value),
        at: SourceRange(file: 0, lower: start, upper: start + 4), by: .barAppearance)
    }
    let app = imported(
      [fact("backgroundColor", hex("FFFFFF"), 2), fact("titleColor", hex("B9C0C8"), 4)],
      files: files)
    #expect(findings(app) == [])
    #expect(app.waived.map(\.finding.id) == ["title-contrast"])
  }

  @Test("colors of equal last names keep as much of their names as tells them apart")
  func names() throws {
    let text = try #require(
      imported([
        fact(.navigationBar, "tintColor", hex("7A1020"), line: 3, name: "Palette.Red.accent"),
        fact(.toolbar, "tintColor", hex("0B63CE"), line: 4, name: "Palette.Blue.accent"),
        fact(.tabBar, "tintColor", hex("22272E"), line: 5, name: "Palette.ink"),
      ]).theme?.text)
    for key in ["redAccent:", "blueAccent:", "ink:"] { #expect(text.contains("  \(key) ")) }
  }

  /// What the lint finds in a theme by itself.
  private func lintedIDs(_ text: String) -> [String] {
    lint([ThemeInput(SourceFile(path: "a.theme.yaml", text: text))]) { _ in
      .failure(LoadFailure("no such file"))
    }.diagnostics.filter { $0.severity > .note }.map(\.id)
  }
}
