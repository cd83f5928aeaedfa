import TestSupport
import Testing

@testable import ThemeCompiler
@testable import ThemeDiff
@testable import ThemePreview

@Suite("The picture of a difference")
struct DifferenceSheetTests {
  private func sheet(_ old: String, _ new: String) throws -> String {
    let sides = try [old, new].map {
      DiffSide(try #require(PreviewedThemes.analysis($0).manifest))
    }
    return String(
      decoding: differenceSheet(
        compareThemes(sides[0], sides[1]), from: [sides[0]], to: [sides[1]]), as: UTF8.self)
  }

  private func theme(_ count: Int, tint: String, roles: String = "") -> String {
    let appearances = (1...count).map {
      "  a\($0): { interfaceStyle: light, toolbar: { backgroundColor: white, tintColor: \(tint) } }\n"
    }
    return "appearances:\n" + appearances.joined() + roles
  }

  private func texts(_ sheet: String) -> [String] {
    sheet.matches(of: #/<text [^>]*>([^<]*)</#).map { String($0.1) }
  }

  @Test("the same theme has changed in nothing")
  func same() throws {
    let theme = theme(1, tint: "black")
    let sheet = try sheet(theme, theme)
    #expect(texts(sheet) == ["Nothing changed"])
    #expect(sheet.contains("<title>What changes: Nothing changed</title>"))
  }

  @Test("a changed color is counted, said, and drawn before and after in both states")
  func visual() throws {
    let texts = texts(try sheet(theme(1, tint: "black"), theme(1, tint: "navy")))
    #expect(texts.first?.contains("visual: 1") == true)
    #expect(texts.first?.hasSuffix(" · next version: patch") == true)
    #expect(texts.contains { $0.hasPrefix("• visual: ") })
    #expect(texts.filter { $0 == "Before" }.count == 2 && texts.filter { $0 == "After" }.count == 2)
    #expect(texts.contains("a1"))
  }

  @Test("what changes nothing on bars is said without a drawing")
  func unseen() throws {
    let theme = theme(1, tint: "black")
    let texts = texts(try sheet(theme, theme + "roles: { ink: black }\n"))
    #expect(texts.contains("No bar looks different") && !texts.contains("Before"))
  }

  @Test("twelve appearances are drawn and eight changes said, and the others counted")
  func many() throws {
    let texts = texts(try sheet(theme(14, tint: "black"), theme(14, tint: "navy")))
    #expect(texts.contains("and 2 more appearances"))
    // They come in the order of their names' letters.
    #expect(texts.contains("a14") && !texts.contains("a8") && !texts.contains("a9"))
    #expect(texts.filter { $0.hasPrefix("• ") }.count == 8)
    #expect(texts.contains { $0.wholeMatch(of: /and \d+ more changes/) != nil })
  }
}
