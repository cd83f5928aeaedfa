import Testing

@testable import appearance

@Suite struct DiffTests {
  @Test(
    "two versions are needed, one of which may be standard input",
    arguments: [
      (["a"], "Missing expected argument '<new>'"),
      (["-", "-"], "only one version can be standard input"),
      (["a", "b", "--format", "htlm"], "unknown format 'htlm'; did you mean 'html'?"),
    ] as [([String], String)])
  func versions(arguments: [String], message: String) {
    #expect(refusal(of: arguments, by: Diff.self) == message)
  }

  @Test("what fails the run is a list of parts of a difference, with blanks or without")
  func failing() {
    func refused(_ list: String) -> String? {
      refusal(of: ["-", "b", "--fail-on", list], by: Diff.self)
    }
    #expect(refused("breaking, accessibility") == nil)
    #expect(refused("visuals") == "unknown part of a difference 'visuals'; did you mean 'visual'?")
    let known = "breaking, accessibility, improvements, visual, additions"
    #expect(refused(",,") == "--fail-on is empty; known are \(known)")
  }
}
