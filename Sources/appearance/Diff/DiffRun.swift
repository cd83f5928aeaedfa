internal import ColorScience
internal import OutputText
internal import ThemeDiff
internal import ThemeFiles
internal import ThemeCompiler
internal import ThemePreview

struct DiffRun {
  /// What `--format` chooses from: ways to write changes, a page with before and after beside each other, and a
  /// picture of what looks different.
  static let formats = DiffFormat.allCases.map(\.rawValue) + ["html", "svg"]

  let old: String
  let new: String
  /// One of `formats`.
  let format: String
  /// The file to write instead of standard output.
  var output: String?
  /// The parts of a difference that fail the run.
  var failing: [DiffSection] = []
  let request: ThemeRequest
  var console = Console()

  /// Writes what changed; nothing where nothing did, but for JSON.
  func run() throws(CommandFailure) -> ExitStatus {
    let fence = try ProjectFence(request)
    let (before, after) = try sides(
      DiffSideReader(request: request, fence: fence, console: console))
    if DiffFormat(rawValue: format) == nil { try refuseExcess(of: before + after) }
    let difference = compareThemes(before, after)
    let bytes = written(difference, before, after)
    if let output {
      try OutputWriter.write([OutputFile(output, bytes)]) { () throws(CommandFailure) in
        try InputFiles([], unread: [old, new])
      }
    } else {
      try console.write(String(decoding: bytes, as: UTF8.self))
    }
    let fails = difference.sections.contains { failing.contains($0.section) && !$0.changes.isEmpty }
    return fails ? .findings : .done
  }

  private func written(
    _ difference: ThemeDifference, _ before: [DiffSide], _ after: [DiffSide]
  ) -> [UInt8] {
    guard let text = DiffFormat(rawValue: format) else {
      return format == "svg"
        ? differenceSheet(difference, from: before, to: after)
        : differencePage(difference, from: before, to: after)
    }
    guard output == nil else { return Array(text.render(difference).utf8) }
    let swatches = Swatch(console.colorDepth(console.output))
    let width = console.width(console.output)
    return Array(text.render(difference, width: width) { swatches.text($0) }.utf8)
  }

  /// Fails where there is more to draw than anybody looks at.
  private func refuseExcess(of sides: [DiffSide]) throws(CommandFailure) {
    let most = PreviewLimits.appearances
    for count in sides.map(\.manifest.appearances.count) where count > most {
      throw CommandFailure(
        .usage,
        "a page or picture compares at most \(most) appearances of a theme; there are \(count)")
    }
  }

  private func sides(
    _ reader: DiffSideReader
  ) throws(CommandFailure) -> (before: [DiffSide], after: [DiffSide]) {
    // What comes from standard input is a version of what the other path names.
    if old == "-" {
      let after = try reader.versions(at: new)
      return (try reader.sides(ofInputBeside: after), after.map(\.side))
    }
    if new == "-" {
      let before = try reader.versions(at: old)
      return (before.map(\.side), try reader.sides(ofInputBeside: before))
    }
    let sides = concurrentMap([old, new], chunkSize: 1) { path in
      Result { () throws(CommandFailure) in try reader.versions(at: path).map(\.side) }
    }
    return (try sides[0].get(), try sides[1].get())
  }
}
