import ThemeSyntax

/// What an expression of Swift means, as far as it is known without running the app.
indirect enum CodeValue: Sendable {
  case nothing
  case flag(Bool)
  case number(Double)
  case text(String)
  case color(TraitColor)
  /// A case or a static member of a type of another module, by its name: `lightContent`.
  case word(String)
  case type(SwiftTypeName)
  case instance(CodeInstance)
  /// An instance of a type of which no more is known.
  case some(SwiftTypeName)
  /// A bar-appearance object or a part of one, by its index in the evaluator.
  case object(Int, path: [String])
  case bar(BarReference)
  case list([CodeValue])
  case tuple([SwiftArgument], CodeScope)
  /// Entries whose keys are words or texts: attributes of a text.
  case entries([(key: String, value: SwiftExpression, scope: CodeScope)])
  case closure(SwiftClosure, CodeScope)
  /// A method or an initializer of the app's, and what it is called on.
  case method([CodeIndex.Member], on: CodeScope)
  /// The traits that a dynamic color or a view asks for.
  case traits
}

/// An instance of one of the app's types.
struct CodeInstance: Sendable {
  let type: SwiftTypeName
  /// The case of an enumeration.
  var enumCase: String?
  /// What its initializer was given, by the names of stored properties.
  var fields: [String: CodeLocal] = [:]
  /// Where it is made, or changed last.
  var range: SourceRange
}

/// What a name in a function stands for.
indirect enum CodeLocal: Sendable {
  case value(CodeValue, trail: [SourceRange])
  /// Evaluated where it is used.
  case expression(SwiftExpression, CodeScope, type: SwiftTypeName?)
}

/// Where an expression stands: what its names mean.
struct CodeScope: Sendable {
  /// The type around it, empty for none.
  var type: SwiftTypeName = ""
  /// What `self` is: an instance, or the type itself in its static members.
  var selfValue: CodeValue?
  var locals: [String: CodeLocal] = [:]
  var file: Int32
  /// Whose bars the code around it means by "the bar".
  var look = Look.app
  /// What a closure gives by its declared type.
  var result: SwiftTypeName?
  /// What must hold for the code to run, as phrases.
  var conditions: [String] = []

  init(file: Int32) {
    self.file = file
  }
}

/// A bar, a proxy of bars, or an item of a navigation bar.
struct BarReference: Sendable, Hashable {
  enum Part: Sendable, Hashable {
    case whole
    /// `UINavigationItem`, which has the slots of a bar.
    case navigationItem
    /// `UIBarButtonItem`, `UITabBarItem`.
    case barItem
    /// `UITextField` in a search bar.
    case searchField
  }

  let bar: BarFact.Bar
  var part = Part.whole
  /// The class by which extensions are looked up.
  let type: SwiftTypeName
  var look: Look
  var mechanism: BarFact.Mechanism
  /// The members of the bar that lead to a part of it: `["standardAppearance", "buttonAppearance"]`.
  var path: [String] = []

  init(
    _ bar: BarFact.Bar, _ part: Part = .whole, type: SwiftTypeName, look: Look,
    by mechanism: BarFact.Mechanism
  ) {
    self.bar = bar
    self.part = part
    self.type = type
    self.look = look
    self.mechanism = mechanism
  }
}

/// Why an evaluation stops.
enum CodeStop: Error {
  case unresolved(Unresolved)
  /// It never comes to this: an optional that was found to be there is nil.
  case never
  /// Nothing in the code answers this; the caller tries every answer.
  case undecided(CodeQuestion)
  /// It depends on a value of a type of `Evaluator.barValues`, and nothing tells which one it is.
  case unknownValue(Unresolved, of: SwiftTypeName)
}

/// What the app decides while it runs.
enum CodeQuestion: Hashable {
  /// Light or dark.
  case style
  /// Whether Increase Contrast is on.
  case contrast
  /// Which instance of a type.
  case instance(SwiftTypeName)
  /// Whether a condition holds, by its place.
  case flag(SourceRange)
}

/// Answers to questions, one for each.
struct CodeAnswers {
  var isDark: Bool?
  var isHighContrast: Bool?
  var instances: [SwiftTypeName: CodeInstance] = [:]
  /// The names of the instances that are answers.
  var names: [SwiftTypeName: String] = [:]
  var flags: [SourceRange: Bool] = [:]

  var isEmpty: Bool { count == 0 }

  var count: Int {
    (isDark == nil ? 0 : 1) + (isHighContrast == nil ? 0 : 1) + instances.count + flags.count
  }
}
