import AppearanceCompiler
import Foundation
import Testing
import ThemeSyntax

@testable import ThemeFiles

@Suite struct InputReaderTests {
  @Test("a file is read whole", arguments: [0, 1, 4095, 4096, 4097, 200_000])
  func whole(count: Int) throws {
    let text = String(repeating: "x", count: count)
    let folder = try TemporaryFolder(["a": text])
    #expect(try InputReader.read(folder["a"]).get().bytes == Array(text.utf8))
  }

  @Test("what is no file is refused with a reason, without waiting or reading on for ever")
  func refused() throws {
    let folder = try TemporaryFolder(["big": "", "folder/": ""])
    mkfifo(folder["fifo"], 0o600)
    truncate(folder["big"], 4 << 30)
    let reasons = ["fifo", "big", "folder", "nothing"].map { reason(folder[$0]) }
    #expect(
      reasons == [
        "it is a FIFO, not a file", "it is larger than 64 MiB", "it is a folder, not a file",
        "no such file or folder",
      ])
    #expect(reason("/dev/zero") == "it is a device, not a file")
    #expect(reason(folder["big"] + "\0.yaml") == "no such file or folder")
  }

  @Test("a name with bytes that are not UTF-8 is found again")
  func name() throws {
    let folder = try TemporaryFolder()
    let path = PathText.text(Array(folder["x"].utf8) + [0xFF, 0x2E, 0xC3])
    let bytes = PathText.bytes(path).map { CChar(bitPattern: $0) } + [0]
    let number = open(bytes, O_CREAT | O_WRONLY, 0o600)
    try #require(number >= 0, "this disk takes only UTF-8 names")
    close(number)
    #expect(try InputReader.read(path).get().bytes == [])
    #expect(visibleText(path).hasSuffix(#"x\xFF.\xC3"#))
  }

  private func reason(_ path: String) -> String? {
    guard case .failure(let failure) = InputReader.read(path) else { return nil }
    return failure.reason
  }
}
