import Testing

@testable import ThemeSyntax

@Suite("Findings of a kind past what anybody reads")
struct FindingListTests {
  private func finding(
    _ id: String, _ severity: Diagnostic.Severity = .error, at place: Int32, in file: Int32 = 0
  ) -> Diagnostic {
    Diagnostic(
      id, severity, "\(id) \(place)", at: SourceRange(file: file, lower: place, upper: place))
  }

  @Test("are counted, and told as one finding behind the others")
  func rest() {
    var list = FindingList((0..<5).map { finding("a", at: $0) }, limit: 2)
    #expect(list.kept.map(\.message) == ["a 0", "a 1"])
    #expect(list.count == 5)
    #expect(list.rests.map(\.count) == [3])
    #expect(list.rests.map(\.range?.lower) == [2])
    list.removeAll()
    #expect(list.all.isEmpty && list.count == 0)
  }

  @Test("every rule, severity and file has its own number of them")
  func kinds() {
    let findings = [
      finding("a", at: 0), finding("b", at: 1), finding("a", .warning, at: 2),
      finding("a", at: 3, in: 1),
    ]
    #expect(FindingList(findings, limit: 1).kept.count == 4)
    #expect(FindingList(findings + findings, limit: 1).rests.count == 4)
  }

  @Test("are not made where they are not kept")
  func notMade() {
    var list = FindingList(limit: 1)
    let range = SourceRange(file: 0, lower: 0, upper: 1)
    #expect(list.add("a", .error, at: range) { finding("a", at: 0) } == 0)
    var isMade = false
    let index = list.add("a", .error, at: range) {
      isMade = true
      return finding("a", at: 1)
    }
    #expect(index == nil && !isMade)
    #expect(!list.hasRoom(for: "a", .error, in: 0) && list.hasRoom(for: "b", .error, in: 0))
  }

  @Test("move to another list as what they stand for")
  func moved() {
    var list = FindingList((0..<5).map { finding("a", at: $0) }, limit: 2)
    var other = FindingList(limit: 2)
    list.move(to: &other)
    #expect(list.count == 0 && other.count == 5)
  }

  @Test("findings of a kind stop at 500, and the others are counted")
  func manyFindings() {
    let findings = Reading(String(repeating: "a: 1\n", count: 5000)).result.diagnostics
    #expect(findings.count == 501)
    #expect(findings.last?.message == "and 4,499 more 'duplicate-key' findings in this file")
  }
}
