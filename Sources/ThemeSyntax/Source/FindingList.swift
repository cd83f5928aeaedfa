/// Findings in order, up to a limit for each kind in a file; further ones are counted.
package struct FindingList: Sendable {
  private struct Kind: Hashable {
    let id: String
    let severity: Diagnostic.Severity
    let file: Int
  }

  private struct Tally {
    let kind: Kind
    var kept = 0
    var rest = 0
    /// The range of the first omitted one, but not before a kept one.
    var place: SourceRange?
    /// The range of the last kept one in the file.
    var last: SourceRange?
  }

  /// The default limit of findings of a kind in a file.
  package static let shown = 500
  /// The limit for comparison with a baseline or waivers.
  package static let known = 50_000

  package private(set) var kept: [Diagnostic] = []
  package private(set) var count = 0
  private var tallies: [Tally] = []
  private var kinds: [Kind: Int] = [:]
  /// The last finding's tally, which the next often shares.
  private var latest = 0
  private let limit: Int
  private let files: FileIndices

  package init(limit: Int = FindingList.shown, files: FileIndices = FileIndices()) {
    self.limit = limit
    self.files = files
  }

  package init(
    _ findings: [Diagnostic], limit: Int = FindingList.shown, files: FileIndices = FileIndices()
  ) {
    self.init(limit: limit, files: files)
    append(contentsOf: findings)
  }

  package var all: [Diagnostic] { kept + rests }

  package var rests: [Diagnostic] {
    let rests = tallies.filter { $0.rest > 0 }.sorted {
      ($0.kind.file, $0.kind.id, $0.kind.severity) < ($1.kind.file, $1.kind.id, $1.kind.severity)
    }
    return rests.map {
      .rest($0.rest, of: $0.kind.id, $0.kind.severity, at: later($0.place, $0.last))
    }
  }

  /// Adds a finding, a summary only to the count; returns its index if kept.
  @discardableResult
  package mutating func append(_ finding: Diagnostic) -> Int? {
    add(
      finding.id, finding.severity, at: finding.range,
      rest: finding.isOverflowSummary ? finding.count : 0
    ) { finding }
  }

  package mutating func append(contentsOf findings: [Diagnostic]) {
    for finding in findings { append(finding) }
  }

  /// Adds a finding that is created only if kept, or a number of them; returns its index if kept.
  @discardableResult
  package mutating func add(
    _ id: String, _ severity: Diagnostic.Severity, at range: SourceRange?, rest: Int = 0,
    _ make: () -> Diagnostic
  ) -> Int? {
    let kind = Kind(id: id, severity: severity, file: range.map { files.index(of: $0.file) } ?? -1)
    count += max(1, rest)
    let index = index(of: kind)
    guard rest == 0, tallies[index].kept < limit else {
      if tallies[index].rest == 0 { tallies[index].place = range }
      tallies[index].rest += max(1, rest)
      return nil
    }
    tallies[index].kept += 1
    tallies[index].last = later(tallies[index].last, range)
    kept.append(make())
    return kept.count - 1
  }

  package mutating func add(
    _ id: String, _ message: @autoclosure () -> String, at range: SourceRange?,
    notes: @autoclosure () -> [Diagnostic.Note?] = [],
    fixIts: @autoclosure () -> [Diagnostic.FixIt?] = []
  ) {
    add(id, .error, at: range) {
      Diagnostic(id, message(), at: range, notes: notes(), fixIts: fixIts())
    }
  }

  /// True if another finding of a kind is within the limit, or among the `first`.
  package func hasRoom(
    for id: String, _ severity: Diagnostic.Severity, in file: Int32, within first: Int? = nil
  ) -> Bool {
    known(Kind(id: id, severity: severity, file: files.index(of: file)))
      .map { tallies[$0].kept < first ?? limit } ?? true
  }

  package mutating func move(to other: inout FindingList) {
    guard count > 0 else { return }
    other.append(contentsOf: all)
    removeAll()
  }

  package mutating func removeAll() {
    kept.removeAll(keepingCapacity: true)
    count = 0
    tallies.removeAll(keepingCapacity: true)
    kinds.removeAll(keepingCapacity: true)
  }

  package mutating func change(_ index: Int, _ change: (inout Diagnostic) -> Void) {
    change(&kept[index])
  }

  package mutating func removeAll(where isUnwanted: (Diagnostic) -> Bool) {
    self = FindingList(all.filter { !isUnwanted($0) }, limit: limit, files: files)
  }

  private mutating func index(of kind: Kind) -> Int {
    latest = known(kind) ?? tallies.count
    if latest == tallies.count {
      kinds[kind] = latest
      tallies.append(Tally(kind: kind))
    }
    return latest
  }

  private func known(_ kind: Kind) -> Int? {
    latest < tallies.count && tallies[latest].kind == kind ? latest : kinds[kind]
  }

  private func later(_ first: SourceRange?, _ second: SourceRange?) -> SourceRange? {
    guard let first, let second else { return first ?? second }
    return second.lower > first.lower ? second : first
  }
}
