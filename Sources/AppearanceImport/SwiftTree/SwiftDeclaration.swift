import ThemeSyntax

/// A declaration with its place.
struct SwiftDeclaration: Sendable {
  indirect enum Kind: Sendable {
    case type(SwiftType)
    case variable(SwiftVariable)
    case function(SwiftFunction)
    /// A case of an enumeration with its raw value.
    case enumCase(String, SwiftExpression?)
    case typeAlias(String, SwiftTypeName)
  }

  let kind: Kind
  let range: SourceRange

  init(_ kind: Kind, at range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

/// A type as it is written, without `?`, `!`, `any` and generic arguments: `UIColor`, `Styles.Colors`.
typealias SwiftTypeName = String

struct SwiftType: Sendable {
  enum Keyword: String, Sendable {
    case `class`, `struct`, `enum`, `extension`, `protocol`, `actor`
  }

  let keyword: Keyword
  /// An extension's may be qualified.
  let name: SwiftTypeName
  let inherited: [SwiftTypeName]
  let members: [SwiftDeclaration]
}

struct SwiftVariable: Sendable {
  let name: String
  let type: SwiftTypeName?
  let isStatic: Bool
  let isConstant: Bool
  let initial: SwiftExpression?
  /// Nil for a stored property.
  let getter: [SwiftStatement]?
  /// What runs when it is set: `didSet`, `willSet`, `set`.
  let observers: [[SwiftStatement]]
}

struct SwiftFunction: Sendable {
  struct Parameter: Sendable {
    /// Nil for `_`.
    let label: String?
    let name: String
    let type: SwiftTypeName
    let defaultValue: SwiftExpression?
  }

  /// `init` for an initializer.
  let name: String
  let parameters: [Parameter]
  let result: SwiftTypeName?
  let isStatic: Bool
  /// Nil for a requirement of a protocol.
  let body: [SwiftStatement]?
}

/// A file of Swift, without anything that gives bars no color.
struct SwiftSourceFile: Sendable {
  /// Its index in `AppFiles.sources`.
  let number: Int32
  /// Statements of its top level, declarations among them.
  let statements: [SwiftStatement]
}
