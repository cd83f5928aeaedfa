internal import ArgumentParser

/// The least that a command with swift-argument-parser and two subcommands can do.
@main
struct ParserHello: ParsableCommand {
  static let configuration = CommandConfiguration(subcommands: [Greet.self, Leave.self])
}

/// The subcommand that is called.
struct Greet: ParsableCommand {
  @Argument var path: String
  @Flag var strict = false

  func run() {
    print("hello \(path)")
  }
}

/// The other one.
struct Leave: ParsableCommand {
  @Argument var path: String

  func run() {
    print("goodbye \(path)")
  }
}
