import TestSupport
import Foundation
import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import ColorScience
@testable import FindingReports
@testable import ThemeCompiler

/// Four times the file takes about four times as long; a square would take sixteen times.
@Suite("Time grows with the size of a file", .serialized, .timeLimit(.minutes(5)))
struct GrowthTests {
  /// A theme whose size is a number of entries.
  struct Kind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let entries: Int
    let text: @Sendable (Int) -> String

    init(_ name: String, _ entries: Int, _ text: @escaping @Sendable (Int) -> String) {
      testDescription = name
      self.entries = entries
      self.text = text
    }
  }

  private static let kinds = [
    Kind("appearances that share one color with too little contrast", 100) { count in
      "palette: { a: \"#808080\", b: \"#909090\" }\nappearances:\n"
        + lines(count) { "  a\($0): { toolbar: { backgroundColor: \"{a}\", tintColor: \"{b}\" } }" }
    },
    Kind("references to a group", 250) { count in
      "palette:\n  g:\n" + lines(count) { "    a\($0): white" }
        + lines(count) { "  b\($0): \"{g}\"" }
    },
    Kind("references to names that are not declared", 500) { count in
      "palette:\n" + lines(count) { "  name\($0): white" }
        + lines(count) { "  b\($0): \"{nome\($0)}\"" }
    },
    Kind("waivers without use", 400) { count in
      "palette: { a: white }\n"
        + lines(count) { _ in "# appearance:ignore tint-contrast -- reason" }
    },
    Kind("findings on one line that a block of waivers lets pass", 100) { count in
      lines(count) { _ in "# appearance:ignore ambiguous-color-name -- reason" }
        + "palette: { " + (0..<count).map { "a\($0): green" }.joined(separator: ", ") + " }\n"
    },
    Kind("duplicates of earlier keys", 400) { count in
      "palette:\n" + lines(count) { "  a\($0): white" } + lines(count) { "  a\($0): white" }
    },
    Kind("bad colors", 400) { count in "palette:\n" + lines(count) { "  a\($0): '#1'" } },
    Kind("bad colors on one line", 400) { count in
      "palette: { " + (0..<count).map { "a\($0): '#1'" }.joined(separator: ", ") + " }\n"
    },
    Kind("unknown keys", 250) { count in
      "appearances:\n" + lines(count) { "  a\($0): { tintcolour\($0): white }" }
    },
    Kind("calls on one line that are never closed", 400) { count in
      "palette: { a: [" + (0..<count).map { _ in "rgb(1" }.joined(separator: ", ") + "] }\n"
    },
    Kind("colors without quotes on one line", 400) { count in
      "palette: { " + (0..<count).map { "a\($0): #123" }.joined(separator: ", ") + " }\n"
    },
  ]

  @Test(
    "no kind of file takes time by the square of its size",
    .enabled(if: Thorough.isAsked, Thorough.reason), arguments: kinds)
  func growth(_ kind: Kind) {
    // A busy machine may spoil one measurement, not three.
    let isLinear = (0..<3).contains { _ in
      let small = time(kind.text(kind.entries))
      let large = time(kind.text(4 * kind.entries))
      return large < max(small, 0.01) * 9
    }
    #expect(isLinear)
  }

  /// The seconds that this thread works on a theme, whatever else the machine does.
  private func time(_ text: String) -> Double {
    let input = ThemeInput(SourceFile(path: "a.theme.yaml", text: text))
    let start = ThreadTime.seconds
    let result = lint([input]) { _ in .failure(LoadFailure("no such file")) }
    let report = DiagnosticReport(
      diagnostics: result.diagnostics, sources: result.sources, themes: 1)
    _ = DiagnosticFormat.text.render(report)
    return ThreadTime.seconds - start
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }
}
