import Foundation

/// The programs, the themes and how often each command runs.
struct Bench {
  let plan: Plan
  let programs: Programs
  private let folder = "Tests/Benchmarks/.build/themes"
  /// In memory where the system has such a folder: a disk takes longer than all the rest, and how
  /// long depends on what others write.
  private let outputs: String
  /// The outputs of a theme that is edited.
  private var edited: String { "\(folder)/edited" }

  /// Makes empty folders for the themes and the outputs.
  init(_ plan: Plan, _ programs: Programs) throws {
    self.plan = plan
    self.programs = programs
    let memory = "/dev/shm"
    let hasMemory = FileManager.default.isWritableFile(atPath: memory)
    outputs = "\(hasMemory ? memory : folder)/appearance-benchmark"
    for path in [folder, outputs] {
      try? FileManager.default.removeItem(atPath: path)
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
  }

  /// Removes the outputs.
  func clean() throws {
    try FileManager.default.removeItem(atPath: outputs)
  }

  /// The sizes of what the last compile wrote, without the list of outputs.
  private func sizesOfOutputs() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: edited).filter { !$0.hasPrefix(".") }
      .sorted().map { name in
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(edited)/\(name)")
        return "\((attributes[.size] as? NSNumber)?.intValue ?? 0)"
      }
  }

  /// The path of a theme with so many appearances, made the first time it is asked for.
  func theme(_ appearances: Int, json: Bool = false) throws -> String {
    let path = "\(folder)/\(appearances).theme.\(json ? "json" : "yaml")"
    if !FileManager.default.fileExists(atPath: path) {
      let theme = ThemeGenerator.theme(appearances: appearances)
      try Data((json ? theme.json : theme.yaml).utf8).write(to: URL(fileURLWithPath: path))
    }
    return path
  }

  /// The paths of a theme over so many design tokens, and of these.
  func tokens(_ count: Int) throws -> (theme: String, tokens: String) {
    let (theme, tokens) = ("\(folder)/tokens.theme.yaml", "\(folder)/tokens.json")
    try Data(TokenGenerator.theme(over: "tokens.json").utf8).write(to: URL(fileURLWithPath: theme))
    try Data(TokenGenerator.tokens(count).utf8).write(to: URL(fileURLWithPath: tokens))
    return (theme, tokens)
  }

  /// The command that compares the manifests of a theme before and after one of its colors was edited.
  func diff(_ path: String) throws -> Command {
    let compile = try compileEdited(path)
    try compile.run()
    let before = "\(folder)/before.appearance.json"
    let after = "\(edited)/Generated.appearance.json"
    try? FileManager.default.removeItem(atPath: before)
    try FileManager.default.copyItem(atPath: after, toPath: before)
    try compile.run()
    return Command([programs.appearance, "diff", before, after])
  }

  /// The path of a folder with so many themes of ten appearances each.
  func themes(_ count: Int) throws -> String {
    let path = "\(folder)/\(count)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let text = ThemeGenerator.theme(appearances: 10).yaml
    for number in 0..<count {
      // One app cannot have two presets of a name.
      let named = text.replacing(
        "name: Generated", with: "name: Theme\(number)\nprefix: theme\(number)", maxReplacements: 1)
      try Data(named.utf8).write(to: URL(fileURLWithPath: "\(path)/\(number).theme.yaml"))
    }
    return path
  }

  /// The command that compiles a theme, with nothing there from an earlier run.
  func compile(_ path: String) -> Command { withoutOutputs(compileAgain(path)) }

  /// The command that compiles a theme over what an earlier run left.
  func compileAgain(_ path: String) -> Command {
    Command([programs.appearance, "compile", "--quiet", "--output", outputs, path])
  }

  /// The command that compiles a theme after one of its colors was edited, so that every output is
  /// another one; its outputs are on the disk, where syncing them takes its time.
  func compileEdited(_ path: String) throws -> Command {
    let theme = try String(contentsOfFile: path, encoding: .utf8)
    let copy = "\(folder)/edited.theme.yaml"
    let colors = ["#1C1C1E", "#1D1D1F"]
    let run = Command([programs.appearance, "compile", "--quiet", "--output", edited, copy])
    let turn = Turn()
    try? FileManager.default.removeItem(atPath: edited)
    return run.prepared {
      // Every time the other color: what is there is always that of the theme before the edit.
      let text = theme.replacing(colors[0], with: colors[turn.next() % 2], maxReplacements: 1)
      try Data(text.utf8).write(to: URL(fileURLWithPath: copy))
    }
  }

  /// The least that replacing what `compileEdited` writes takes.
  func floor(_ path: String) throws -> Command {
    let files = "\(folder)/floor"
    try FileManager.default.createDirectory(atPath: files, withIntermediateDirectories: true)
    return Command([programs.floor, path, files] + (try sizesOfOutputs()))
  }

  /// What the build plugin asks its tool to do with a theme.
  func build(_ path: String) -> Command {
    withoutOutputs(
      Command([
        programs.buildTool, "build", "--folder", outputs, "--input-list", "\(outputs)/inputs.txt",
        "--input", path, "--theme", path, "--file", "presets=Appearance+Generated.swift",
      ]))
  }

  /// The command with nothing there from an earlier run.
  private func withoutOutputs(_ command: Command) -> Command {
    let outputs = outputs
    return command.prepared {
      try? FileManager.default.removeItem(atPath: outputs)
      try FileManager.default.createDirectory(atPath: outputs, withIntermediateDirectories: true)
    }
  }

  /// The command that only checks a theme.
  func lint(_ path: String, _ flag: String = "--quiet") -> Command {
    Command([programs.appearance, "lint", flag, path])
  }

  /// The bare loop over the events of a theme.
  func loop(_ path: String) -> Command {
    Command([programs.eventLoop, path])
  }

  /// The command of swift-argument-parser that does nothing.
  func hello(_ path: String) -> Command {
    Command([programs.parserHello, "greet", path, "--strict"])
  }

  /// The medians of commands that take turns, so that what slows the machine down slows all.
  func medians(_ commands: Command..., runs: Int? = nil) throws -> [Usage] {
    var usages = [[Usage]](repeating: [], count: commands.count)
    for _ in 0..<(runs ?? plan.runs) {
      for (index, command) in commands.enumerated() {
        usages[index].append(try command.measure(by: programs.stopwatch))
      }
    }
    return usages.map { Usage(mediansOf: $0) }
  }
}

/// Counts what is done in turns.
private final class Turn {
  private var count = 0

  /// The number of the turn, from 0.
  func next() -> Int {
    defer { count += 1 }
    return count
  }
}
