import TestSupport
import Testing

@testable import ThemeFiles

@Suite("Unfinished files")
struct TemporaryFilesTests {
  @Test("have names that no other run has, which are known again")
  func names() {
    let names = (0..<100).map { _ in TemporaryName.make() }
    #expect(Set(names).count == 100 && names.allSatisfy(TemporaryName.isOurs))
    #expect(TemporaryName.isOurs(".appearance-12-345.tmp"))
    for name in [
      ".appearance-.tmp", ".appearance-xyz.tmp", "appearance-0123456789abcdef.tmp",
      ".appearance-0123456789ABCDEF.tmp", ".appearance-0123456789abcdef.tmp~",
      ".appearance-outputs",
    ] {
      #expect(!TemporaryName.isOurs(name), "\(name)")
    }
  }

  @Test("of killed runs go where nobody else runs, and only old ones where that is not known")
  func sweep() throws {
    let (own, other) = (TemporaryName.make(), "mine.tmp")
    let folder = try TemporaryFolder([own: "", other: ""])
    TemporaryName.sweep(folder.path, isLocked: false)
    #expect(try folder.names() == [own, other].sorted())
    TemporaryName.sweep(folder.path, isLocked: true)
    #expect(try folder.names() == [other])
  }
}
