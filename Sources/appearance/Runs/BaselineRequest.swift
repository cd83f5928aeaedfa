internal import AppearanceReference
internal import FindingReports
internal import OutputText
internal import ThemeFiles
internal import ThemeCompiler
internal import ThemeSyntax

/// The files of known findings that a run reads and writes.
struct BaselineRequest: Sendable {
  let known: String?
  /// Where to write the findings of this run as known ones.
  let new: String?

  var isAsked: Bool { known != nil || new != nil }

  /// Files as seen from the current folder; without any, nothing is known.
  init(known: String? = nil, new: String? = nil) {
    self.known = known.map(FilePath.tidy)
    self.new = new.map(FilePath.tidy)
  }
}

extension BaselineRequest {
  /// The request with the file that the configuration of the request's paths names, where it names none
  /// itself and writes none.
  func orConfigured(
    for request: ThemeRequest, _ fence: ProjectFence, _ finder: inout ConfigurationFinder
  ) throws(CommandFailure) -> BaselineRequest {
    guard !isAsked else { return self }
    var files: [String] = []
    for path in request.paths.map(FilePath.tidy) where path.utf8.first != UInt8(ascii: "@") {
      let isFolder = (try? FileSystem.statusIfThere(path))?.kind == .folder
      let folder = isFolder ? path : FilePath.folder(of: path)
      guard (try? FileSystem.statusIfThere(folder)) ?? nil != nil,
        let configuration = try finder.configuration(forFolder: folder),
        let file = configuration.baseline, !files.contains(file)
      else { continue }
      if let reason = fence.refusal(of: "baseline", file, from: configuration.source.path) {
        throw .cannotRead(file, reason)
      }
      files.append(file)
    }
    guard files.count < 2 else {
      let names = files.sorted().map { "'\(visibleText($0))'" }
      throw CommandFailure(
        .usage,
        "configurations name \(names.joined(separator: " and ")) as baselines; --baseline chooses one"
      )
    }
    return files.isEmpty ? self : BaselineRequest(known: files[0])
  }
}

extension BaselineRequest {
  /// Reads the known findings; shows what is wrong with their file.
  func load(_ fence: ProjectFence, _ console: Console) throws(CommandFailure) -> KnownFindings {
    var findings = KnownFindings()
    guard isAsked else { return findings }
    let old = try known.map { path throws(CommandFailure) in try read(path, fence, console) }
    findings.path = known
    findings.limit = FindingList.known
    findings.namesFindings = true
    findings.apply = { (report) throws(CommandFailure) in try apply(old, to: &report, fence) }
    return findings
  }

  private func apply(
    _ old: (baseline: Baseline, source: SourceFile)?, to report: inout DiagnosticReport,
    _ fence: ProjectFence
  ) throws(CommandFailure) -> OutputFile? {
    let remaining = old.map { baseline, source in
      baseline.apply(
        to: &report, from: source, paths: paths(in: report, from: source.path, fence),
        reportsUnused: new == nil)
    }
    guard let new else { return nil }
    if remaining == nil, let rest = report.diagnostics.first(where: { Baseline.isTooMany($0) }) {
      throw .cannotWrite(
        new,
        "it holds \(FindingList.known) findings of a kind in a file at most; there are \(rest.count) "
          + "more of '\(rest.id)'")
    }
    let baseline =
      remaining ?? Baseline(taking: &report, paths: paths(in: report, from: new, fence))
    let file = OutputFile(new, baseline.rendered()).with(.baseline)
    guard let old, old.source.path == new else { return file }
    return file.replacing(old.source.bytes)
  }

  /// The paths of the report's files as seen from the baseline's folder, so that it holds wherever
  /// the command runs.
  private func paths(
    in report: DiagnosticReport, from path: String, _ fence: ProjectFence
  ) -> [String] {
    let folder = FilePath.folder(of: path)
    return report.sources.map { source in
      source.path == ThemeLocation.standardInput.path
        ? source.path : fence.paths.relate(source.path, to: folder)
    }
  }

  private func read(
    _ path: String, _ fence: ProjectFence, _ console: Console
  ) throws(CommandFailure) -> (Baseline, SourceFile) {
    let source = try fence.readNamed(path)
      .mapError { CommandFailure.cannotRead(path, $0.reason) }.get()
    let (baseline, diagnostics) = Baseline.read(source)
    if let baseline { return (baseline, source) }
    var report = DiagnosticReport(diagnostics: diagnostics, sources: [], themes: 0)
    report.add(source, as: FileNumbers.baseline, nil)
    try console.show(report)
    throw CommandFailure(.unreadable, "cannot use the baseline '\(visibleText(path))'")
  }
}
