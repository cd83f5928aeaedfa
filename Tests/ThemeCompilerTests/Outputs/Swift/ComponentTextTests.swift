import TestSupport
import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import ColorScience
@testable import OutputText
@testable import ThemeCompiler

@Suite("Components of colors in Swift")
struct ComponentTextTests {
  private func text(_ value: Double) -> String {
    var buffer = ByteBuffer()
    ComponentText.append(swift: value, to: &buffer)
    return String(decoding: buffer.finish(), as: UTF8.self)
  }

  @Test("a byte is written as a division that gives just that component")
  func bytes() {
    #expect(text(0) == "0" && text(1) == "1")
    for byte in 1..<255 { #expect(text(Double(byte) / 255) == "\(byte) / 255") }
  }

  @Test(
    "any other number is a decimal that reads back", arguments: [0.5, 0.1, -0.25, 1.5, 0.3])
  func decimals(value: Double) {
    #expect(Double(text(value)) == value)
  }
}
