#if os(Linux)
  import TestSupport
  import Foundation
  import Testing

  @testable import OutputText
  @testable import ThemeFiles

  @Suite struct PlatformLinuxTests {
    @Test("the kernel gives the arguments that Swift gives")
    func arguments() throws {
      #expect(try Platform.argumentsFromKernel() == Array(CommandLine.arguments.dropFirst()))
    }

    @Test("a file has no columns")
    func columns() throws {
      let folder = try TemporaryFolder(["a": ""])
      let file = try Descriptor.open(folder["a"], for: .reading)
      defer { try? file.close() }
      #expect(Platform.columns(ofTerminal: file.number) == nil)
    }

    @Test("an action with a handler is not the default, nor is one that ignores the signal")
    func actions() {
      #expect(Platform.isDefault(sigaction()))
      #expect(!Platform.isDefault(Platform.action { _ in }))
      var ignoring = sigaction()
      ignoring.__sigaction_handler.sa_handler = SIG_IGN
      #expect(!Platform.isDefault(ignoring))
    }

    @Test("times have their fractions of a second")
    func times() {
      var status = stat()
      status.st_mtim = timespec(tv_sec: 7, tv_nsec: 8)
      status.st_ctim = timespec(tv_sec: 9, tv_nsec: 10)
      #expect(Platform.modificationTime(status).tv_nsec == 8)
      #expect(Platform.changeTime(status).tv_sec == 9)
    }
  }
#endif
