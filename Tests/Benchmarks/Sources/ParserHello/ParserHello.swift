internal import ArgumentParser

/// The least that a command with swift-argument-parser can do.
@main
struct ParserHello: ParsableCommand {
  @Argument var path: String

  func run() {
    print("hello \(path)")
  }
}
