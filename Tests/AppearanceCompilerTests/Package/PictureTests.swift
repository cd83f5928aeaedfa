import TestSupport
import Foundation
import Testing

@testable import ThemeCompiler
@testable import ThemeDiff
@testable import ThemePreview

@Suite("The pictures of the documentation")
struct PictureTests {
  private static let folder = Fixtures.root.deletingLastPathComponent()
    .appending(path: "Docs/Pictures")

  /// The pictures, by what they are drawn from, and a page to click on.
  private static func pictures() throws -> [ContactSheet] {
    let fixture = FixtureCase("Themes", "Quickstart")
    let quickstart = String(decoding: try fixture.bytes("Quickstart.theme.yaml"), as: UTF8.self)
    let tokens = ["tokens/brand.json": try fixture.bytes("tokens/brand.json")]
    let variants = try String(
      contentsOf: folder.appending(path: "Variants.theme.yaml"), encoding: .utf8)
    let failing = quickstart.replacing("darkContent", with: "lightContent")
    #expect(failing != quickstart)
    let sheets = [
      (quickstart, "Quickstart", ["light"]), (failing, "Failing", ["light"]),
      (variants, "Variants", ["adaptive", "sale"]),
    ].flatMap { text, name, appearances in
      let wanted = appearances.map { "\(name).\($0).svg" }
      return contactSheets(
        PreviewedThemes.analysis(text, named: "\(name).theme.yaml", files: tokens)
      )
      .filter { wanted.contains($0.name) }
    }
    let page = ContactSheet(
      name: "Quickstart.html",
      bytes: previewPage([
        PreviewedThemes.analysis(quickstart, named: "Quickstart.theme.yaml", files: tokens)
      ]))
    return try sheets + [changes(quickstart, tokens), page]
  }

  /// The picture of a difference.
  private static func changes(_ text: String, _ tokens: [String: [UInt8]]) throws -> ContactSheet {
    let bluish = text.replacing("#0A5FD9", with: "#5A2FD9")
    #expect(bluish != text)
    let sides = try [text, bluish].map { text in
      let analysis = PreviewedThemes.analysis(
        text, named: "Quickstart.theme.yaml", files: tokens)
      return DiffSide(try #require(analysis.manifest))
    }
    let difference = compareThemes(sides[0], sides[1])
    return ContactSheet(
      name: "Changes.svg",
      bytes: differenceSheet(difference, from: [sides[0]], to: [sides[1]]))
  }

  @Test("each is what 'appearance preview' and 'appearance diff' draw")
  func current() throws {
    let pictures = try Self.pictures()
    #expect(pictures.count == 6)
    for picture in pictures {
      let file = Self.folder.appending(path: picture.name)
      if (try? Data(contentsOf: file)) == Data(picture.bytes) { continue }
      guard Fixtures.isRecording else {
        Issue.record("\(picture.name) is out of date; run: \(Fixtures.recordingCommand)")
        continue
      }
      try Data(picture.bytes).write(to: file)
      Issue.record("recorded \(picture.name); look at it before you commit")
    }
  }

  @Test("a page or the README shows each, and none that is not there")
  func shown() throws {
    let pages = try ["README.md", "Docs/Preview.md", "Docs/Diff.md"].map { page in
      try String(
        contentsOf: Self.folder.deletingLastPathComponent().deletingLastPathComponent()
          .appending(path: page), encoding: .utf8)
    }.joined()
    let shown = Set(pages.matches(of: #/Pictures\/([\w.]+\.(?:svg|html))/#).map { String($0.1) })
    #expect(shown == Set(try Self.pictures().map(\.name)))
  }
}
