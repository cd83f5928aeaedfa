import OutputText
package import ThemeModel

/// One kind of output: its name, its files, the names it gives to things, the bars it dresses, and what writes it.
package struct Output: Sendable {
  /// How the bars of an app come to look as an output says.
  package enum Mechanism: Sendable, Hashable {
    /// By values that the app's own code puts on bars.
    case values
    /// By bar-appearance objects such as `UINavigationBarAppearance`.
    case barAppearances
    case proxies
    case viewModifiers
  }

  /// How an output says which theme it comes from.
  package enum Provenance: Sendable, Hashable {
    /// The first line, a comment, names the theme's file.
    case firstLine(GeneratedMark.Comment)
    /// `generator` and `source` of JSON do.
    case manifest
    /// The description of a resolver document of design tokens does.
    case resolver
    /// The files of a folder name the generator, but no theme.
    case asset

    package static let swift = Provenance.firstLine(.swift)
  }

  /// What the file or folder of an output is called: the theme's name stands between two texts.
  package struct File: Sendable, Hashable {
    package let mark: Provenance
    package let beginning: String
    package let ending: String

    /// Whether a build system compiles it.
    package var isSwift: Bool { mark == .swift }

    init(_ mark: Provenance, beginning: String = "", ending: String) {
      self.mark = mark
      self.beginning = beginning
      self.ending = ending
    }
  }

  /// The name under which the output is asked for.
  package let id: String
  /// What it is, a sentence without its full stop.
  package let summary: String
  package let file: File
  /// The types of presets that it can be made for.
  package var runtimes: Set<Configuration.Runtime> = Set(Configuration.Runtime.allCases)
  /// How it dresses bars; nil where it dresses none.
  package var mechanism: Mechanism?
  package var dresses: @Sendable (ResolvedTheme, BarKind) -> [ResolvedAppearance] = { theme, _ in
    theme.appearances
  }
  /// What it is made of where a theme has nothing of that, as in "the theme has no screens".
  package var missing: @Sendable (ResolvedTheme) -> String? = { _ in nil }
  /// The names that it gives to something besides its file: those that others see, and those that the
  /// theme's own names could be in the way of.
  package var declares: @Sendable (ResolvedTheme, DeploymentTarget) -> [Declaration] = { _, _ in []
  }
  package var writes: @Sendable (BarProperty, BarKind, Configuration.Runtime) -> Bool = {
    _, _, _ in true
  }
  /// The properties that a rule about this output alone reports where they are not written.
  package var reportedApart: Set<BarProperty> = []
  /// True if it styles bars by bar-appearance objects, which override `barTintColor`.
  package var hasObjects: @Sendable (Configuration.Runtime) -> Bool = { _ in true }
  /// The first iOS that draws something else than what it writes of a property, where the system alone does not.
  package var ignoredFrom: @Sendable (BarProperty, BarKind) -> Int? = { _, _ in nil }
  /// Whether it has a status-bar style for each interface style.
  package var followsStyles: @Sendable (Configuration.Runtime) -> Bool = { _ in true }
  /// The objects that it writes an appearance to; nil if there is one, in the appearance's interface style.
  package var installs: (@Sendable (Installation.Subject) -> [Installation])?
  /// True if an appearance without an interface style is seen as the theme writes it.
  var isPlainWithoutStyle = false
  /// Whether it gives an app a palette color by its name.
  package var exports: @Sendable (NamedColor, ResolvedTheme) -> Bool = { _, _ in false }
  let writer: Writer

  /// The path of the file or the folder inside the output folder.
  package func path(of theme: ResolvedTheme) -> String {
    file.beginning + theme.name + file.ending
  }

  /// The path with a place for the theme's name, as the documentation shows it.
  package var pattern: String {
    file.beginning + "<Name>" + file.ending + (file.mark == .asset ? "/…" : "")
  }
}
