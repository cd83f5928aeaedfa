import TestSupport
import Foundation
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

/// What lint measures of the fixture whose outputs Tests/Runtime runs.
@Suite("What is drawn of the bars of a fixture")
struct DrawnFixtureTests {
  @Test("is what Fixtures/Drawn says, which outputs are compared with")
  func recorded() throws {
    let theme = Fixtures.root.appending(path: "Themes/DrawnBars/DrawnBars.theme.yaml")
    let source = SourceFile(path: "DrawnBars.theme.yaml", bytes: Array(try Data(contentsOf: theme)))
    let read = Configuration.read(
      SourceFile(path: "appearance.yaml", text: "lint: { tint-contrast: warning }"))
    let analysis = Analysis(ThemeInput(source, configuration: read.0)) { _ in
      .failure(LoadFailure("no such file"))
    }
    let resolved = try #require(analysis.theme)
    #expect(!analysis.hasErrors)
    let text = lines(of: resolved).map { "\($0)\n" }.joined()
    let file = Fixtures.root.appending(path: "Drawn/DrawnBars.txt")
    if Fixtures.isRecording {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded Fixtures/Drawn/DrawnBars.txt; read its diff before you commit")
      return
    }
    let recorded = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(text == recorded, "run: \(Fixtures.recordingCommand)")
  }

  /// A line for each part of each bar in each state and variant, on glass, which alone the doubles
  /// of UIKit have: appearance, bar, state, part, variant and value, with tabs between them.
  private func lines(of theme: ResolvedTheme) -> [String] {
    var lines: [String] = []
    for appearance in theme.appearances {
      for kind in BarKind.allCases {
        let bar = appearance.drawn(kind, on: .ios26)
        lines.append("\(appearance.symbol)\t\(kind.name)\t\t\tisHidden\t\(bar.isHidden)")
        for state in DrawnBar.State.allCases where kind != .tabBar || !state.isCompact {
          for variant in appearance.variants.members {
            let place = "\(appearance.symbol)\t\(kind.name)\t\(state)\t\(variant.name)"
            for (part, value) in parts(of: bar, in: state, variant, theme) {
              lines.append("\(place)\t\(part)\t\(value)")
            }
          }
        }
      }
    }
    return lines
  }

  private func parts(
    of bar: DrawnBar, in state: DrawnBar.State, _ variant: Variant, _ theme: ResolvedTheme
  ) -> [(String, String)] {
    let drawn = bar[state]
    func hex(_ color: ColorID?) -> String {
      color.map { theme.colors[$0].variants[variant].hex } ?? "none"
    }
    let background =
      switch drawn.background {
      case .color(let color): hex(color.value)
      case .gradient(let gradient): gradient.value.colors.map(hex).joined(separator: " to ")
      case .clear: "clear"
      case .system, .glass: "system"
      }
    let shadow: String
    if case .color(let color) = drawn.shadow {
      shadow = hex(color)
    } else {
      shadow = drawn.hidesShadow ? "none" : "system"
    }
    var parts = [("background", background), ("shadow", shadow)]
    for part in DrawnPart.allCases where part.applies(to: bar.kind) {
      // Icons have the tint of the bar itself in all states, as has what that tint colors. No state
      // gives its tint to done buttons, which the bar's fills.
      let isFilled = part == .doneButton && drawn.ink(part)?.property == .tintColor
      let ink = part == .items || isFilled ? bar.tint : drawn.ink(part)
      parts.append(("\(part)", hex(ink?.color)))
    }
    return parts
  }
}

extension DrawnBar.State {
  fileprivate var isCompact: Bool { self == .compact || self == .compactScrollEdge }
}
