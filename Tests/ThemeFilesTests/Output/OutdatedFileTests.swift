import TestSupport
import Foundation
import Testing

@testable import ThemeFiles

@Suite struct OutdatedFileTests {
  @Test("--check names what differs, is missing or stale, and touches nothing")
  func check() throws {
    let folder = try TemporaryFolder([
      "a.theme.yaml": "A\none\ntwo", "Appearance+A.swift": swift(from: "a.theme.yaml", "A\n1\ntwo"),
      "Appearance+Old.swift": swift(from: "a.theme.yaml"),
    ])
    let before = try folder.names()
    let run = try Transcript.compile(ThemeRequest(paths: [folder["a.theme.yaml"]], check: true))
    #expect(run.status == .findings)
    #expect(
      run.output == """
        differs: \(folder["Appearance+A.swift"])
        @@ -3 +3 @@
        -1
        +one
        missing: \(folder["A.appearance.json"])
        stale: \(folder["Appearance+Old.swift"])

        """)
    #expect(run.errors == "error: 3 files out of date; run this without --check\n")
    #expect(try folder.names() == before)
  }

  @Test("--check reports what is out of date in every format, at the first line that differs")
  func checkFormats() throws {
    let theme =
      "name: A\nappearances: { light: { statusBarStyle: darkContent, toolbar: { backgroundColor: white, tintColor: black } } }\n"
    let folder = try TemporaryFolder(["a.theme.yaml": theme])
    #expect(try BuiltCommand.run(["compile", "."], in: folder).status == 0)
    try folder.write(
      "Appearance+A.swift",
      (folder.text("Appearance+A.swift") ?? "").replacing("import AppearanceKit", with: "import X"))
    try FileManager.default.removeItem(atPath: folder["A.appearance.json"])
    func check(_ arguments: String...) throws -> BuiltCommand.Result {
      try BuiltCommand.run(["compile", ".", "--check"] + arguments, in: folder)
    }
    let lines = try check("--format", "github").errors.split(separator: "\n")
    try #require(lines.count == 2)
    #expect(lines[0].hasPrefix("::error file=Appearance+A.swift,line="))
    #expect(
      lines[0].hasSuffix(
        "generated file is out of date; run 'appearance compile'"))
    #expect(lines[1].hasPrefix("::error file=A.appearance.json,line=1,"))
    let xcode = try check("--format", "xcode", "--report", "sarif=found.sarif")
    #expect(xcode.status == 1 && xcode.output.isEmpty)
    #expect(xcode.errors.split(separator: "\n").count == 2)
    #expect(folder.text("found.sarif")?.contains("\"ruleId\": \"outdated-output\"") == true)
    for format in ["json", "sarif", "junit", "gitlab", "markdown"] {
      let call = try check("--format", format)
      #expect(call.status == 1 && call.errors.contains("outdated-output"), "\(format)")
    }
    let text = try check("--report", "json=found.json")
    #expect(text.output.hasPrefix("differs: Appearance+A.swift\n"))
    #expect(text.errors == "error: 2 files out of date; run this without --check\n")
    #expect(folder.text("found.json")?.contains("outdated-output") == true)
  }

  @Test("everything that a plan would change is told, the list of outputs only where it is there")
  func states() throws {
    let folder = try TemporaryFolder(["old": "1\n2\n", "stale": ""])
    var stale = StaleFiles(removing: [folder["stale"]])
    stale.lists = [true, false].map { isThere in
      StaleFiles.ListChange(
        path: folder[isThere ? "list" : "interim"], isThere: isThere,
        last: .remove(folder["list"], workFolder: folder.path))
    }
    stale.lists.removeLast()
    let plan = try OutputPlan(
      [OutputFile(folder["old"], Array("1\n3\n".utf8)), OutputFile(folder["new"], [])],
      stale: stale)
    let files = OutdatedFile.all(in: plan)
    #expect(
      files.map(\.text) == [
        "differs: \(folder["old"])\n@@ -2 +2 @@\n-2\n+3\n", "missing: \(folder["new"])\n",
        "stale: \(folder["stale"])\n", "stale: \(folder["list"])\n",
      ])
    #expect(String(decoding: files[0].content, as: UTF8.self) == "1\n2\n")
    #expect(files[1].difference == nil && files[1].content.isEmpty)
    #expect(files.allSatisfy { $0.message.hasSuffix("; run 'appearance compile'") })
    #expect(Set(files.map(\.message)).count == 3)
  }
}
