import ColorScience
import Foundation
import Testing

@Suite("Ways to write a color")
struct ColorNotationTests {
  @Test("show an example that is a color, and every name once")
  func examples() throws {
    #expect(ColorNotation.all.count == 16)
    #expect(Set(ColorNotation.all.map(\.name)).count == 16)
    for notation in ColorNotation.all {
      #expect(throws: Never.self, "\(notation.example)") { try parse(notation.example) }
      #expect(!notation.summary.hasSuffix("."), "\(notation.summary)")
      guard notation.isFunction else { continue }
      #expect(notation.syntax.hasPrefix(notation.name + "("))
      #expect(notation.example.hasPrefix(notation.name + "("))
    }
  }

  @Test("are read under each of their names")
  func aliases() throws {
    let functions = ColorNotation.all.filter(\.isFunction)
    #expect(functions.count == 11)
    #expect(ColorNotation.functionNames.count == 13)
    for function in functions {
      for alias in function.aliases {
        let text = function.example.replacing(function.name + "(", with: alias + "(")
        #expect(try parse(text) == parse(function.example), "\(text)")
      }
    }
  }

  @Test(
    "list the words of a part, each of which is read there",
    arguments: [("color", 9), ("color-mix", 3), ("CSS name", 148), ("UIKit name", 51)])
  func words(name: String, count: Int) throws {
    let notation = try #require(ColorNotation.all.first { $0.name == name })
    #expect(notation.words.count == count)
    let shown = notation.words.filter { notation.example.contains($0) }
    let example = try #require(shown.max { $0.count < $1.count })
    for word in notation.words {
      let text = notation.example.replacing(example, with: word)
      #expect(throws: Never.self, "\(text)") { try parse(text) }
    }
  }

  @Test("have the components of their space in the example")
  func components() throws {
    #expect(try css("lab(52 69 34)") == CSSColor(.lab, SIMD3(52, 69, 34)))
    #expect(try css("oklch(50% 50% 20)") == CSSColor(.oklch, SIMD3(0.5, 0.2, 20)))
    #expect(try css("color(xyz-d50 50% 0.2 1)") == CSSColor(.xyzD50, SIMD3(0.5, 0.2, 1)))
    #expect(try css("rgba(255, 0, 51, 50%)") == CSSColor(.rgb, SIMD3(1, 0, 0.2), alpha: 0.5))
  }
}
