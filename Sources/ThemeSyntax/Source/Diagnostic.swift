import OutputText

/// One finding about a theme or a config file, from any stage of the compiler.
public struct Diagnostic: Sendable, Hashable, Codable {
  /// How much a finding matters, least first.
  public enum Severity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    case note, warning, error

    /// Whether the left finding matters less.
    public static func < (left: Severity, right: Severity) -> Bool {
      left.rank < right.rank
    }

    private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
  }

  /// A second place that explains the finding; its text ends in "here".
  public struct Note: Sendable, Hashable, Codable {
    /// A phrase without a full stop.
    public let message: String
    /// The place the phrase speaks of.
    public let range: SourceRange
    /// Whether it is another finding of the same cause.
    package var isRepeat = false

    /// A note at a place.
    public init(_ message: String, at range: SourceRange) {
      self.message = bounded(message)
      self.range = range
    }
  }

  /// A change of one range of the source that removes the finding.
  public struct FixIt: Sendable, Hashable, Codable {
    /// What the change does, as an instruction: "write 'darkContent'".
    public let message: String
    /// The bytes to replace.
    public let range: SourceRange
    /// What to write instead.
    public let replacement: String
    /// Whether it can be made without asking: it keeps what the theme means but for the finding, and
    /// changes nothing that another file or an alias shares.
    public let isAutomatic: Bool

    package static func quoting(
      _ text: String, in quote: Character = "\"", replace range: SourceRange,
      isAutomatic: Bool = false
    ) -> FixIt {
      FixIt(
        "write \(quote)\(shortened(text))\(quote)", replace: range, with: "\(quote)\(text)\(quote)",
        isAutomatic: isAutomatic)
    }

    /// A replacement of `range`.
    public init(
      _ message: String, replace range: SourceRange, with replacement: String,
      isAutomatic: Bool = false
    ) {
      self.message = bounded(message)
      self.range = range
      self.replacement = replacement
      self.isAutomatic = isAutomatic
    }
  }

  /// What one would change to remove a finding, so that those with the same are told as one.
  package struct Cause: Sendable, Hashable, Codable {
    /// The rule, and the place of the value that one would change.
    package struct Key: Sendable, Hashable, Codable {
      package let rule: String
      let place: SourceRange

      package init(_ rule: String, at place: SourceRange) {
        self.rule = rule
        self.place = place
      }
    }

    package let key: Key
    /// What the finding adds to another one of the cause: "tint #000 on #111 in 'dark.toolbar' (1.1:1)".
    package let addition: String

    package init(_ key: Key, addition: String) {
      self.key = key
      self.addition = addition
    }
  }

  /// Stable kebab-case name of the defect: `unknown-key`, `status-bar-contrast`.
  public let id: String
  /// How much it matters.
  public var severity: Severity
  /// A phrase without a full stop; a second idea follows a semicolon.
  ///
  /// A very long one lacks its middle.
  public let message: String
  /// The narrowest place that shows the defect; nil only for a file as a whole.
  public let range: SourceRange?
  /// Second places, in reading order.
  public var notes: [Note]
  /// Repairs, best first.
  public var fixIts: [FixIt]
  /// Nil for a finding that is told by itself.
  package var cause: Cause?
  /// How many findings this one stands for; more than one where a file has too many of a kind to
  /// show each.
  public private(set) var count = 1
  /// Whether it says no more than how many others there are.
  public private(set) var isOverflowSummary = false

  /// A finding with its place, and its second places and repairs but for those that are nil.
  public init(
    _ id: String,
    _ severity: Severity,
    _ message: String,
    at range: SourceRange?,
    notes: [Note?] = [],
    fixIts: [FixIt?] = []
  ) {
    self.id = id
    self.severity = severity
    self.message = bounded(message)
    self.range = range
    self.notes = notes.compactMap(\.self)
    // A longer text is no repair that somebody looks at and takes.
    self.fixIts = fixIts.compactMap(\.self)
      .filter { $0.replacement.utf8.count <= Self.longestReplacement }
  }

  /// The most bytes that a repair writes.
  private static let longestReplacement = 4_096

  /// An error with its place, and its second places and repairs but for those that are nil.
  public init(
    _ id: String,
    _ message: String,
    at range: SourceRange?,
    notes: [Note?] = [],
    fixIts: [FixIt?] = []
  ) {
    self.init(id, .error, message, at: range, notes: notes, fixIts: fixIts)
  }

  /// The findings of a kind in a file that are too many to show.
  package static func rest(
    _ count: Int, of id: String, _ severity: Severity, at range: SourceRange?
  ) -> Diagnostic {
    let digits = Array(String(count))
    let number = digits.indices.map { index in
      (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
    }.joined()
    var rest = Diagnostic(
      id, severity,
      "and \(number) more '\(id)' finding\(count == 1 ? "" : "s") in this file", at: range)
    rest.count = count
    rest.isOverflowSummary = true
    return rest
  }

  /// The finding, which is about a file as a whole unless it has a place.
  package func about(_ whole: SourceRange) -> Diagnostic {
    guard range == nil else { return self }
    return placed(at: whole, notes, fixIts)
  }

  /// The finding, whose repairs are only made when somebody asks for them.
  package var withoutAutomaticFixes: Diagnostic {
    guard fixIts.contains(where: \.isAutomatic) else { return self }
    var finding = self
    finding.fixIts = fixIts.map { FixIt($0.message, replace: $0.range, with: $0.replacement) }
    return finding
  }

  /// The finding with all its places changed by a function.
  package func moved(_ move: (SourceRange) -> SourceRange) -> Diagnostic {
    placed(
      at: range.map(move), notes.map { Note($0.message, at: move($0.range)) },
      fixIts.map {
        FixIt(
          $0.message, replace: move($0.range), with: $0.replacement, isAutomatic: $0.isAutomatic)
      })
  }

  private func placed(at range: SourceRange?, _ notes: [Note], _ fixIts: [FixIt]) -> Diagnostic {
    var placed = Diagnostic(id, severity, message, at: range, notes: notes, fixIts: fixIts)
    placed.count = count
    placed.isOverflowSummary = isOverflowSummary
    return placed
  }
}
