import TestSupport
import Foundation
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemePreview

@Suite("Shapes of a picture")
struct SheetWriterTests {
  @Test("a box has its color in sRGB, its opacity and its corners as far as there are any")
  func boxes() {
    #expect(
      markup { $0.box(Box(1, 2.5, 3, 4), .black) }
        == ##"<rect x="1" y="2.5" width="3" height="4" fill="#000000"/>"##)
    #expect(
      markup { $0.box(Box(0, 0, 3, 4), Color.white.withAlpha(0.5), radius: 2) }
        == ##"<rect x="0" y="0" width="3" height="4" rx="2" fill="#FFFFFF" fill-opacity="0.5"/>"##)
  }

  @Test("a text stands at the start, in the middle or at the end of its box, and is no markup")
  func words() {
    func words(_ alignment: TextStyle.Alignment) -> String {
      markup {
        $0.words(
          "a<b", Box(10, 0, 100, 20), TextStyle(size: 10, weight: .bold, alignment: alignment),
          .black)
      }
    }
    #expect(
      words(.start) == ##"<text x="10" y="13.6" font-size="10" font-weight="700" "##
        + ##"text-anchor="start" fill="#000000">a&lt;b</text>"##)
    #expect(words(.center).contains(#"x="60""#) && words(.center).contains(#"="middle""#))
    #expect(words(.end).contains(#"x="110""#) && words(.end).contains(#"="end""#))
  }

  @Test("an icon fills its box: strokes, or for a status bar the outlines of what it shows")
  func icons() {
    let share = markup { $0.icon(.share, Box(5, 6, 24, 24), .black) }
    #expect(share.hasPrefix(##"<path transform="translate(5 6)" fill="none" stroke-width="1.8""##))
    #expect(share.contains(##" stroke="#000000""##))
    let half = markup { $0.icon(.share, Box(0, 0, 12, 12), .black) }
    #expect(half.contains(#"transform="translate(0 0) scale(0.5)""#))
    let status = markup { $0.icon(.status, Box(0, 0, 77, 12.2), .white) }
    #expect(status.contains(##" fill-rule="evenodd" fill="#FFFFFF" d="M0 8h3.2"##))
    #expect(!status.contains("scale"))
  }

  @Test("a gradient is strips side by side or below each other, each in the color at its middle")
  func gradient() throws {
    let colors = ColorGradient([.black, .white])
    func strips(_ direction: GradientDirection) -> [Substring] {
      markup { $0.box(Box(0, 0, 96, 480), colors, direction) }.split(separator: "<rect ")
    }
    #expect(strips(.vertical).count == 49 && strips(.horizontal).count == 49)
    #expect(strips(.vertical)[2].hasPrefix(#"x="0" y="10" width="96" height="10""#))
    #expect(strips(.horizontal)[2].hasPrefix(#"x="2" y="0" width="2" height="480""#))
    // Half a strip of 48 from black on: 255 / 96 ≈ 2.7.
    #expect(strips(.vertical)[1].contains(##"fill="#030303""##))
    #expect(strips(.vertical)[48].contains(##"fill="#FCFCFC""##))
  }

  @Test("nothing is seen between the strips of a gradient")
  func strips() throws {
    let sheet = try #require(
      contactSheets(
        PreviewedThemes.analysis(
          "appearances: { a: { toolbar: { backgroundGradient: [white, black] } } }\n")
      ).first)
    let picture = String(decoding: sheet.bytes, as: UTF8.self)
    let strips = picture.components(separatedBy: "<g shape-rendering=\"crispEdges\">").dropFirst()
    #expect(!strips.isEmpty)
    for group in strips {
      let boxes = group.components(separatedBy: "</g>")[0]
      #expect(boxes.components(separatedBy: "<rect ").count == 49)
    }
  }
}
