import Testing
import ThemeCompiler
import ThemeSyntax

@testable import AppearanceImport

@Suite("Themes out of an app's facts")
struct ImportedThemeTests {
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

  @Test("waivers stand above their lines, which keep what is on them")
  func addedWaivers() {
    let line = ImportedTheme.Line(
      place: place(5), appearance: 0, part: .toolbar, keys: ["tintColor"], isClear: false)
    let text = "appearances:\n  app:\n    toolbar:\n      tintColor: white\n"
    let theme = ImportedTheme(text: text, lines: [4: line])
    #expect(theme.barLine(of: 4) == 3)
    #expect(theme.barLine(of: 2) == 2)
    #expect(theme.line(1)?.place == place(5))
    #expect(theme.line(5) == nil)
    let waiving = theme.waiving([4: [ThemeWaiver(rule: "tint-contrast", reason: "a logo")]])
    #expect(
      waiving.text == """
        appearances:
          app:
            toolbar:
              # appearance:ignore tint-contrast -- a logo
              tintColor: white

        """)
    #expect(waiving.lines.keys.sorted() == [5])
  }

  @Test("a waiver stands on the line of a place or in the comments right above it")
  func foundWaivers() {
    func waivers(_ code: String) -> [String] {
      var files = AppFiles()
      files.add(SourceFile(path: "a.swift", text: code), as: .swift)
      let start = Int32(code.utf8.count - 1)
      return files.waivers(at: SourceRange(file: 0, lower: start, upper: start + 1)).map(\.text)
    }
    #expect(waivers("// appearance:ignore a -- b\n// why\nx") == ["appearance:ignore a -- b"])
    #expect(waivers("f() /* appearance:ignore a -- b */; x") == ["appearance:ignore a -- b"])
    #expect(waivers("// appearance:ignore a -- b\n\nx") == [])
    #expect(waivers("f() // appearance:ignore a -- b\nx") == [])
    #expect(waivers(#"f("appearance:ignore a"); x"#) == [])
  }
}
