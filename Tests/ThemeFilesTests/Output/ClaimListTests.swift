import Testing

@testable import ThemeFiles

@Suite("The list of what was made in a folder")
struct ClaimListTests {
  private func claims(_ lines: String...) -> Set<ClaimList.Claim> {
    ClaimList(reading: Array(lines.map { $0 + "\n" }.joined().utf8)).claims
  }

  @Test("has a line for each theme and file, sorted, and reads back as it was written")
  func roundTrip() {
    let made = [("../b.theme.yaml", "B.appearance.json"), ("../a%\t#é.theme.yaml", "A.json")]
    let list = ClaimList(
      Set(made.map { ClaimList.Claim(theme: PathName($0.0), file: PathName($0.1)) }))
    let text = String(decoding: list.bytes, as: UTF8.self)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(
      lines == [
        "../a%25%09%23%C3%A9.theme.yaml\tA.json", "../b.theme.yaml\tB.appearance.json",
      ])
    let read = ClaimList(reading: Array(lines[1].utf8)).claims
    #expect(read.map(\.file.text) == ["B.appearance.json"])
  }

  @Test("a list of nothing is no file")
  func empty() {
    #expect(ClaimList([]).bytes.isEmpty)
  }

  @Test(
    "a line that leads out of the folder, or names what no run makes, counts for nothing",
    arguments: [
      "a.theme.yaml\t../B.appearance.json", "a.theme.yaml\t/B.appearance.json",
      "/a.theme.yaml\tB.appearance.json", "a.theme.yaml\t.hidden/B.appearance.json",
      "a.theme.yaml\tx//B.appearance.json", "a.theme.yaml\tmain.c", "\tB.appearance.json",
      "a.theme.yaml", "a%0.theme.yaml\tB.appearance.json", "a%00.theme.yaml\tB.appearance.json",
      "# a.theme.yaml\tB.appearance.json",
    ])
  func refused(line: String) {
    #expect(claims(line).isEmpty)
  }
}
