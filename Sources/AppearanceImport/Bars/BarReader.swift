import ThemeSyntax

/// Finds in an app's code what gives bars a look.
///
/// Every function is read by itself as if it ran once; a function that is called with something it depends on is read
/// where it is called.
final class BarReader {
  let evaluator: Evaluator
  let files: AppFiles
  var drafts: [BarDraft] = []
  var attachments: [BarAttachment] = []
  /// The function that is read.
  var root = BarRoot(place: SourceRange(file: 0, lower: 0, upper: 0))
  /// Whether what is read is that of a proxy's object.
  var isProxied = false
  /// Functions that were read where they are called.
  var inlined: Set<SourceRange> = []
  /// The functions and closures that are read one in another.
  var active: [SourceRange] = []
  /// The places of `TabView`s that show pages.
  var viewsOfPages: Set<SourceRange> = []
  /// The place of the value that is read, where it has one of its own.
  var valueRange: SourceRange?
  let relevance: BarRelevance
  private let setUp: SetUpFunctions
  /// How many statements were read, calls followed.
  var steps = 0
  /// How often the statement that is read is read, for the loops around it.
  var repeats = 1

  var index: CodeIndex { evaluator.index }

  init(_ files: AppFiles, _ index: CodeIndex) {
    self.files = files
    evaluator = Evaluator(index: index, assets: files.assets)
    relevance = BarRelevance(index)
    setUp = SetUpFunctions(index)
  }

  func readAll() {
    readThemeValues()
    for statements in index.topLevelCode { read(statements) }
    let helpers = index.all.filter { BarRelevance.isHelper($0, index) }
    let places = Set(helpers.map(\.declaration.range))
    for member in index.all where !places.contains(member.declaration.range) { read(member) }
    // A helper that nothing calls says what it says by itself.
    for member in helpers where !inlined.contains(member.declaration.range) { read(member) }
  }

  // MARK: - Declarations

  /// Reads the statements of a file's top level.
  private func read(_ statements: [SwiftStatement]) {
    guard let first = statements.first, relevance.isRelevant(statements) else { return }
    root = BarRoot(place: first.range, isSetUp: true)
    var scope = CodeScope(file: first.range.file)
    walk(statements, in: &scope)
  }

  private func read(_ member: CodeIndex.Member) {
    guard !index.ancestry(of: member.owner).contains("PreviewProvider") else { return }
    root = BarRoot(place: member.declaration.range, isSetUp: setUp.contains(member))
    var scope = CodeScope(file: root.place.file)
    scope.type = member.owner
    scope.look = evaluator.look(of: member.owner)
    if Self.undoes(member) { scope.conditions = ["as the screen goes away"] }
    if !member.owner.isEmpty {
      let isMade = member.function?.name == "init"
      scope.selfValue =
        member.isStatic && !isMade ? .type(member.owner) : selfValue(member.owner, in: scope)
    }
    switch member.declaration.kind {
    case .function(let function):
      guard let body = function.body, relevance.isRelevant(body) else { return }
      for parameter in function.parameters {
        let type = index.resolved(parameter.type, in: member.owner)
        scope.locals[parameter.name] = unknown(parameter, type, in: scope)
      }
      walk(body, in: &scope)
    case .variable(let variable):
      readStyles(variable, member, in: scope)
      for body in [variable.getter ?? []] + variable.observers where relevance.isRelevant(body) {
        var inner = scope
        walk(body, in: &inner)
      }
      if let initial = variable.initial, relevance.isRelevant(initial) {
        walkClosures(of: initial, in: scope)
      }
    case .type, .enumCase, .typeAlias: break
    }
  }

  private func selfValue(_ type: SwiftTypeName, in scope: CodeScope) -> CodeValue {
    let ancestry = index.ancestry(of: type)
    if let appearance = ancestry.first(where: UIKitType.barAppearances.contains) {
      return evaluator.add(AppearanceObject(appearance))
    }
    return evaluator.some(type, in: scope)
  }

  private func unknown(
    _ parameter: SwiftFunction.Parameter, _ type: SwiftTypeName, in scope: CodeScope
  ) -> CodeLocal {
    if UIKitType.barAppearances.contains(type) {
      return .value(evaluator.add(AppearanceObject(type)), trail: [])
    }
    let isKnown = index.types[type]?.keyword != nil || UIKitType.isKnown(type)
    guard isKnown, !UIKitType.isColor(type) else {
      let range = root.place
      return .expression(
        SwiftExpression(.other("parameter '\(parameter.name)'"), at: range), scope, type: nil)
    }
    return .value(evaluator.some(type, in: scope), trail: [])
  }

  /// Whether a function puts bars back into the look they had.
  private static func undoes(_ member: CodeIndex.Member) -> Bool {
    guard let name = member.function?.name else { return false }
    return ["viewWillDisappear", "viewDidDisappear"].contains(name) || name.hasPrefix("reset")
      || name.hasPrefix("restore")
  }
}
