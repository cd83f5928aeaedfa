import Foundation

/// What is measured: each gives rows of the table.
enum Measurements {
  /// Every measurement, in the order of the table.
  static let all: [@Sendable (Bench) throws -> [String]] = [
    { try compile($0, $0.plan.middle) },
    { try compile($0, $0.plan.large) },
    { try edited($0, $0.plan.middle) },
    { try edited($0, $0.plan.large) },
    json, lint, small, growth, unchanged, files, memory, debug, inMemory, tokens, diff,
    generated,
  ]

  private static func compile(_ bench: Bench, _ appearances: Int) throws -> [String] {
    let theme = try bench.theme(appearances)
    let usages = try bench.medians(bench.compile(theme), bench.loop(theme))
    let what = "compile \(Table.count(appearances)) appearances"
    return [Table.ratio(what, "event loop", usages, target: "none")]
  }

  private static func edited(_ bench: Bench, _ appearances: Int) throws -> [String] {
    let theme = try bench.theme(appearances)
    let compile = try bench.compileEdited(theme)
    try compile.run()
    let usages = try bench.medians(compile, try bench.floor(theme))
    let what = "compile \(Table.count(appearances)) appearances after an edit, on the disk"
    return [Table.ratio(what, "loop, files synced and renamed", usages, target: "≤ 1.8, wall 1.4")]
  }

  @Sendable private static func json(_ bench: Bench) throws -> [String] {
    let (yaml, json) = (
      try bench.theme(bench.plan.middle), try bench.theme(bench.plan.middle, json: true)
    )
    let usages = try bench.medians(bench.lint(json), bench.loop(yaml))
    let what = "lint \(Table.count(bench.plan.middle)) appearances in JSON"
    return [Table.ratio(what, "event loop on the YAML", usages, target: "≤ 1.0")]
  }

  @Sendable private static func lint(_ bench: Bench) throws -> [String] {
    let theme = try bench.theme(bench.plan.middle)
    let usages = try bench.medians(bench.lint(theme), bench.loop(theme))
    let what = "lint \(Table.count(bench.plan.middle)) appearances, all rules"
    return [Table.ratio(what, "event loop", usages, target: "≤ 1.8")]
  }

  @Sendable private static func small(_ bench: Bench) throws -> [String] {
    let theme = try bench.theme(3)
    let usages = try bench.medians(
      bench.lint(theme, "--strict"), bench.hello(theme), runs: bench.plan.runs * 4)
    let what = "lint 3 appearances, with an option"
    return [Table.ratio(what, "argument-parser hello", usages, target: "≤ 1.3")]
  }

  @Sendable private static func growth(_ bench: Bench) throws -> [String] {
    let (middle, large) = (bench.plan.middle, bench.plan.large)
    let usages = try bench.medians(
      bench.compile(try bench.theme(large)), bench.compile(try bench.theme(middle)))
    let what = "compile \(Table.count(large)) appearances"
    return [Table.ratio(what, "compile \(Table.count(middle))", usages, target: "≤ 10.5")]
  }

  @Sendable private static func unchanged(_ bench: Bench) throws -> [String] {
    let theme = try bench.theme(bench.plan.middle)
    try bench.compile(theme).run()
    let usages = try bench.medians(bench.compileAgain(theme), bench.loop(theme))
    let what = "compile \(Table.count(bench.plan.middle)) appearances, nothing changed"
    return [Table.ratio(what, "event loop", usages, target: "≤ 2.4")]
  }

  @Sendable private static func files(_ bench: Bench) throws -> [String] {
    #if os(Linux)
      let themes = try bench.themes(bench.plan.files)
      let runs = max(1, bench.plan.runs / 3)
      let commands = [("lint", bench.lint(themes)), ("compile", bench.compile(themes))]
      let loop = bench.loop(try bench.theme(bench.plan.large)).words.joined(separator: " ")
      let machine = try bench.medians(
        Command(["sh", "-c", "\(loop) & \(loop) & wait"]),
        Command(["sh", "-c", "\(loop) && \(loop)"]), runs: runs)
      let limit = Table.ratio(
        "two event loops at the same time", "one after the other", machine,
        target: "the machine's own")
      return try [limit]
        + commands.map { name, command in
          let usages = try bench.medians(
            command.on(cores: "0,1"), command.on(cores: "0"), runs: runs)
          let what = "\(name) \(Table.count(bench.plan.files)) themes on two cores"
          return Table.ratio(what, "on one", usages, target: "wall ≤ 0.6")
        }
    #else
      return []
    #endif
  }

  @Sendable private static func memory(_ bench: Bench) throws -> [String] {
    try bench.plan.weights.map { weight in
      // An appearance is about 540 bytes.
      let theme = try bench.theme(weight / 540)
      let attributes = try FileManager.default.attributesOfItem(atPath: theme)
      let size = (attributes[.size] as? NSNumber)?.doubleValue ?? 0
      let usages = try bench.medians(bench.compile(theme), bench.lint(theme), runs: 1)
      let mebibytes = usages.map { Table.number($0.memory / 1_048_576) }
      let what = "peak memory of compile, lint"
      return Table.row(
        what, "theme of \(Table.number(size / 1_048_576)) MiB",
        "\(mebibytes[0]), \(mebibytes[1]) MiB",
        "\(Table.number(usages[0].memory / size)), \(Table.number(usages[1].memory / size)) × input",
        "≤ 8 MiB + 2.5 × input")
    }
  }

  @Sendable private static func debug(_ bench: Bench) throws -> [String] {
    let theme = try bench.theme(3)
    let usages = try bench.medians(bench.build(theme))
    return [
      Table.row(
        "the plugins' tool, debug build, 3 appearances", "the clock",
        "\(Table.number(usages[0].cpu)) ms",
        "\(Table.number(usages[0].wall)) ms", "≤ 12 ms")
    ]
  }

  @Sendable private static func tokens(_ bench: Bench) throws -> [String] {
    let (theme, tokens) = try bench.tokens(bench.plan.large)
    let usages = try bench.medians(bench.lint(theme), bench.loop(tokens))
    let what = "lint a theme over \(Table.count(bench.plan.large)) design tokens"
    return [Table.ratio(what, "event loop on the tokens", usages, target: "≤ 2")]
  }

  @Sendable private static func diff(_ bench: Bench) throws -> [String] {
    let usages = try bench.medians(try bench.diff(try bench.theme(bench.plan.middle)))
    let what = "diff of two manifests of \(Table.count(bench.plan.middle)) appearances"
    let (cpu, wall) = (Table.number(usages[0].cpu), Table.number(usages[0].wall))
    return [Table.row(what, "the clock", "\(cpu) ms", "\(wall) ms", "≤ 50 ms")]
  }

  @Sendable private static func inMemory(_ bench: Bench) throws -> [String] {
    let kinds = [
      ("lines", "analysis after an edit of one line", "theme of 1,000 lines", "≤ 3,000 µs"),
      ("findings", "a finding with its suggestions", "theme with 500 of them", "≤ 2 ms"),
      ("computed", "the same of a computed color", "theme with 500 of them", "≤ 2 ms"),
    ]
    return try kinds.map { kind, what, theme, target in
      let count = kind == "lines" ? "1000" : "500"
      let words = [bench.programs.relint, kind, count, "\(max(1, bench.plan.runs))"]
      let time = Double(try Command(words).run()) ?? .nan
      return Table.row(what, theme, "\(Table.number(time)) µs", "–", target)
    }
  }

  @Sendable private static func generated(_ bench: Bench) throws -> [String] {
    let code = try GeneratedCode(bench)
    let count = Table.count(bench.plan.middle)
    let runs = max(1, bench.plan.runs / 5)
    return try [
      ("AppearanceKit, optimized as a whole module", try code.kit(), "≤ 8 s"),
      ("\(count) presets in one file, the same", try code.presets(bench.plan.middle), "≤ 30 s"),
    ].map { what, command, target in
      let usage = try bench.medians(command, runs: runs)[0]
      let (cpu, wall) = (Table.number(usage.cpu / 1_000), Table.number(usage.wall / 1_000))
      return Table.row(what, "the clock", "\(cpu) s", "\(wall) s", target)
    }
  }
}
