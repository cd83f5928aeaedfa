import Testing

@testable import ThemeSyntax

@Suite("Trees of a file")
struct SyntaxTreeTests {
  @Test("nulls, references and values with a finding are told apart")
  func helpers() {
    let reading = Reading(
      "a: {b.c}\nb: ~\nc: #fff\nd: {e: f}\ne: {\"g\"}\nf: ''\ng: *x\nh: {i: ~}\n")
    guard let tree = reading.result.tree else { return #expect(Bool(false)) }
    let values = tree.entries(tree.root).map(\.value)
    #expect(
      values.map { tree.unquotedReference($0).map { reading.texts.string($0) } } == [
        "b.c", nil, nil, nil, nil, nil, nil, nil,
      ])
    #expect(
      values.map { tree.isNull($0) } == [false, true, true, false, false, false, true, false])
    #expect(
      values.map { tree.isReported($0) } == [false, false, true, false, false, false, true, false])
  }

  @Test("aliases lead to what they name, and their places are shared")
  func aliases() throws {
    let reading = Reading("a: &x [1, 2]\nb: *x\nc: {<<: {d: 1}}\n")
    let tree = try #require(reading.result.tree)
    let values = tree.entries(tree.root).map(\.value)
    #expect(tree.items(values[0]) == tree.items(values[1]))
    #expect(tree.entryCount(tree.root) == 3 && tree.entryCount(values[0]) == 0)
    #expect(tree.sharedRanges.map { reading.text($0) }.first == "[1, 2]")
    #expect(tree.isFlow(values[0]) && !tree.isFlow(tree.root))
  }
}
