import Testing

@testable import ThemeSyntax

@Suite("Scalars of JSON")
struct JSONScalarTests {
  private func read(_ value: String) -> Reading {
    Reading("{\"a\": \(value)}", path: "test.theme.json")
  }

  /// The text of the value of `a`.
  private func text(_ reading: Reading) -> String? {
    guard let tree = reading.result.tree,
      let value = tree.entries(tree.root).first(where: { _ in true })
    else { return nil }
    return tree.text(value.value).map { reading.texts.string($0) }
  }

  /// Characters beside those that end a string's plain part, or with bits like theirs.
  private let fillers: [Character] = [" ", "!", "#", "[", "]", "a", "\u{7F}", "é", "¢", "ܢ", "😀"]

  @Test("a string is read whole wherever an escape stands in it")
  func escapes() {
    for filler in fillers {
      for count in 0...20 {
        for place in 0...count {
          let (head, tail) = (
            String(repeating: filler, count: place), String(repeating: filler, count: count - place)
          )
          #expect(text(read("\"\(head)\(tail)\"")) == head + tail)
          #expect(text(read("\"\(head)\\n\(tail)\"")) == "\(head)\n\(tail)")
          #expect(text(read("\"\(head)\\\"\(tail)\"")) == "\(head)\"\(tail)")
        }
      }
    }
  }

  @Test("a control character is found wherever it stands", arguments: [0x01, 0x09, 0x0A, 0x1F])
  func controls(code: UInt8) {
    let character = Character(Unicode.Scalar(code))
    for count in 0...20 {
      for place in 0...count {
        let head = String(repeating: "é", count: place)
        let value = "\"\(head)\(character)\(String(repeating: " ", count: count - place))\""
        let ids = read(value).result.diagnostics.map(\.id)
        #expect(ids == [code == 0x0A ? "unclosed-string" : "control-character"], "\(value)")
      }
    }
  }

  @Test("a string that nothing closes is reported at its beginning")
  func unclosed() {
    for count in 0...20 {
      let reading = Reading("\"" + String(repeating: "a", count: count), path: "test.theme.json")
      #expect(reading.findings.map { $0.prefix(19) } == ["unclosed-string 1:1"])
    }
  }

  @Test(
    "a number is kept as it is written",
    arguments: [
      "0", "-0", "7", "10", "-12", "0.5", "-0.25", "100.00", "1e5", "1E+2", "-1.5e-3", "0e0",
      "12345678901234567890.12345678901234567890",
    ])
  func numbers(number: String) {
    #expect(text(read(number)) == number)
    #expect(text(read(number + " ")) == number)
    #expect(text(read("[]")) == nil)
  }

  @Test(
    "what is nearly a number says what a number is",
    arguments: [
      ("01", "number does not begin with 0 unless it is 0; quote it if it is a color"),
      ("-01", "number does not begin with 0 unless it is 0; quote it if it is a color"),
      ("-", "digit follows '-' in a number"), ("1.", "digit follows '.' in a number"),
      ("-.5", "digit follows '-' in a number"), ("1.e5", "digit follows '.' in a number"),
      ("1e", "digit follows 'e' in a number"), ("1.5.2", "'1.5.2' is not a number; quote it"),
      ("1x", "'1x' is not a number; quote it"), ("1-2", "'1-2' is not a number; quote it"),
      ("-Infinity", "number is finite; JSON has no infinity"),
      ("1é", "'1é' is not a number; quote it"),
    ])
  func wrong(number: String, message: String) {
    let found = read(number).result.diagnostics
    #expect(found.map(\.id) == ["number-format"] && found.map(\.message) == [message])
  }
}
