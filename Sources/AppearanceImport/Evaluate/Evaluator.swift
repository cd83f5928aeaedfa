import ThemeSyntax

/// Evaluates expressions of Swift without running the app, and without types but those that are written.
///
/// A question that only the running app answers stops an evaluation (`CodeStop.undecided`); `allAnswers` tries every
/// answer.
final class Evaluator {
  let index: CodeIndex
  let assets: AssetColors
  /// The bar-appearance objects that the code makes.
  var objects: [AppearanceObject] = []
  /// Objects of stored properties, by the places of these.
  var storedObjects: [SourceRange: CodeValue] = [:]
  var answers = CodeAnswers()
  /// The places of what was followed since the trail was last emptied.
  var trail: [SourceRange] = []
  /// The names of colors that were followed, outermost first.
  var names: [ColorName] = []
  /// What is known only if nobody changes it: the first such property that was followed.
  var changeable: String?
  /// The place of the last result of a function.
  var resultRange: SourceRange?
  /// The instances of types that the code names, as far as they were asked for.
  var knownInstances: [SwiftTypeName: [(name: String, instance: CodeInstance)]] = [:]
  /// The types whose values give looks to bars; true for one of which every value that the code shows is a look
  /// already, so that what applies an unknown one to bars says nothing more.
  var barValues: [SwiftTypeName: Bool] = [:]
  /// The instances that names of functions are bound to, by the places of the expressions that make them.
  var boundInstances: [SourceRange: CodeLocal] = [:]
  private var depth = 0
  private(set) var steps = 0

  /// The deepest chain of constants and calls.
  static let deepest = 64
  /// The most expressions that are evaluated for one value.
  static let mostSteps = 20_000

  init(index: CodeIndex, assets: AssetColors) {
    self.index = index
    self.assets = assets
  }

  /// Begins the evaluation of another value.
  func begin() {
    trail = []
    names = []
    changeable = nil
    resultRange = nil
    steps = 0
  }

  /// Evaluates something that the value asked for does not consist of: what is followed there is none of its trail.
  func aside<Result>(_ evaluate: () throws -> Result) rethrows -> Result {
    let before = (trail, names, changeable)
    defer { (trail, names, changeable) = before }
    return try evaluate()
  }

  func unresolved(
    _ cause: Unresolved.Cause, _ reason: String, at range: SourceRange, name: String? = nil
  ) -> CodeStop {
    .unresolved(Unresolved(cause, reason, at: range, name: name))
  }

  /// Runs a function one level deeper; a chain that never ends is refused.
  func deeper<Result>(at range: SourceRange, _ evaluate: () throws -> Result) throws -> Result {
    steps += 1
    guard depth < Self.deepest, steps < Self.mostSteps else {
      throw unresolved(.limit, "constants that lead too far, or in a circle", at: range)
    }
    depth += 1
    defer { depth -= 1 }
    return try evaluate()
  }

  /// The value of an expression, of an expected type if that is known.
  func value(
    _ expression: SwiftExpression, in scope: CodeScope, as expected: SwiftTypeName? = nil
  ) throws -> CodeValue {
    try deeper(at: expression.range) { try shallowValue(expression, in: scope, as: expected) }
  }

  private func shallowValue(
    _ expression: SwiftExpression, in scope: CodeScope, as expected: SwiftTypeName?
  ) throws -> CodeValue {
    let range = expression.range
    switch expression.kind {
    case .nilLiteral: return .nothing
    case .boolean(let flag): return .flag(flag)
    case .number(let number): return .number(number)
    case .string(let parts): return .text(try text(parts, in: scope))
    case .name(let name): return try self.name(name, at: range, in: scope, as: expected)
    case .member(let base?, let name):
      return try member(name, of: base, at: range, in: scope, as: expected)
    case .member(nil, let name):
      return try implicitMember(name, at: range, in: scope, as: expected)
    case .call(let callee, let arguments):
      return try call(callee, arguments, at: range, in: scope, as: expected)
    case .subscriptCall(let base, let arguments):
      return try element(base, arguments, at: range, in: scope)
    case .array(let elements): return .list(try elements.map { try value($0, in: scope) })
    case .dictionary(let entries):
      return .entries(
        try entries.map { (try key($0.key, in: scope), $0.value, scope) })
    case .ternary(let condition, let first, let second):
      let isFirst = try flag(condition, in: scope)
      return try value(isFirst ? first : second, in: scope, as: expected)
    case .infixOperator(let name, let left, let right):
      return try binary(name, left, right, at: range, in: scope, as: expected)
    case .prefixOperator(let name, let operand):
      switch (name, try value(operand, in: scope)) {
      case ("-", .number(let number)): return .number(-number)
      case ("!", .flag(let flag)): return .flag(!flag)
      case ("+", let value): return value
      default: throw unresolved(.unreadExpression, "operator '\(name)'", at: range)
      }
    case .closure(let closure):
      var inner = scope
      inner.result = expected.flatMap { $0.hasPrefix("->") ? String($0.dropFirst(2)) : nil }
      return .closure(closure, inner)
    case .statement(let statements):
      if let result = try run(statements, in: scope, as: expected) { return result }
      throw unresolved(.unreadExpression, "a statement without a value", at: range)
    case .cast(let operand, let type):
      let type = index.resolved(type, in: scope.type)
      if let value = try? value(operand, in: scope, as: type) {
        if case .some = value { return some(type, in: scope) }
        return value
      }
      return some(type, in: scope)
    case .tuple(let elements):
      // The labels may be those of the type that is expected: "(value,alpha)".
      let labels = expected.map { $0.dropFirst().dropLast().split(separator: ",") } ?? []
      guard expected?.first == "(", labels.count == elements.count else {
        return .tuple(elements, scope)
      }
      return .tuple(
        zip(labels, elements).map { SwiftArgument(String($0), $1.value) }, scope)
    case .other(let kind): throw unresolved(.unreadExpression, kind, at: range)
    }
  }

  private func text(_ parts: [StringSegment], in scope: CodeScope) throws -> String {
    var text = ""
    for part in parts {
      switch part {
      case .text(let part): text += part
      case .value(let expression):
        switch try value(expression, in: scope) {
        case .text(let part): text += part
        case .word(let part): text += part
        case .number(let number) where number == number.rounded() && abs(number) < 1e15:
          text += String(Int(number))
        default:
          throw unresolved(.runtime, "a text that is put together", at: expression.range)
        }
      }
      guard text.utf8.count < 10_000 else {
        throw unresolved(
          .limit, "a very long text", at: SourceRange(file: scope.file, lower: 0, upper: 0))
      }
    }
    return text
  }

  /// The key of an attribute by its last name: `foregroundColor`.
  private func key(_ expression: SwiftExpression, in scope: CodeScope) throws -> String {
    switch expression.kind {
    case .member(_, "rawValue"), .name:
      break
    case .member(_, let name): return name
    default: break
    }
    if case .member(let base?, "rawValue") = expression.kind { return try key(base, in: scope) }
    switch try value(expression, in: scope) {
    case .text(let text), .word(let text): return text
    // A name of UIKit's in capitals: `NSForegroundColorAttributeName`.
    case .type(let name): return name
    default: return ""
    }
  }

  /// Whether a condition holds.
  func flag(_ expression: SwiftExpression, in scope: CodeScope) throws -> Bool {
    if let answer = answers.flags[expression.range] { return answer }
    do {
      // What somebody can change decides while the app runs.
      let known: Bool? = try aside {
        changeable = nil
        guard case .flag(let flag) = try value(expression, in: scope) else { return nil }
        return changeable == nil ? flag : nil
      }
      if let known { return known }
    } catch CodeStop.undecided(let question) {
      throw CodeStop.undecided(question)
    } catch {
      // Whatever the condition asks is decided while the app runs.
    }
    throw CodeStop.undecided(.flag(expression.range))
  }

  private func binary(
    _ name: String, _ left: SwiftExpression, _ right: SwiftExpression, at range: SourceRange,
    in scope: CodeScope, as expected: SwiftTypeName?
  ) throws -> CodeValue {
    switch name {
    case "??":
      // The second value stands for what only the running app may find missing.
      do {
        let value = try value(left, in: scope, as: expected)
        if case .nothing = value { return try self.value(right, in: scope, as: expected) }
        return value
      } catch CodeStop.unresolved(let problem) {
        // Of one of several instances no more is known than the type.
        if case .instance(let other)? = try? self.value(right, in: scope, as: expected),
          instances(of: other.type).count > 1
        {
          return .some(other.type)
        }
        throw CodeStop.unresolved(problem)
      }
    case "&&":
      return .flag(try flag(left, in: scope) && flag(right, in: scope))
    case "||":
      return .flag(try flag(left, in: scope) || flag(right, in: scope))
    case "==", "!=":
      let first = try value(left, in: scope)
      let second = try value(right, in: scope, as: first.typeName)
      if let isEqual = first.equals(second) { return .flag(isEqual == (name == "==")) }
      throw CodeStop.undecided(.flag(range))
    default: break
    }
    let values = (
      try value(left, in: scope, as: expected), try value(right, in: scope, as: expected)
    )
    switch values {
    case (.number(let first), .number(let second)):
      guard let result = Self.arithmetic(name, first, second) else { break }
      return result
    case (.text(let first), .text(let second)) where name == "+": return .text(first + second)
    default: break
    }
    throw unresolved(.unreadExpression, "operator '\(name)'", at: range)
  }

  private static func arithmetic(_ name: String, _ left: Double, _ right: Double) -> CodeValue? {
    func bits(_ operation: (UInt64, UInt64) -> UInt64) -> CodeValue? {
      guard let left = UInt64(exactly: left), let right = UInt64(exactly: right) else { return nil }
      return .number(Double(operation(left, right)))
    }
    switch name {
    case "+": return .number(left + right)
    case "-": return .number(left - right)
    case "*": return .number(left * right)
    case "/": return right == 0 ? nil : .number(left / right)
    case "<": return .flag(left < right)
    case ">": return .flag(left > right)
    case "<=": return .flag(left <= right)
    case ">=": return .flag(left >= right)
    case "&": return bits(&)
    case "|": return bits(|)
    case ">>": return bits { $1 < 64 ? $0 >> $1 : 0 }
    case "<<": return bits { $1 < 32 ? $0 << $1 : 0 }
    default: return nil
    }
  }

  private func element(
    _ base: SwiftExpression, _ arguments: [SwiftArgument], at range: SourceRange,
    in scope: CodeScope
  ) throws -> CodeValue {
    guard let argument = arguments.first?.value else {
      throw unresolved(.unreadExpression, "an element", at: range)
    }
    switch try value(base, in: scope) {
    case .list(let values):
      if case .number(let place) = try value(argument, in: scope),
        let place = Int(exactly: place), values.indices.contains(place)
      {
        return values[place]
      }
    case .entries(let entries):
      let key = try key(argument, in: scope)
      if let entry = entries.last(where: { $0.key == key }) {
        return try value(entry.value, in: entry.scope)
      }
    case .object(let object, let path):
      return .object(object, path: path + [try key(argument, in: scope)])
    default: break
    }
    throw unresolved(.runtime, "an element that is looked up while the app runs", at: range)
  }

  /// An instance of which no more is known than its type: a bar if it is one.
  func some(_ type: SwiftTypeName, in scope: CodeScope) -> CodeValue {
    UIKitType.value(of: type, ancestry: index.ancestry(of: type), look: scope.look) ?? .some(type)
  }
}

extension CodeValue {
  /// The type that another side of a comparison is expected to have.
  var typeName: SwiftTypeName? {
    switch self {
    case .instance(let instance): instance.type
    case .some(let type): type
    case .color: "UIColor"
    default: nil
    }
  }

  /// Whether two values are the same; nil where nobody can know.
  fileprivate func equals(_ other: CodeValue) -> Bool? {
    switch (self, other) {
    case (.nothing, .nothing): true
    case (.flag(let left), .flag(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.text(let left), .text(let right)): left == right
    case (.word(let left), .word(let right)): left == right
    case (.instance(let left), .instance(let right)):
      left.enumCase == nil || right.enumCase == nil ? nil : left.enumCase == right.enumCase
    case (.instance(let left), .word(let right)): left.enumCase.map { $0 == right }
    case (.word(let left), .instance(let right)): right.enumCase.map { $0 == left }
    case (.nothing, .color), (.color, .nothing), (.nothing, .text), (.text, .nothing): false
    default: nil
    }
  }
}
