package import ThemeSyntax

/// A declaration with its place.
package struct SwiftDeclaration: Sendable {
  package indirect enum Kind: Sendable {
    case type(SwiftType)
    case variable(SwiftVariable)
    case function(SwiftFunction)
    /// A case of an enumeration with its raw value.
    case enumCase(String, SwiftExpression?)
    case alias(String, SwiftTypeName)
  }

  package let kind: Kind
  package let range: SourceRange

  package init(_ kind: Kind, at range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

/// A type as it is written, without `?`, `!`, `any` and generic arguments: `UIColor`, `Styles.Colors`.
package typealias SwiftTypeName = String

package struct SwiftType: Sendable {
  package enum Keyword: String, Sendable {
    case `class`, `struct`, `enum`, `extension`, `protocol`, `actor`
  }

  package let keyword: Keyword
  /// An extension's may be qualified.
  package let name: SwiftTypeName
  package let inherited: [SwiftTypeName]
  package let members: [SwiftDeclaration]

  package init(
    _ keyword: Keyword, _ name: SwiftTypeName, inherited: [SwiftTypeName],
    members: [SwiftDeclaration]
  ) {
    self.keyword = keyword
    self.name = name
    self.inherited = inherited
    self.members = members
  }
}

package struct SwiftVariable: Sendable {
  package let name: String
  package let type: SwiftTypeName?
  package let isStatic: Bool
  package let isConstant: Bool
  package let initial: SwiftExpression?
  /// Nil for a stored property.
  package let getter: [SwiftStatement]?
  /// What runs when it is set: `didSet`, `willSet`, `set`.
  package let observers: [[SwiftStatement]]

  package init(
    _ name: String, type: SwiftTypeName?, isStatic: Bool, isConstant: Bool,
    initial: SwiftExpression?, getter: [SwiftStatement]?, observers: [[SwiftStatement]] = []
  ) {
    self.name = name
    self.type = type
    self.isStatic = isStatic
    self.isConstant = isConstant
    self.initial = initial
    self.getter = getter
    self.observers = observers
  }
}

package struct SwiftFunction: Sendable {
  package struct Parameter: Sendable {
    /// Nil for `_`.
    package let label: String?
    package let name: String
    package let type: SwiftTypeName
    package let standard: SwiftExpression?

    package init(
      _ label: String?, _ name: String, type: SwiftTypeName, standard: SwiftExpression?
    ) {
      self.label = label
      self.name = name
      self.type = type
      self.standard = standard
    }
  }

  /// `init` for an initializer.
  package let name: String
  package let parameters: [Parameter]
  package let result: SwiftTypeName?
  package let isStatic: Bool
  /// Nil for a requirement of a protocol.
  package let body: [SwiftStatement]?

  package init(
    _ name: String, _ parameters: [Parameter], result: SwiftTypeName?, isStatic: Bool,
    body: [SwiftStatement]?
  ) {
    self.name = name
    self.parameters = parameters
    self.result = result
    self.isStatic = isStatic
    self.body = body
  }
}

/// A file of Swift, without anything that gives bars no color.
package struct SwiftFile: Sendable {
  /// Its index in `AppFiles.sources`.
  package let number: Int32
  /// Statements of its top level, declarations among them.
  package let statements: [SwiftStatement]

  package init(_ number: Int32, _ statements: [SwiftStatement]) {
    self.number = number
    self.statements = statements
  }
}
