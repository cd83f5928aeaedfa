import OutputText

/// A finding about a theme or a configuration, from any stage of the compiler.
public struct Diagnostic: Sendable, Hashable, Codable {
  /// The importance of a finding, lowest first.
  public enum Severity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    case note, warning, error

    /// Compares by importance.
    public static func < (left: Severity, right: Severity) -> Bool {
      left.rank < right.rank
    }

    private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
  }

  /// A second range that explains the finding; its text ends in "here".
  public struct Note: Sendable, Hashable, Codable {
    /// A phrase without a full stop.
    public let message: String
    /// The range of the phrase's subject.
    public let range: SourceRange
    package var isRepeat = false

    /// Creates a note.
    public init(_ message: String, at range: SourceRange) {
      self.message = bounded(message)
      self.range = range
    }
  }

  /// A change of one range that removes the finding.
  public struct FixIt: Sendable, Hashable, Codable {
    /// An instruction: "write 'darkContent'".
    public let message: String
    /// The bytes to replace.
    public let range: SourceRange
    /// The new text.
    public let replacement: String
    /// True if the change needs no confirmation and edits no text that a file or alias shares.
    public let isAutomatic: Bool

    package static func quoting(
      _ text: String, in quote: Character = "\"", replace range: SourceRange,
      isAutomatic: Bool = false
    ) -> FixIt {
      FixIt(
        "write \(quote)\(shortened(text))\(quote)", replace: range, with: "\(quote)\(text)\(quote)",
        isAutomatic: isAutomatic)
    }

    /// Creates a replacement of `range`.
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

  /// The change that would remove a finding; findings with equal changes are joined.
  package struct Cause: Sendable, Hashable, Codable {
    package struct Key: Sendable, Hashable, Codable {
      package let rule: String
      let place: SourceRange

      package init(_ rule: String, at place: SourceRange) {
        self.rule = rule
        self.place = place
      }
    }

    package let key: Key
    /// Its text in a joint finding: "tint #000 on #111 in 'dark.toolbar' (1.1:1)".
    package let addition: String

    package init(_ key: Key, addition: String) {
      self.key = key
      self.addition = addition
    }
  }

  /// Stable kebab-case name of the defect: `unknown-key`, `status-bar-contrast`.
  public let id: String
  /// Its importance.
  public var severity: Severity
  /// A phrase without a full stop, shortened if very long; a second idea follows a semicolon.
  public let message: String
  /// The narrowest range with the defect; nil only for a whole file.
  public private(set) var range: SourceRange?
  /// Second ranges, in reading order.
  public var notes: [Note]
  /// Repairs, best first.
  public var fixIts: [FixIt]
  package var cause: Cause?
  /// The pair's lowest ratio, 1...21, by `Variant`; nil if it suffices, empty without ratios.
  package var contrast: [Double?] = []
  /// The number of findings it stands for, more than one if a file has too many of a kind.
  public private(set) var count = 1
  /// True if it only gives the number of omitted findings.
  public private(set) var isOverflowSummary = false

  /// Creates a finding; nil notes and repairs are dropped.
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
    // A longer repair cannot be reviewed.
    self.fixIts = fixIts.compactMap(\.self)
      .filter { $0.replacement.utf8.count <= Self.longestReplacement }
  }

  /// In bytes.
  private static let longestReplacement = 4_096

  /// Creates an error; nil notes and repairs are dropped.
  public init(
    _ id: String,
    _ message: String,
    at range: SourceRange?,
    notes: [Note?] = [],
    fixIts: [FixIt?] = []
  ) {
    self.init(id, .error, message, at: range, notes: notes, fixIts: fixIts)
  }

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

  package func about(_ whole: SourceRange) -> Diagnostic {
    var finding = self
    finding.range = range ?? whole
    return finding
  }

  package var withoutAutomaticFixes: Diagnostic {
    guard fixIts.contains(where: \.isAutomatic) else { return self }
    var finding = self
    finding.fixIts = fixIts.map { FixIt($0.message, replace: $0.range, with: $0.replacement) }
    return finding
  }

  package func moved(_ move: (SourceRange) -> SourceRange) -> Diagnostic {
    var finding = self
    finding.range = range.map(move)
    finding.notes = notes.map { Note($0.message, at: move($0.range)) }
    finding.fixIts = fixIts.map {
      FixIt($0.message, replace: move($0.range), with: $0.replacement, isAutomatic: $0.isAutomatic)
    }
    return finding
  }
}
