import Foundation
import Testing

@testable import AppearanceCompiler
@testable import ThemeCompiler
@testable import ThemeSyntax

/// Bars that outputs dressed, beside what was measured of them.
@Suite("What outputs draw")
struct DrawnOutputTests {
  /// How many themes, which `DRAWN_THEMES` says; `DRAWN_FIRST` is the number of the first.
  private static let asked = number("DRAWN_THEMES") ?? 200
  private static let first = number("DRAWN_FIRST") ?? 0

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }

  @Test(
    "is measured, and nothing else is, in every output, bar, state and variant of made-up themes")
  func drawn() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "drawn-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let doubles = try Doubles(in: folder)
    var comparison = DrawnComparison()
    let end = Self.first + Self.asked
    for start in stride(from: Self.first, to: end, by: 100) {
      let themes = (start..<min(start + 100, end)).map { DrawnTheme($0) }
      var files: [(name: String, text: String)] = [("main.swift", DrawnProgram.text(of: themes))]
      var manifests: [String: MeasuredTheme] = [:]
      for theme in themes {
        let compilation = compile(theme)
        try #require(!compilation.files.isEmpty, "\(theme.text)\n\(compilation.diagnostics)")
        for file in compilation.files {
          let text = String(decoding: file.bytes, as: UTF8.self)
          if file.path.hasSuffix(".json") {
            manifests[theme.name] = try MeasuredTheme(text, outputs: theme.outputs)
          } else {
            files.append((file.path, text))
          }
        }
      }
      let lines = try doubles.lines(of: files).map { SeenBar($0) }
      for (name, bars) in Dictionary(grouping: lines, by: \.theme) {
        let measured = try #require(manifests[String(name)])
        comparison.compare(bars, with: measured, of: Int(name.dropFirst()) ?? 0)
      }
    }
    for (number, wrong) in comparison.wrong.sorted(by: { $0.key < $1.key }).prefix(5) {
      let theme = DrawnTheme(number)
      Issue.record("\(wrong.joined(separator: "\n"))\n\(theme.outputs)\n\(theme.text)")
    }
    #expect(comparison.wrong.isEmpty, "\(comparison.wrong.count) themes of \(Self.asked)")
    #expect(comparison.seen > 200 * Self.asked / 2)
    if Self.number("DRAWN_THEMES") != nil {
      let (seen, measured) = (comparison.seen, comparison.measured)
      print("\(seen) drawn and \(measured) measured pairs of \(Self.asked) themes")
    }
  }

  private func compile(_ theme: DrawnTheme) -> Compilation {
    let source = SourceFile(path: "appearance.yaml", text: theme.configuration)
    let input = ThemeInput(
      SourceFile(path: "\(theme.name).theme.yaml", text: theme.text),
      configuration: Configuration.read(source).0)
    let (path, text) = DrawnThemeMaker.tokens
    return AppearanceCompiler.compile([input]) { _ in
      .success(SourceFile(path: path, text: text))
    }
  }
}
