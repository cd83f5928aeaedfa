import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("The list of outputs")
struct OutputAllTests {
  @Test("have ids, files and summaries of their own, the manifest last")
  func rows() {
    #expect(Set(Output.all.map(\.id)).count == Output.all.count)
    #expect(Set(Output.all.map(\.pattern)).count == Output.all.count)
    #expect(Output.all.allSatisfy { !$0.summary.isEmpty && !$0.summary.hasSuffix(".") })
    #expect(outputNames.last == "manifest")
  }
}
