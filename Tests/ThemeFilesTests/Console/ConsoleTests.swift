import TestSupport
import OutputText
import Testing

@testable import ThemeFiles

@Suite struct ConsoleTests {
  /// What a console with files as its streams wrote.
  private func written(
    _ write: (Console) throws -> Void
  ) throws -> (output: String?, errors: String?) {
    let folder = try TemporaryFolder(["out": "", "err": ""])
    let output = try Descriptor.open(folder["out"], for: .writing)
    let errors = try Descriptor.open(folder["err"], for: .writing)
    defer {
      try? output.close()
      try? errors.close()
    }
    try write(Console(output: output, errors: errors, color: .never))
    return (folder.text("out"), folder.text("err"))
  }

  @Test("results and errors go to streams of their own, a failure a line for each message")
  func streams() throws {
    let (output, errors) = try written { console in
      try console.write("result\n")
      try console.writeError("progress\n")
      console.show(CommandFailure(.usage, ["one\u{1B}", "two"]))
    }
    #expect(output == "result\n")
    #expect(errors == "progress\nerror: one\\u{1B}\nerror: two\n")
  }

  @Test("what cannot be written fails the run, but for nothing and for a failure itself")
  func closed() throws {
    let folder = try TemporaryFolder(["in": ""])
    let stream = try Descriptor.open(folder["in"], for: .reading)
    defer { try? stream.close() }
    let console = Console(output: stream, errors: stream)
    #expect(throws: CommandFailure(.unwritable, "cannot write to standard output: it is closed")) {
      try console.write("a")
    }
    #expect(throws: CommandFailure(.unwritable, "cannot write to standard error: it is closed")) {
      try console.writeError("a")
    }
    try console.write("")
    console.show(CommandFailure(.usage, "a"))
  }

  @Test("a user who says a word about colors comes before the configuration")
  func colors() throws {
    let folder = try TemporaryFolder(["out": ""])
    let stream = try Descriptor.open(folder["out"], for: .writing)
    defer { try? stream.close() }
    let always = Console(output: stream, errors: stream, color: .always)
    #expect(always.isColored(stream) && always.configured(.never).isColored(stream))
    #expect(always.colorDepth(stream) != .none)
    let never = Console(output: stream, errors: stream, color: .never)
    #expect(!never.isColored(stream) && !never.configured(.always).isColored(stream))
    #expect(never.colorDepth(stream) == .none)
    always.show(CommandFailure(.usage, "a"))
    #expect(folder.text("out") == "\u{1B}[1;31merror:\u{1B}[0m a\n")
  }

  @Test("lines of a stream that is no terminal may be of any length")
  func width() throws {
    let folder = try TemporaryFolder(["out": ""])
    let stream = try Descriptor.open(folder["out"], for: .writing)
    defer { try? stream.close() }
    #expect(Console().width(stream) == nil)
  }
}
