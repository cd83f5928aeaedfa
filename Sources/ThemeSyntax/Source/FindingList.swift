/// Findings in the order in which they come, of each kind in a file no more than anybody reads; those
/// past the limit are counted.
package struct FindingList: Sendable {
  private struct Kind: Hashable {
    let id: String
    let severity: Diagnostic.Severity
    /// The index of the file, -1 for none.
    let file: Int
  }

  private struct Tally {
    let kind: Kind
    /// How many findings are in the list.
    var kept = 0
    /// How many are not.
    var rest = 0
    /// The place of the first that is not, but never before one that is.
    var place: SourceRange?
    /// The place of the last in the file that is in the list.
    var last: SourceRange?
  }

  /// The most findings of a kind in a file that are kept, unless somebody asks for more.
  package static let shown = 1_000
  /// The most findings of a kind in a file that a baseline or waivers are compared with.
  package static let known = 50_000

  package private(set) var kept: [Diagnostic] = []
  /// How many findings there are, counted ones among them.
  package private(set) var count = 0
  private var tallies: [Tally] = []
  /// The indices of the tallies.
  private var kinds: [Kind: Int] = [:]
  /// The tally of the last finding: the next one is often of the same kind.
  private var latest = 0
  private let limit: Int
  private let files: FileIndices

  /// A list that keeps so many findings of each kind in a file, which may have several numbers.
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

  /// The findings that are kept, and after them one for the rest of each kind.
  package var all: [Diagnostic] { kept + rests }

  /// A finding for the rest of each kind that has one.
  package var rests: [Diagnostic] {
    let rests = tallies.filter { $0.rest > 0 }.sorted {
      ($0.kind.file, $0.kind.id, $0.kind.severity) < ($1.kind.file, $1.kind.id, $1.kind.severity)
    }
    return rests.map {
      .rest($0.rest, of: $0.kind.id, $0.kind.severity, at: later($0.place, $0.last))
    }
  }

  /// Adds a finding, one that stands for others to the count; gives its index among those that are kept.
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

  /// Adds a finding that is made only if it is kept, or as many as it stands for; gives its index among those that
  /// are kept.
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

  /// Adds an error that is put into words only if it is kept.
  package mutating func add(
    _ id: String, _ message: @autoclosure () -> String, at range: SourceRange?,
    notes: @autoclosure () -> [Diagnostic.Note?] = [],
    fixIts: @autoclosure () -> [Diagnostic.FixIt?] = []
  ) {
    add(id, .error, at: range) {
      Diagnostic(id, message(), at: range, notes: notes(), fixIts: fixIts())
    }
  }

  /// Whether one more finding of a kind would be among the first, as many as are kept or as the caller says.
  package func hasRoom(
    for id: String, _ severity: Diagnostic.Severity, in file: Int32, within first: Int? = nil
  ) -> Bool {
    known(Kind(id: id, severity: severity, file: files.index(of: file)))
      .map { tallies[$0].kept < first ?? limit } ?? true
  }

  /// Appends everything to another list and leaves none here.
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

  /// Changes a finding that is kept.
  package mutating func change(_ index: Int, _ change: (inout Diagnostic) -> Void) {
    change(&kept[index])
  }

  /// Leaves out findings of other kinds than wanted.
  package mutating func removeAll(where isUnwanted: (Diagnostic) -> Bool) {
    self = FindingList(all.filter { !isUnwanted($0) }, limit: limit, files: files)
  }

  /// The index of a kind's tally.
  private mutating func index(of kind: Kind) -> Int {
    latest = known(kind) ?? tallies.count
    if latest == tallies.count {
      kinds[kind] = latest
      tallies.append(Tally(kind: kind))
    }
    return latest
  }

  /// The index of a kind's tally, nil where there is none.
  private func known(_ kind: Kind) -> Int? {
    latest < tallies.count && tallies[latest].kind == kind ? latest : kinds[kind]
  }

  private func later(_ first: SourceRange?, _ second: SourceRange?) -> SourceRange? {
    guard let first, let second else { return first ?? second }
    return second.lower > first.lower ? second : first
  }
}
