package import ThemeSyntax

/// One thing that an app says about one property of a bar, resolved or not.
///
/// A range's file is the index of its file in `AppFiles.sources`.
package struct BarFact: Sendable {
  /// What a fact is about.
  package enum Bar: String, Sendable, Hashable, CaseIterable {
    case navigationBar, toolbar, tabBar, searchBar, statusBar
    /// The app as a whole: keys of its `Info.plist` that decide how bars look.
    case app
  }

  /// By what the app sets a property.
  package enum Mechanism: String, Sendable, Hashable {
    case proxy, instance, barAppearance, interfaceBuilder, swiftUI, infoPlist
    /// A value of one of the theming systems that the compiler writes for: `Appearance`, `Theme`.
    case themeValue
  }

  package enum Outcome: Sendable, Hashable {
    case value(ImportedValue)
    case unresolved(Unresolved)
  }

  package let bar: Bar
  /// The keys below the bar as a theme writes them: `tintColor`, `buttons.back.color`, `scrollEdge.background`.
  package var property: String
  package var look: Look
  package var outcome: Outcome
  /// Where the app sets the property.
  package let place: SourceRange
  /// The places by which the value is found, from the first constant to the last literal or asset.
  package var trail: [SourceRange] = []
  /// The name that the color has, the outermost one.
  package var name: ColorName?
  package let mechanism: Mechanism
  /// Why the fact need not hold whenever the bar is seen, as a phrase; nil if it always does.
  ///
  /// Another fact about the same property of the same look may hold instead.
  package var condition: String?
  /// Where the same code sets the property again, so that this never shows.
  package var overriddenAt: SourceRange?
  /// The function that sets it where it need not run for every bar of the look, by its place.
  package var maker: SourceRange?
  /// Whether a proxy without a container gives it to every bar.
  package var isProxied = false
  /// Whether it is the color of the bar's view, which lies behind what the bar draws.
  package var isBehind = false
  /// Whether the look has it from the bars of the whole app.
  package var isInherited = false

  package init(
    _ bar: Bar, _ property: String, in look: Look, _ outcome: Outcome, at place: SourceRange,
    by mechanism: Mechanism
  ) {
    self.bar = bar
    self.property = property
    self.look = look
    self.outcome = outcome
    self.place = place
    self.mechanism = mechanism
  }

  package var value: ImportedValue? {
    if case .value(let value) = outcome { value } else { nil }
  }

  package var unresolved: Unresolved? {
    if case .unresolved(let unresolved) = outcome { unresolved } else { nil }
  }
}

/// Whose bars a fact is about: one appearance of the theme.
package struct Look: Sendable, Hashable {
  package enum Scope: Sendable, Hashable {
    /// Every bar of the app.
    case app
    /// Bars in instances of a type: a contained proxy.
    case contained
    /// An instance of the app's theme type.
    case theme
    /// A subclass of a bar or of a container of bars.
    case type
    /// The bars or the navigation item of one controller, or of one scene of a storyboard.
    case controller
  }

  package let scope: Scope
  /// The type or the instance as the code names it; `app` for every bar.
  package let name: String

  package init(_ scope: Scope, _ name: String) {
    self.scope = scope
    self.name = name
  }

  package static let app = Look(.app, "app")
}

/// Why a value is not known, and where the trail ends.
package struct Unresolved: Sendable, Hashable {
  /// What the places have in common that end for the same reason.
  package enum Cause: String, Sendable, Hashable, CaseIterable {
    /// Declared in a module that is not among the files.
    case otherModule
    /// A parameter, a stored property or a result that is known only while the app runs.
    case runtime
    /// A color set that no catalog has.
    case missingAsset
    /// Several declarations that fit, with different values.
    case ambiguous
    /// Code that the evaluator does not read.
    case unreadExpression
    /// Objective-C, which is not read.
    case objectiveC
    /// Nothing can be known of it: a blur, an image, what a transparent bar shows.
    case content
    /// Deeper or longer than the evaluator follows: a cycle among constants.
    case limit
  }

  package let cause: Cause
  /// A phrase that names what could not be followed: "'designSystemColor' is declared in none of the files".
  package let reason: String
  package let ends: SourceRange
  /// The name of the color that a user could give: `--color NAME=…`.
  package var name: String?

  package init(_ cause: Cause, _ reason: String, at ends: SourceRange, name: String? = nil) {
    self.cause = cause
    self.reason = reason
    self.ends = ends
    self.name = name
  }
}
