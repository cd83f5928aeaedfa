import ThemeSyntax

/// A fact about a bar before it is compared with others.
struct BarDraft {
  var fact: BarFact
  /// The style that it holds in; nil for both.
  var isDark: Bool?
  /// Whether it holds with Increase Contrast or without; nil for both.
  var isHighContrast: Bool?
  let root: BarRoot
}

/// A function that is read, by its place.
struct BarRoot {
  let place: SourceRange
  /// Whether it runs for every bar of its type before anybody sees it.
  var isSetUp = false
}

/// What a value is under some answers.
struct BarLeaf {
  let answers: CodeAnswers
  let outcome: BarFact.Outcome
  /// The place of the value where it has one of its own.
  let place: SourceRange?
  let trail: [SourceRange]
  let names: [ColorName]
  let changeable: String?
}

/// A bar-appearance object that a bar or an item gets in one of its slots.
struct BarAttachment {
  let bar: BarReference
  /// `standardAppearance`, `scrollEdgeAppearance`.
  let slot: String
  let object: Int
  let path: [String]
  let place: SourceRange
  let scope: CodeScope
  let answers: CodeAnswers
  let root: BarRoot
}

extension Evaluator {
  /// The most values of one property.
  private static let mostLeaves = 48

  /// What an evaluation gives under every answer to what it asks, beginning with those that are known.
  func leaves(
    _ evaluate: () throws -> (ImportedValue, SourceRange?)
  ) -> [BarLeaf] {
    var leaves: [BarLeaf] = []
    collect(&leaves, evaluate)
    return leaves
  }

  private func collect(
    _ leaves: inout [BarLeaf], _ evaluate: () throws -> (ImportedValue, SourceRange?)
  ) {
    guard leaves.count < Self.mostLeaves else { return }
    begin()
    var place: SourceRange?
    let outcome: BarFact.Outcome
    do {
      let found = try evaluate()
      outcome = .value(found.0)
      place = found.1
    } catch CodeStop.undecided(let question) {
      if answers.count < 6 {
        forEachAnswer(to: question) { collect(&leaves, evaluate) }
      }
      return
    } catch {
      guard let problem = problem(of: error) else { return }
      outcome = .unresolved(problem)
      trail.append(problem.ends)
    }
    leaves.append(leaf(outcome, at: place))
  }

  /// What was evaluated last.
  func leaf(_ outcome: BarFact.Outcome, at place: SourceRange? = nil) -> BarLeaf {
    BarLeaf(
      answers: answers, outcome: outcome, place: place, trail: trail, names: names,
      changeable: changeable)
  }

  /// Why a value is not known; nil where that need not be told.
  func problem(of error: any Error) -> Unresolved? {
    switch error as? CodeStop {
    case .unresolved(let problem)?: problem
    case .unknownValue(let problem, let type)?: barValues[type] == true ? nil : problem
    case .never?, .undecided?, nil: nil
    }
  }

  /// Runs a function under every answer to a question.
  func forEachAnswer(to question: CodeQuestion, _ run: () -> Void) {
    let before = answers
    defer { answers = before }
    switch question {
    case .style:
      for isDark in [false, true] {
        answers.isDark = isDark
        run()
      }
    case .contrast:
      for isHighContrast in [false, true] {
        answers.isHighContrast = isHighContrast
        run()
      }
    case .flag(let range):
      for flag in [true, false] {
        answers.flags[range] = flag
        run()
      }
    case .instance(let type):
      for (name, instance) in instances(of: type).prefix(16) {
        answers = before
        answers.instances[type] = instance
        answers.names[type] = name
        run()
      }
    }
  }
}
