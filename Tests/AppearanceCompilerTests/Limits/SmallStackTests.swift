import AppearanceCompiler
import Foundation
import Testing
import ThemeSyntax

@testable import ColorScience
@testable import ThemeCompiler

/// The threads of macOS have half a megabyte, and so have those that share the work on many themes.
@Suite("Themes that lead deep, on a thread with a small stack")
struct SmallStackTests {
  /// Bytes of stack; a build for debugging needs several times what one for release does.
  private static let stack = 512 << 10

  @Test("a chain of colors that mix colors in colors overflows no stack, in whatever order")
  func chains() {
    let links = (0..<200).map { "  c\($0): \"\(Self.nested("{c\($0 + 1)}"))\"\n" }
    for links in [links, links.reversed()] {
      let text = "palette:\n" + links.joined() + "  c200: white\n" + Self.appearance("{c0}")
      #expect(Self.findings(of: ["main": text]) == ["tint-contrast"])
    }
  }

  @Test("chains of names of any length overflow no stack")
  func names() {
    let colors = (0..<5_000).map { "  c\($0): \"{c\($0 + 1)}\"\n" }.joined()
    let palette = "palette:\n" + colors + "  c5000: white\n" + Self.appearance("{c0}")
    #expect(Self.findings(of: ["main": palette]) == [])
    let heirs = (0..<2_000).map { "  a\($0): { extends: a\($0 + 1) }\n" }.joined()
    let last = "  a2000: { toolbar: { backgroundColor: black, tintColor: white } }\n"
    #expect(Self.findings(of: ["main": "appearances:\n" + heirs + last]) == [])
  }

  @Test("functions that nest too deep are an error, not an overflow")
  func functions() {
    let deep = String(repeating: "color-mix(in srgb, red, ", count: 100_000)
    #expect(Self.findings(of: ["main": Self.appearance(deep)]) == ["unknown-color"])
  }

  @Test("repairs of a color at the end of a chain overflow no stack")
  func repairs() {
    let mixed = Self.nested("{c200}", by: "color-mix(in oklch, ", " 100%, black 0%)")
    let links = (0..<199).map { "  c\($0): \"{c\($0 + 1)}\"\n" }.joined() + "  c199: \"\(mixed)\"\n"
    let text = "palette:\n" + links + "  c200: \"#CCC\"\n" + Self.appearance("{c0}", on: "white")
    #expect(Self.findings(of: ["main": text]) == ["tint-contrast"])
  }

  @Test("files that extend one another overflow no stack")
  func files() {
    var files = ["main": "extends: f1.theme.yaml\n"]
    for index in 1..<64 {
      let group =
        String(repeating: "{ g: ", count: 60) + "white" + String(repeating: " }", count: 60)
      files["f\(index)"] = "extends: f\(index + 1).theme.yaml\npalette: { a: \(group) }\n"
    }
    files["f64"] = Self.appearance("black", on: "white")
    #expect(Self.findings(of: files) == [])
    files["f64"] = "extends: main.theme.yaml"
    #expect(Self.findings(of: files) == ["cyclic-extends"])
  }

  @Test("brackets that nest too deep are an error, not an overflow", arguments: ["[", "{a: "])
  func brackets(open: String) {
    let text = "appearances: " + String(repeating: open, count: 1_000_000)
    #expect(Self.findings(of: ["main": text]).contains("too-deep"))
    let json = String(repeating: open == "[" ? "[" : "{\"a\": ", count: 600_000)
    #expect(Self.findings(of: ["main": json], ending: "json").contains("too-deep"))
  }

  private static func nested(
    _ color: String, by open: String = "color-mix(in oklch, ", _ close: String = " 90%, black 10%)"
  ) -> String {
    String(repeating: open, count: 30) + color + String(repeating: close, count: 30)
  }

  private static func appearance(_ tint: String, on background: String = "black") -> String {
    "appearances: { a: { toolbar: { backgroundColor: \(background), tintColor: \"\(tint)\" } } }\n"
  }

  /// The errors and warnings about a theme that is compiled on a small stack, each once.
  private static func findings(of files: [String: String], ending: String = "yaml") -> Set<String> {
    let sources = files.map { SourceFile(path: "\($0.key).theme.\(ending)", text: $0.value) }
    let main = sources.filter { $0.path.hasPrefix("main.") }.map { ThemeInput($0) }
    return SmallStack.run(bytes: stack) {
      let compilation = compile(main) { path in
        sources.first { $0.path == path }.map { .success($0) } ?? .failure(LoadFailure("no file"))
      }
      return Set(compilation.diagnostics.filter { $0.severity > .note }.map(\.id))
    } ?? ["nothing ran"]
  }
}

/// Work on a thread of its own.
enum SmallStack {
  private final class Work<Value: Sendable>: @unchecked Sendable {
    let body: @Sendable () -> Value
    var value: Value?

    init(_ body: @escaping @Sendable () -> Value) {
      self.body = body
    }
  }

  /// Does the work on a thread with a stack of so many bytes; nil where there is no such thread.
  static func run<Value: Sendable>(
    bytes: Int, _ body: @escaping @Sendable () -> Value
  ) -> Value? {
    let work = Work(body)
    let thread = Thread { work.value = work.body() }
    thread.stackSize = bytes
    thread.start()
    while !thread.isFinished { usleep(1_000) }
    return work.value
  }
}
