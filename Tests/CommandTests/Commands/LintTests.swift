import Testing

@testable import appearance

@Suite struct LintTests {
  @Test(
    "options that contradict one another, or need another one, are refused",
    arguments: [
      (["x", "--watch", "--fix"], "--watch and --fix exclude each other"),
      (
        ["x", "--watch", "--write-baseline", "b"], "--watch and --write-baseline exclude each other"
      ),
      (["x", "-", "--watch"], "--watch needs files; '-' is standard input"),
      (["x", "--unsafe"], "--unsafe needs --fix"), (["x", "--check"], "--check needs --fix"),
      (
        ["-", "--fix"], "--fix changes files, not standard input; './-' is one named '-'"
      ),
      (["x", "--baseline", ""], "--baseline takes a file; './-' is one named '-'"),
      (["x", "--write-baseline", "-"], "--write-baseline takes a file; './-' is one named '-'"),
      (
        ["x", "--report", "json=b", "--write-baseline", "./b"],
        "--report and --write-baseline would write 'b'"
      ),
      (["x", "--format", "xcod"], "unknown format 'xcod'; did you mean 'xcode'?"),
    ] as [([String], String)])
  func refusals(arguments: [String], message: String) {
    #expect(refusal(of: arguments, by: Lint.self) == message)
  }

  @Test(
    "options that go together are taken",
    arguments: [
      ["--fix", "--unsafe", "--check", "x"], ["--watch", "--baseline", "b", "x"],
      ["--baseline", "b", "--write-baseline", "b", "-"], ["--fix"],
    ])
  func combinations(arguments: [String]) {
    #expect(refusal(of: arguments, by: Lint.self) == nil)
  }
}
