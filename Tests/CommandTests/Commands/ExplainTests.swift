import TestSupport
import Testing

@testable import appearance

@Suite struct ExplainTests {
  @Test(
    "a rule is explained on standard output, by its name in any case; without one all are listed")
  func explained() throws {
    let folder = try TemporaryFolder()
    let call = try BuiltCommand.run(["explain", "out-of-gamut"], in: folder)
    #expect(call.status == 0)
    #expect(call.output.contains("out-of-gamut"))
    #expect(call.errors == "")
    #expect(try BuiltCommand.run(["explain", "Out-Of-Gamut"], in: folder).output == call.output)
    let list = try BuiltCommand.run(["explain"], in: folder)
    #expect(list.output.contains("out-of-gamut") && list.output.contains("unknown-key"))
  }

  @Test("a name like a finding's is met with that, any other with where the names are")
  func unknown() {
    for name in ["tint-contrst", "TINT-contrst"] {
      #expect(
        refusal(of: [name], by: Explain.self)
          == "unknown finding 'tint-contrst'; did you mean 'tint-contrast'?")
    }
    #expect(
      refusal(of: ["x"], by: Explain.self) == "unknown finding 'x'; 'appearance explain' lists all")
  }
}
