import TestSupport
import Foundation
import Testing
import ThemeSyntax

@testable import AppearanceReference
@testable import AppearanceCompiler
@testable import FindingReports
@testable import OutputText
@testable import ThemeCompiler
@testable import ThemeFiles

@Suite("The documentation says what is")
struct DocumentationTests {
  // The page of the rules shows what is wrong; the rules' examples have tests of their own.
  @Test(
    "every example compiles without errors", arguments: Pages.names.filter { $0 != "Docs/Rules.md" }
  )
  func examplesCompile(page: String) throws {
    // The README's theme is one of the fixtures, with its tokens beside it.
    let fixture = FixtureCase("Themes", "Quickstart")
    let quickstart: @Sendable (String) throws -> Result<SourceFile, LoadFailure> = { path in
      .success(SourceFile(path: path, bytes: try fixture.bytes(path)))
    }
    var files: [String: SourceFile] = [:]
    for block in try Pages.blocks(page, "json") {
      guard let name = block.jsonName else { continue }
      files[name] = SourceFile(path: name, bytes: Array(block.text.utf8))
    }
    for block in try Pages.blocks(page, "yaml") {
      let name = block.fileName ?? "Example.theme.yaml"
      let source = SourceFile(path: name, bytes: Array(block.text.utf8))
      files[name] = source
      let known = files
      let compilation = compile([ThemeInput(source)]) { path in
        known[path].map { .success($0) } ?? (try? quickstart(path))
          ?? .failure(LoadFailure("no such example"))
      }
      let isTheme = name != "appearance.yaml"
      let findings = isTheme ? compilation.diagnostics : Configuration.read(source).1
      let messages = findings.filter { $0.severity == .error }.map(\.message)
      #expect(messages == [], "\(page), line \(block.line)")
    }
  }

  @Test("every key is documented")
  func keys() throws {
    let sections =
      [
        Section.theme, .appearance, .inverse, .titleFont, .dynamic, .role, .adaptiveColor, .screen,
      ] + BarGroup.all.map { $0.section(of: .navigationBar) }
      + BarGroup.all.map { $0.section(of: .tabBar) } + BarKind.allCases.map { .bar($0) }
    let format = try Pages.text("Docs/ThemeFormat.md")
    for key in Set(sections.flatMap(\.names)) {
      #expect(format.contains("`\(key)`") || format.contains("{ \(key), "), "\(key)")
    }
    let configuration = try Pages.text("Docs/Configuration.md")
    let keys = [Section.configuration, .presetNames, .thresholds, .ruleOptions].flatMap(\.names)
    let options = LintRule.all.flatMap(\.options).map(\.name)
    for name in keys + options + Output.all.map(\.id) {
      #expect(configuration.contains("`\(name)`"), "\(name)")
    }
  }

  @Test("every kind of finding that the page of the format names can be explained")
  func findings() throws {
    let page = try Pages.text("Docs/ThemeFormat.md")
    let section = try #require(page.components(separatedBy: "## Errors to expect").last)
    let names = section.matches(of: /`([a-z0-9]+(-[a-z0-9]+)+)`/).map { String($0.1) }
    #expect(names.count > 40)
    for name in names { #expect(explanation(of: name) != nil, "\(name)") }
  }

  @Test("the page for those who come from UIKit has each property, by its name there and here")
  func migration() throws {
    let page = try Pages.text("Docs/ComingFromUIKit.md")
    for row in BarProperty.all {
      let key = row.name.split(separator: ".").last ?? ""
      #expect(page.contains(key), "\(row.name)")
      let carriers = row.uiKit.split(separator: "`").enumerated().filter { $0.offset % 2 == 0 }
      let member = carriers.first.map { $0.element.split(separator: ".") } ?? []
      let name = member.first { $0.first?.isLowercase == true }?.prefix { $0.isLetter }
      #expect(page.contains(name ?? ""), "\(row.uiKit)")
    }
  }

  @Test("every table is what its rows say")
  func tables() throws {
    for table in DocumentationTable.all {
      let page = try Pages.text(table.page)
      if page.contains("\n\n\(table.text)\n") { continue }
      let parts = page.components(separatedBy: table.head + "\n")
      guard parts.count == 2 else {
        Issue.record("\(table.page) lacks the table: \(table.head)")
        continue
      }
      guard Fixtures.isRecording else {
        Issue.record("run: \(Fixtures.recordingCommand)\n\(table.page):\n\(table.text)")
        continue
      }
      var lines = parts[1].split(separator: "\n", omittingEmptySubsequences: false)[...]
      lines = lines.drop { $0.hasPrefix("|") }
      try (parts[0] + table.text + lines.joined(separator: "\n")).write(
        to: Pages.root.appending(path: table.page), atomically: true, encoding: .utf8)
      Issue.record("recorded a table of \(table.page); read its diff before you commit")
    }
  }

  @Test("every format of findings is documented")
  func formats() throws {
    let page = try Pages.text("Docs/Reports.md")
    for format in DiagnosticFormat.all {
      #expect(page.contains("| `\(format.name)` |"), "\(format.name)")
    }
  }

  @Test("the README's theme is Quickstart, and its Swift is what comes out")
  func excerpts() throws {
    let fixture = FixtureCase("Themes", "Quickstart")
    let theme = String(decoding: try fixture.bytes("Quickstart.theme.yaml"), as: UTF8.self)
    #expect(try Pages.blocks("README.md", "yaml").first?.text == theme)

    let swift = String(decoding: try fixture.bytes("Appearance+Quickstart.swift"), as: UTF8.self)
    let generated = swift.split(separator: "\n").map { $0.drop { $0 == " " } }
    for line in try #require(Pages.blocks("README.md", "swift").first).text.split(separator: "\n") {
      #expect(generated.contains(line.drop { $0 == " " }), "\(line)")
    }
  }

  @Test("every link to a file leads to one", arguments: Pages.names)
  func links(page: String) throws {
    let text = try Pages.text(page)
    for match in text.matches(of: /\]\(([^):#]+)(#[^)]*)?\)/) {
      let folder = Pages.root.appending(path: page).deletingLastPathComponent()
      let target = folder.appending(path: String(match.1)).path
      #expect(FileManager.default.fileExists(atPath: target), "\(match.1)")
    }
  }
}

/// The pages of the documentation.
enum Pages {
  static let root = Fixtures.root.deletingLastPathComponent()

  /// The paths of all pages from the root.
  static var names: [String] {
    let docs = root.appending(path: "Docs").path
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: docs)) ?? []
    return ["README.md"] + files.filter { $0.hasSuffix(".md") }.sorted().map { "Docs/\($0)" }
  }

  /// A fenced block.
  struct Block {
    let line: Int
    var text = ""

    /// The file of tokens that a comment on the first line names.
    var jsonName: String? {
      let first = text.prefix { $0 != "\n" }
      return first.hasPrefix("// ") ? String(first.dropFirst(3)) : nil
    }

    /// The file that a comment on the first line names.
    var fileName: String? {
      let first = text.prefix { $0 != "\n" }
      return first.hasPrefix("# ") && first.hasSuffix(".yaml") ? String(first.dropFirst(2)) : nil
    }
  }

  /// The text of a page.
  static func text(_ page: String) throws -> String {
    try String(contentsOf: root.appending(path: page), encoding: .utf8)
  }

  /// The fenced blocks of a language, empty for none, in a page.
  static func blocks(_ page: String, _ language: String) throws -> [Block] {
    var blocks: [Block] = []
    var fence: Substring?
    for (index, line) in try text(page).split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if fence != nil, line == "```" {
        fence = nil
      } else if let fence {
        if fence == language { blocks[blocks.count - 1].text += line + "\n" }
      } else if line.hasPrefix("```") {
        fence = line.dropFirst(3)
        if fence == language[...] { blocks.append(Block(line: index + 1)) }
      }
    }
    return blocks
  }
}
