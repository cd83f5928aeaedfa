import TestSupport
import Foundation
import Testing

@Suite("Messages read as a technical writer would put them")
struct WordsTests {
  /// What nobody writes, or has to be read twice.
  private static let phrases = [
    "is meant by", "stands in ", "stand in ", "stands here", "stand here", "means nothing here",
    "mean nothing", "says why", "lets nothing pass", "over one another", "by way of others",
    "with commas between", "say nothing but", "likewise", "are to be fixed", "errors are mended",
    "lies in ", "lies outside", "stands alone", "stands without", "stand together",
    "stands between",
    "goes with", "is taken for", "are taken as", "what holds", "seen from this file",
    "that speaks of",
    "lets pass", "to begin with", "left alone", "leads to one another", "is no color",
    "is no number",
    "' is no ", "it is no ", "is no token", "standard input is none", "which a theme has not",
    "is called '",
    "at most, and there are", "what there is as", "apple does not say", "say nothing themselves",
  ]

  @Test("no text in the sources has a phrase that nobody writes")
  func sources() throws {
    let root = Pages.root.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".swift") }
    try #require(paths.count > 400)
    var texts = 0
    for path in paths {
      let code = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      for line in code.split(separator: "\n")
      where !line.drop(while: \.isWhitespace).hasPrefix("//") {
        for text in line.split(separator: "\"").dropFirst() {
          texts += 1
          check(text, in: path)
        }
      }
    }
    #expect(texts > 5_000)
  }

  @Test("no recorded finding has a phrase that nobody writes")
  func findings() throws {
    let folder = Pages.root.appending(path: "Fixtures/Invalid")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("diagnostics.txt") }
    try #require(paths.count > 40)
    for path in paths {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      // Lines of themes begin with a number or a blank.
      for line in text.split(separator: "\n")
      where line.contains(": error: ") || line.contains(": warning: ") {
        check(line, in: path)
      }
    }
  }

  private func check(_ text: Substring, in path: String) {
    let found = Self.phrases.filter { text.lowercased().contains($0) }
    #expect(found.isEmpty, "\(path): \(text)")
  }
}
