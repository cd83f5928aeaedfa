import OutputText

/// A kind of output: its name, files, declarations, styled bars and writer.
package struct Output: Sendable {
  package enum Mechanism: Sendable, Hashable {
    case values
    case barAppearances
    case proxies
    case viewModifiers
  }

  package enum Provenance: Sendable, Hashable {
    case firstLine(GeneratedMark.Comment)
    /// `generator` and `source` in JSON.
    case manifest
    case resolver
    /// A folder's files name the generator, but no theme.
    case asset

    package static let swift = Provenance.firstLine(.swift)
  }

  package struct File: Sendable, Hashable {
    package let mark: Provenance
    package let beginning: String
    package let ending: String

    package var isSwift: Bool { mark == .swift }

    init(_ mark: Provenance, beginning: String = "", ending: String) {
      self.mark = mark
      self.beginning = beginning
      self.ending = ending
    }
  }

  /// The name in configurations.
  package let id: String
  package let summary: String
  package let file: File
  package var runtimes: Set<Configuration.Runtime> = Set(Configuration.Runtime.allCases)
  /// nil if the output styles no bars.
  package var mechanism: Mechanism?
  package var dresses: @Sendable (ResolvedTheme, BarKind) -> [ResolvedAppearance] = { theme, _ in
    theme.appearances
  }
  /// The missing input, if any: "the theme has no screens".
  package var missing: @Sendable (ResolvedTheme) -> String? = { _ in nil }
  /// Besides the file: names visible to others, and names that theme names could hide.
  package var declares: @Sendable (ResolvedTheme, DrawnBar.Era) -> [Declaration] = { _, _ in []
  }
  package var writes: @Sendable (BarProperty, BarKind, Configuration.Runtime) -> Bool = {
    _, _, _ in true
  }
  /// Properties whose omission another rule reports.
  package var reportedApart: Set<BarProperty> = []
  /// True if it styles bars by bar-appearance objects, which override `barTintColor`.
  package var hasObjects: @Sendable (Configuration.Runtime) -> Bool = { _ in true }
  /// The first iOS that ignores a written property, beyond the system's own restrictions.
  package var ignoredFrom: @Sendable (BarProperty, BarKind) -> Int? = { _, _ in nil }
  /// True if it supports a status-bar style for each interface style.
  package var followsStyles: @Sendable (Configuration.Runtime) -> Bool = { _ in true }
  /// The objects with an appearance; nil for one object in the appearance's interface style.
  package var installs: (@Sendable (Installation.Subject) -> [Installation])?
  package var exports: @Sendable (NamedColor, ResolvedTheme) -> Bool = { _, _ in false }
  let writer: Writer

  /// Relative to the output folder.
  package func path(of theme: ResolvedTheme) -> String {
    file.beginning + theme.name + file.ending
  }

  /// For documentation.
  package var pattern: String {
    file.beginning + "<Name>" + file.ending + (file.mark == .asset ? "/…" : "")
  }
}
