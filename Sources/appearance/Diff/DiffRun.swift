internal import ColorScience
internal import OutputText
internal import ThemeDiff
internal import ThemeFiles
internal import ThemeModel
internal import ThemePreview

struct DiffRun {
  enum Format: Sendable {
    case text(DiffFormat)
    /// A page with before and after beside each other.
    case html
    /// A picture of what looks different.
    case svg

    /// What `--format` chooses from.
    static let names = DiffFormat.allCases.map(\.rawValue) + ["html", "svg"]

    init?(_ name: String) {
      switch name {
      case "html": self = .html
      case "svg": self = .svg
      default:
        guard let format = DiffFormat(rawValue: name) else { return nil }
        self = .text(format)
      }
    }
  }

  let old: String
  let new: String
  var format = Format.text(.text)
  /// The parts of a difference that fail the run.
  var failing: [DiffSection] = []
  let request: ThemeRequest
  var console = Console()

  /// Writes what changed; nothing where nothing did, but for JSON.
  func run() throws(CommandFailure) -> ExitStatus {
    let fence = try ProjectFence(request)
    let (before, after) = try sides(
      DiffSideReader(request: request, fence: fence, console: console))
    if case .text = format {} else { try refuseExcess(of: before + after) }
    let difference = compareThemes(before, after)
    switch format {
    case .text(let format):
      let swatches = Swatch(console.colorDepth(console.output))
      let width = console.width(console.output)
      try console.write(format.render(difference, width: width) { swatches.text($0) })
    case .html:
      let page = differencePage(difference, from: before, to: after)
      try console.write(String(decoding: page, as: UTF8.self))
    case .svg:
      let sheet = differenceSheet(difference, from: before, to: after)
      try console.write(String(decoding: sheet, as: UTF8.self))
    }
    let fails = difference.sections.contains { failing.contains($0.section) && !$0.changes.isEmpty }
    return fails ? .findings : .done
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
