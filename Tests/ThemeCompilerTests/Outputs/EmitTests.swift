import Foundation
import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import OutputText
@testable import ThemeCompiler

@Suite struct EmitTests {
  private static let compilations = (numbered(appearances: 3_000), numbered(appearances: 1))
  private let large: Compilation
  private let small: Compilation

  init() throws {
    (large, small) = Self.compilations
    try #require(large.files.count == 2 && small.files.count == 2)
  }

  @Test("the outputs of a large theme come in pieces, the same each time; a small one's at once")
  func pieces() {
    for (compilation, isLarge) in [(large, true), (small, false)] {
      #expect(compilation.files.map(\.output) == ["presets", "manifest"])
      for file in compilation.files {
        let pieces = Self.pieces(of: file.content)
        #expect((pieces.count > 1) == isLarge)
        #expect(pieces.allSatisfy { $0.count <= 64 << 10 })
        #expect(pieces == Self.pieces(of: file.content))
        #expect(Array(pieces.joined()) == file.bytes)
      }
    }
  }

  @Test("the Swift file of a large theme is put together from what a small one's has")
  func swift() throws {
    let one = String(decoding: small.files[0].bytes, as: UTF8.self)
    let start = try #require(one.range(of: "    /// Screen 0."))
    let end = try #require(one.range(of: "    /// The appearances of"))
    let block = one[start.lowerBound..<end.lowerBound]
    let blocks = (0..<3_000).map { number in
      block.replacingOccurrences(of: "creen 0.", with: "creen \(number).")
        .replacingOccurrences(of: "screen0", with: "screen\(number)")
        .replacingOccurrences(of: "size: 10,", with: "size: \(10 + number),")
    }
    let expected = String(one[..<start.lowerBound]) + blocks.joined()
    #expect(large.files[0].bytes.starts(with: expected.utf8))
  }

  @Test("the manifest of a large theme is JSON that has every appearance by name")
  func manifest() throws {
    let json = try JSONSerialization.jsonObject(with: Data(large.files[1].bytes))
    let appearances = (json as? [String: Any])?["appearances"] as? [[String: Any]]
    let names = appearances?.map { $0["name"] as? String }
    #expect(names == (0..<3_000).map { "screen\($0)" }.sorted())
    let sizes = appearances?.compactMap { appearance in
      let bar = appearance["navigationBar"] as? [String: Any]
      return (bar?["titleFont"] as? [String: Any])?["size"] as? Int
    }
    #expect(sizes?.sorted() == (10..<3_010).map { $0 })
  }

  private static func pieces(of content: FileContent) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    content.forEachPiece { pieces.append(Array($0)) }
    return pieces
  }

  /// A theme of appearances that differ in nothing but their numbers and the sizes of their titles.
  private static func numbered(appearances: Int) -> Compilation {
    var text = "name: Test\nappearances:\n"
    for number in 0..<appearances {
      text += """
          screen\(number):
            description: Screen \(number).
            statusBarStyle: darkContent
            navigationBar:
              backgroundColor: "#FFFFFF"
              titleColor: "#000000"
              titleFont: { size: \(10 + number), weight: bold }

        """
    }
    let theme = ThemeInput(SourceFile(path: "Test.theme.yaml", text: text))
    return compile([theme]) { _ in .failure(LoadFailure("there is none")) }
  }
}
