import TestSupport
import Testing

@testable import ThemeFiles

@Suite("Errors of the system")
struct SystemErrorTests {
  @Test("say in words what they are, without a full stop")
  func phrases() {
    #expect(SystemError.noSuchFile.phrase == "no such file or folder")
    #expect(SystemError.isFolder.phrase == "it is a folder")
    for code in Int32(1)...130 {
      let phrase = SystemError(code).phrase
      #expect(
        !phrase.isEmpty && !phrase.hasSuffix(".") && phrase.first?.isUppercase == false, "\(code)")
    }
  }

  @Test("a missing file is missing whether its folder is there or not, any other error is not")
  func missing() throws {
    let folder = try TemporaryFolder(["a": ""])
    for path in ["b", "c/d", "a/b"] {
      let error = try #require(throws: SystemError.self) { try FileSystem.status(of: folder[path]) }
      #expect(error.isMissing, "\(path)")
      #expect(error.isNoSuchFile == (path != "a/b"))
    }
    #expect(!SystemError.linkCycle.isMissing && !SystemError.exists.isMissing)
  }

  @Test("a call that signals interrupt is made again, any other failure is its own")
  func retrying() throws {
    var calls = 0
    let result = try SystemError.retrying { () -> Int32 in
      calls += 1
      return 7
    }
    #expect(result == 7 && calls == 1)
    #expect(try nilIf(\.isMissing, FileSystem.status(of: "/nowhere/at/all")) == nil)
    #expect(throws: SystemError.notFolder) {
      try nilIf({ _ in false }, FileSystem.status(of: "/dev/null/x"))
    }
  }
}
