import TestSupport
import Testing

@testable import appearance

@Suite struct RulesTests {
  @Test("rules are listed on standard output, in text and for a page")
  func rules() throws {
    let folder = try TemporaryFolder()
    for arguments in [["rules"], ["rules", "--format", "markdown"]] {
      let call = try BuiltCommand.run(arguments, in: folder)
      #expect(call.status == 0)
      #expect(call.output.contains("out-of-gamut"))
      #expect(call.errors == "")
    }
  }

  @Test("a format is one of those of lists")
  func formats() {
    #expect(
      refusal(of: ["--format", "jsn"], by: Rules.self)
        == "unknown format 'jsn'; did you mean 'json'?")
    for format in ["text", "json", "markdown"] {
      #expect(refusal(of: ["--format", format], by: Rules.self) == nil)
    }
  }
}
