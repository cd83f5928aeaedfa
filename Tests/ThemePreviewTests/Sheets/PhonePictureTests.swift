import TestSupport
import Foundation
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemePreview
@testable import ThemeSyntax

@Suite("A phone on a picture")
struct PhonePictureTests {
  private func picture(_ look: String) throws -> PhonePicture {
    let source = try previewed("appearances: { look: { \(look) } }")
    return PhonePicture(source.maker(of: 0).scene(.standard, .flat, .light))
  }

  private func drawn(_ look: String) throws -> String {
    let picture = try picture(look)
    return markup { picture.draw(&$0, x: 100, y: 20, on: Color(hex8: 1, 2, 3)) }
  }

  /// The place and the color of each rectangle.
  private func boxes(_ text: String) -> [(box: Box, fill: String)] {
    text.matches(
      of:
        #/<rect x="([-0-9.]+)" y="([-0-9.]+)" width="([0-9.]+)" height="([0-9.]+)"[^>]* fill="(#\w+|none)"/#
    ).map { match in
      let numbers = [match.1, match.2, match.3, match.4].map { Double($0) ?? -1 }
      return (Box(numbers[0], numbers[1], numbers[2], numbers[3]), String(match.5))
    }
  }

  private static let good = "toolbar: { backgroundColor: white, tintColor: black }"
  private static let faint = "toolbar: { backgroundColor: white, tintColor: \"#EEEEEE\" }"

  @Test("it is as large as the screen with its edge, and wider where verdicts are beside it")
  func size() throws {
    let (good, faint) = (try picture(Self.good), try picture(Self.faint))
    #expect(good.width == 9 + 393 + 9 && good.height == 9 + 852 + 9)
    #expect(faint.width == 9 + 393 + PhoneLabel.gutter && faint.height == good.height)
  }

  @Test("it stands inside its edge, and its corners have the color of the card")
  func place() throws {
    let text = try drawn(Self.good)
    #expect(text.hasPrefix("\n<g transform=\"translate(109 29)\">"))
    #expect(text.contains("<path fill-rule=\"evenodd\" fill=\"#010203\" d=\"M-6-6H"))
  }

  @Test("nothing of a bar or of content leaves the screen, though content and lower bars do")
  func clipped() throws {
    let tabs = "tabBar: { backgroundColor: \"#00FF00\", tintColor: black }"
    let boxes = boxes(try drawn(tabs)).filter { $0.fill != "none" }
    #expect(boxes.allSatisfy { $0.box.y >= 0 && $0.box.bottom <= 852 })
    let bar = try #require(boxes.first { $0.fill == "#00FF00" }).box
    #expect(bar.bottom == 852 && bar.y == 852 - 34 - 49)
  }

  @Test("a translucent bar has the worst content behind its left half, the best behind the right")
  func halves() throws {
    let text = try drawn("toolbar: { backgroundColor: \"#FFFFFF80\", tintColor: black }")
    let bar = try #require(boxes(text).first { $0.fill == "#FFFFFF" && $0.box.y > 700 }).box
    let behind = boxes(text).filter { $0.box.y == bar.y && $0.box.height == bar.height }
    #expect(behind.map(\.fill) == ["#000000", "#FFFFFF", "#FFFFFF"])
    #expect(behind.map(\.box.x) == [0, 393 / 2, 0])
    #expect(behind.map(\.box.width) == [393, 393 / 2, 393])
  }

  @Test("a verdict is white on the color of what became of the pair")
  func verdicts() throws {
    let failing = try drawn(Self.faint)
    #expect(failing.contains("fill=\"#FFFFFF\">✕ 1.16:1</text>"))
    #expect(failing.contains("fill=\"#B3261E\""))
    let warning = try drawn("toolbar: { backgroundColor: white, tintColor: \"#3B7FE0\" }")
    #expect(warning.contains("fill=\"#7A4D00\"") && warning.contains(">▲ 3.9"))
    // Each of them can be read on its color.
    for color in [Color(hex8: 0xB3, 0x26, 0x1E), Color(hex8: 0x7A, 0x4D, 0x00)] {
      #expect(contrastRatio(.white, color) >= 4.5)
    }
  }

  @Test("what is above, below and behind the parts of bars is in the picture")
  func parts() throws {
    let read = Configuration.read(SourceFile(path: "appearance.yaml", text: "sdk: 26.0\n")).0
    let analysis = PreviewedThemes.analysis(PreviewedThemes.parts, configuration: read)
    let picture = String(
      decoding: try #require(contactSheets(analysis).first).bytes, as: UTF8.self)
    func count(_ text: String) -> Int { picture.components(separatedBy: text).count - 1 }
    #expect(count(">Choose &lt;b&gt;an&lt;/b&gt; address</text>") == 6)
    #expect(count("fill=\"#5A5A60\">Rooms</text>") == 2)
    #expect(count("fill=\"#0A3A8A\">All</text>") == 2)
    #expect(count("fill=\"#FFFFFA\">Done</text>") == 3)
    #expect(count("fill=\"#4A4A50\">News</text>") == 4)
    #expect(count("fill=\"#7A2A8A\">Home</text>") == 2)
    #expect(count(">not measured: the prompt, the scope buttons") == 2)
    // Only the navigation bar's buttons and the floating tabs are on glass.
    let glassy = picture.components(separatedBy: "fill=\"#8C8C99\"").count - 1
    #expect(glassy == 3 * (2 + 1), "\(glassy)")
  }
}
