import Foundation

/// A program with its arguments.
struct Command {
  let words: [String]
  /// What is done before every run; it is not measured.
  private var preparation: () throws -> Void = {}

  /// A command; the first word is the program.
  init(_ words: [String]) {
    self.words = words
  }

  /// The command on some of the cores only.
  func on(cores: String) -> Command {
    var command = Command(["taskset", "-c", cores] + words)
    command.preparation = preparation
    return command
  }

  /// The command after some preparation.
  func prepared(_ preparation: @escaping () throws -> Void) -> Command {
    var command = self
    command.preparation = preparation
    return command
  }

  /// Runs it and gives what it prints, without the last newline.
  @discardableResult
  func run() throws -> String {
    try preparation()
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: output, as: UTF8.self)
    guard process.terminationStatus == 0 else {
      throw Failure("'\(words.joined(separator: " "))' failed:\n\(text)")
    }
    return text.trimmingCharacters(in: .newlines)
  }

  /// Runs it by a program that measures it, and says what that took.
  func measure(by stopwatch: String) throws -> Usage {
    let log = FileManager.default.temporaryDirectory.path + "/appearance-benchmark.log"
    let line = try Command([stopwatch, log] + words).prepared(preparation).run()
    let numbers = line.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 4, numbers[3] == 0 else {
      let text = try String(contentsOfFile: log, encoding: .utf8)
      throw Failure("'\(words.joined(separator: " "))' failed:\n\(text)")
    }
    return Usage(cpu: numbers[0] / 1_000, wall: numbers[1] / 1_000, systemMemory: numbers[2])
  }
}
