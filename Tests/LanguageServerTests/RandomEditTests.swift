import Foundation
import LanguageServer
import OutputText
import Testing

@Suite("A session of random edits")
struct RandomEditTests {
  /// How many edits a session has: as many as `EDITS` says, else more where `THOROUGH=1` asks for it.
  private static let edits: Int = {
    let environment = ProcessInfo.processInfo.environment
    return environment["EDITS"].flatMap { Int($0) }
      ?? (environment["THOROUGH"] == "1" ? 10_000 : 2_000)
  }()

  /// What people type and paste, whole and broken.
  private static let texts = [
    "a", " ", "\n", "\r\n", "  ", ":", "{", "}", "\"", "#", "é", "👍", "\u{FEFF}", "\t", "- ", "|",
    "*x", "&x ", "<<: *x\n", "name: Other\n", "palette:\n  more: \"#123456\"\n", "tintColor: ",
    "\"{ink}\"", "{ink", "# appearance:ignore tint-contrast -- why\n", "appearances:\n  new: {}\n",
    "    statusBarStyle: auto\n", "oklch(50% 0.1 20)", "extends: base.theme.yaml\n", "\u{2028}",
  ]

  private static let theme = """
    palette: { paper: "#F7F7F9", ink: "#1C1C1E", link: { light: "#0A5FD9", dark: "#7AB8FF" } }
    appearances:
      light:
        statusBarStyle: lightContent
        navigationBar:
          backgroundColor: "{paper}"
          tintColor: "{link}"
    # 👍
    dynamic: { system: { light: light, dark: light } }

    """

  @Test("findings are those of 'lint' at any time", arguments: [1, 2])
  func edits(seed: UInt64) throws {
    let base = "palette: { base: \"#445566\" }\n"
    let client = try Client(files: ["base.theme.yaml": base])
    let path = "\(client.folder)/A.theme.yaml"
    var numbers = SeededNumbers(seed: seed)
    var text = Array(Self.theme.utf16)
    var undo: [[UInt16]] = []
    client.open("A.theme.yaml", Self.theme)
    for step in 1...Self.edits {
      if text.count > 4_000 || numbers.next(below: 400) == 0 {
        text = Array(Self.theme.utf16)
        client.change("A.theme.yaml", to: Self.theme)
      } else if numbers.next(below: 10) == 0, let last = undo.popLast() {
        text = last
        client.change("A.theme.yaml", to: String(decoding: last, as: UTF16.self))
      } else {
        undo.append(text)
        if undo.count > 20 { undo.removeFirst() }
        edit(&text, client, &numbers)
      }
      ask(text, client, &numbers)
      if step % 100 == 0 {
        let now = String(decoding: text, as: UTF16.self)
        let told = told(try #require(client.findings("A.theme.yaml")))
        let expected = linted(now, path: path, ["base.theme.yaml": base])
        try #require(told == expected, "after \(step) edits of session \(seed)")
      }
    }
  }

  /// Replaces a few characters by a text, as the client's positions say it.
  private func edit(_ text: inout [UInt16], _ client: Client, _ numbers: inout SeededNumbers) {
    var start = numbers.next(below: text.count + 1)
    var end = min(text.count, start + (numbers.next(below: 3) == 0 ? numbers.next(below: 30) : 0))
    // No editor cuts a character, or a line's ending, in two.
    while start > 0, splits(text, at: start) { start -= 1 }
    while end < text.count, end < start || splits(text, at: end) { end += 1 }
    let new = Array(Self.texts[numbers.next(below: Self.texts.count)].utf16)
    let range = TextRange(place(start, in: text), place(end, in: text))
    text.replaceSubrange(start..<end, with: new)
    client.change("A.theme.yaml", range, to: String(decoding: new, as: UTF16.self))
  }

  private func splits(_ text: [UInt16], at index: Int) -> Bool {
    guard index < text.count else { return false }
    return UTF16.isTrailSurrogate(text[index])
      || text[index] == 0x0A && index > 0 && text[index - 1] == 0x0D
  }

  private func place(_ index: Int, in text: [UInt16]) -> TextPosition {
    var line = 0
    var start = 0
    var next = 0
    while next < index {
      let isPair = text[next] == 0x0D && next + 1 < text.count && text[next + 1] == 0x0A
      if text[next] == 0x0A || text[next] == 0x0D {
        next += isPair ? 2 : 1
        line += 1
        start = next
      } else {
        next += 1
      }
    }
    return TextPosition(line: line, character: max(0, index - start))
  }

  /// Asks for something anywhere; whatever the answer, there is one.
  private func ask(_ text: [UInt16], _ client: Client, _ numbers: inout SeededNumbers) {
    guard numbers.next(below: 5) == 0 else { return }
    let methods = [
      "hover", "completion", "definition", "references", "documentHighlight", "documentSymbol",
      "foldingRange", "documentColor", "inlayHint", "documentLink", "prepareRename", "diagnostic",
    ]
    let place = place(numbers.next(below: text.count + 1), in: text)
    let method = "textDocument/\(methods[numbers.next(below: methods.count)])"
    let answer = client.send(method, "A.theme.yaml", at: place)
    #expect(answer["error"] == nil, "\(method)")
  }
}

/// Numbers that are the same in every run.
private struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// A number of 0 up to, not including, a bound (SplitMix64).
  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ mixed >> 31) % UInt64(bound))
  }
}
