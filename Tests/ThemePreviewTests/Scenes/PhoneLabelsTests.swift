import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemePreview
@testable import ThemeSyntax

@Suite("Verdicts beside a phone")
struct PhoneLabelsTests {
  private func label(_ line: [PhoneLabel.Point], ratio: Double = 1.067) -> PhoneLabel {
    PhoneLabel(
      part: MarkedPart(pair: 0, verdict: .fail, ratio: ratio, boxes: [Box(0, 0, 1, 1)]),
      line: line, box: Box(400, 20, 102, 30))
  }

  @Test("a line ends in the middle of the left side of its label, and has tenths of a point")
  func path() {
    let line = [PhoneLabel.Point(x: 10, y: 2), PhoneLabel.Point(x: 10.26, y: 35)]
    #expect(label(line).path == "M10 2L10.3 35L400 35")
  }

  @Test("the words are the verdict's shape and the ratio, rounded down")
  func words() {
    #expect(label([]).words == "✕ 1.06:1" && label([], ratio: 3).words == "✕ 3:1")
  }

  @Test(
    "each pair has one verdict, on the right of its phone, apart from others, with a line to its part"
  )
  func labels() throws {
    let analysis = PreviewedThemes.analysis(PreviewedThemes.faint)
    let source = try #require(PreviewedTheme(analysis, isAlone: true))
    let scenes = source.maker(of: 0).aspects().flatMap(\.scenes)
    #expect(Set(scenes.map(\.state)).count == 3)
    for scene in scenes {
      let layout = PhoneLayout(scene)
      let labels = layout.labels
      #expect(labels.count == layout.marked.count && labels.count > 6)
      for label in labels {
        #expect(label.box.x >= layout.screen.width + 8)
        #expect(label.box.y >= 0 && label.box.bottom <= layout.screen.height)
        #expect(labels.count { abs($0.box.y - label.box.y) < label.box.height } == 1)
        #expect(labels.count { $0.part.pair == label.part.pair } == 1)
        let start = label.line[0]
        #expect(
          label.part.boxes.contains { part in
            start.x >= part.x - 2 && start.x <= part.right + 2 && start.y >= part.y
              && start.y <= part.bottom
          })
      }
    }
  }
}
