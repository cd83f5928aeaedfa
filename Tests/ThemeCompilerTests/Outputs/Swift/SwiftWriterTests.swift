import TestSupport
import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import ColorScience
@testable import OutputText
@testable import ThemeCompiler

@Suite("Swift as swift-format leaves it")
struct SwiftWriterTests {
  private func written(_ body: (inout SwiftWriter) -> Void) -> String {
    nonisolated(unsafe) var bytes: [UInt8] = []
    var writer = SwiftWriter { bytes += Array($0) }
    body(&writer)
    writer.finish()
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("lines are indented by two, and an empty one has no blanks")
  func lines() {
    let text = written { writer in
      writer.line("struct A {")
      writer.indent()
      writer.line()
      writer.line("let a = 1")
      writer.outdent()
      writer.line("}")
    }
    #expect(text == "struct A {\n\n  let a = 1\n}\n")
  }

  @Test("no line of a call, a list or a function is longer than 100 columns, and nothing is lost")
  func width() {
    let names = (0..<40).map { "argument\($0): value\($0)" }
    let text = written { writer in
      writer.indent()
      writer.call("make", names)
      writer.endLine()
      writer.list("let all = ", names)
      writer.function("func make", names, result: " -> [String]")
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    let words = text.split { $0.isWhitespace || "(),[]{".contains($0) }
    for number in 0..<40 {
      #expect(words.filter { $0 == "value\(number)" }.count == 3)
    }
  }

  @Test("a call that fits is on one line, and a remark is behind it")
  func remarks() {
    let text = written { writer in
      writer.call("make", remark: "white", count: 1) { $1.append(text: "a: \($0)") }
      writer.remark("again")
      writer.endLine()
    }
    #expect(text == "make(a: 0)  // white, again\n")
    #expect(SwiftWriter.width(ofRemark: "ab") == 7 && SwiftWriter.width(ofRemark: "") == 0)
  }

  @Test("a comment has as many lines as the text of a theme, and cannot be left")
  func comments() {
    #expect(written { $0.comment("a\n\nb\u{2028}*/ c") } == "/// a\n///\n/// b\n/// */ c\n")
  }
}
