#if Import
  import ThemeSyntax

  @testable import AppearanceImport

  /// The tree of a file, read on a stack as large as the import's.
  func tree(_ code: String, number: Int32 = 0) -> SwiftSourceFile {
    largeStackMap([code]) {
      parseSwift(SourceFile(path: "App.swift", text: $0), number: number)
    }[0]
  }

  /// What the tree of some code says, with parentheses around operators and their operands.
  func shown(_ code: String) -> String {
    tree(code).statements.map(\.shown).joined(separator: "; ")
  }

  extension SwiftExpression {
    var shown: String {
      switch kind {
      case .nilLiteral: "nil"
      case .boolean(let flag): "\(flag)"
      case .number(let number): "\(number)"
      case .string(let parts): "\"\(parts.map(\.shown).joined())\""
      case .name(let name): name
      case .member(let base, let name): "\(base?.shown ?? "").\(name)"
      case .call(let callee, let arguments): "\(callee.shown)(\(arguments.shown))"
      case .subscriptCall(let base, let arguments): "\(base.shown)[\(arguments.shown)]"
      case .array(let elements): "[\(elements.map(\.shown).joined(separator: ", "))]"
      case .dictionary(let entries):
        "[\(entries.map { "\($0.key.shown): \($0.value.shown)" }.joined(separator: ", "))]"
      case .tuple(let elements): "(\(elements.shown))"
      case .ternary(let condition, let first, let second):
        "(\(condition.shown) ? \(first.shown) : \(second.shown))"
      case .infixOperator(let name, let left, let right): "(\(left.shown) \(name) \(right.shown))"
      case .prefixOperator(let name, let operand): "\(name)\(operand.shown)"
      case .closure(let closure):
        closure.parameters.isEmpty
          ? closure.body.shown
          : "{ \(closure.parameters.joined(separator: ", ")) in"
            + closure.body.shown.dropFirst()
      case .cast(let operand, let type): "(\(operand.shown) as \(type))"
      case .statement(let statements): statements.map(\.shown).joined(separator: "; ")
      case .other(let what): "<\(what)>"
      }
    }
  }

  extension StringSegment {
    fileprivate var shown: String {
      switch self {
      case .text(let text): text
      case .value(let value): "\\(\(value.shown))"
      }
    }
  }

  extension [SwiftArgument] {
    fileprivate var shown: String {
      map { ($0.label.map { "\($0): " } ?? "") + $0.value.shown }.joined(separator: ", ")
    }
  }

  extension SwiftStatement {
    var shown: String {
      switch kind {
      case .expression(let value): value.shown
      case .assignment(let target, let value): "\(target.shown) = \(value.shown)"
      case .declaration(let declaration): declaration.shown
      case .if(let conditions, let then, let otherwise):
        "if \(conditions.shown) \(then.shown)"
          + (otherwise.isEmpty ? "" : " else \(otherwise.shown)")
      case .guard(let conditions, let otherwise):
        "guard \(conditions.shown) else \(otherwise.shown)"
      case .switch(let subject, let cases):
        "switch \(subject.shown) { \(cases.map(\.shown).joined(separator: " | ")) }"
      case .return(let value): value.map { "return \($0.shown)" } ?? "return"
      case .codeBlock(let statements): "do \(statements.shown)"
      case .for(let name, let list, let statements):
        "for \(name ?? "_") in \(list.shown) \(statements.shown)"
      case .ifConfig(let branches): "#if \(branches.map(\.shown).joined(separator: " "))"
      }
    }
  }

  extension [SwiftStatement] {
    fileprivate var shown: String {
      isEmpty ? "{}" : "{ \(map(\.shown).joined(separator: "; ")) }"
    }
  }

  extension [SwiftCondition] {
    fileprivate var shown: String {
      map { condition in
        switch condition {
        case .expression(let value): value.shown
        case .availability(let isAvailable, let major, _):
          "#\(isAvailable ? "" : "un")available(\(major))"
        case .optionalBinding(let name, let value): "let \(name) = \(value.shown)"
        case .matchingPattern(let pattern, let value): "case \(pattern.shown) = \(value.shown)"
        }
      }.joined(separator: ", ")
    }
  }

  extension SwiftCase {
    fileprivate var shown: String {
      (patterns.isEmpty ? "default" : patterns.map(\.shown).joined(separator: ", "))
        + ": " + body.map(\.shown).joined(separator: "; ")
    }
  }

  extension SwiftDeclaration {
    var shown: String {
      switch kind {
      case .type(let type):
        "\(type.keyword) \(type.name)"
          + (type.inherited.isEmpty ? "" : ": \(type.inherited.joined(separator: ", "))")
          + " { \(type.members.map(\.shown).joined(separator: "; ")) }"
      case .variable(let variable): variable.shown
      case .function(let function): function.shown
      case .enumCase(let name, let value): "case \(name)" + (value.map { " = \($0.shown)" } ?? "")
      case .typeAlias(let name, let type): "typealias \(name) = \(type)"
      }
    }
  }

  extension SwiftVariable {
    fileprivate var shown: String {
      (isStatic ? "static " : "") + (isConstant ? "let " : "var ") + name
        + (type.map { ": \($0)" } ?? "") + (initial.map { " = \($0.shown)" } ?? "")
        + (getter.map { " get \($0.shown)" } ?? "") + observers.map { " set \($0.shown)" }.joined()
    }
  }

  extension SwiftFunction {
    fileprivate var shown: String {
      let list = parameters.map {
        "\($0.label ?? "_") \($0.name): \($0.type)"
          + ($0.defaultValue.map { " = \($0.shown)" } ?? "")
      }
      return (isStatic ? "static " : "") + "func \(name)(\(list.joined(separator: ", ")))"
        + (result.map { " -> \($0)" } ?? "") + (body.map { " \($0.shown)" } ?? "")
    }
  }
#endif
