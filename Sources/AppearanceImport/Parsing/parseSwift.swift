#if Import
  import SwiftParser
  import SwiftSyntax
  import ThemeSyntax

  /// The tree of a file of Swift.
  ///
  /// What is nested deeper than `SwiftReader.deepest` becomes `other`; swift-syntax and everything that reads the
  /// tree call themselves for each level.
  func parseSwift(_ source: SourceFile, number: Int32) -> SwiftSourceFile {
    let tree = source.bytes.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: SwiftReader.deepest)
    }
    var reader = SwiftReader(file: number)
    return SwiftSourceFile(number: number, statements: reader.statements(tree.statements))
  }

  /// Reads trees of swift-syntax, which are let go when a file is read.
  struct SwiftReader {
    /// The deepest nesting that is read, in levels.
    static let deepest = 100

    let file: Int32
    private var depth = 0

    init(file: Int32) {
      self.file = file
    }

    func range(_ node: some SyntaxProtocol) -> CodeRange {
      CodeRange(
        file: file, lower: Int32(clamping: node.positionAfterSkippingLeadingTrivia.utf8Offset),
        upper: Int32(clamping: node.endPositionBeforeTrailingTrivia.utf8Offset))
    }

    /// What a function gives one level deeper; nil where that is too deep.
    mutating func deeper<Result>(_ read: (inout SwiftReader) -> Result) -> Result? {
      guard depth < Self.deepest else { return nil }
      depth += 1
      defer { depth -= 1 }
      return read(&self)
    }

    /// A name without backticks.
    func name(_ token: TokenSyntax) -> String {
      let text = token.text
      return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
    }

    /// A type's name without what tells instances of it apart; `[Element]` for a list, `(value,alpha)` for a tuple of
    /// labels, `->Result` for a function.
    mutating func typeName(_ type: TypeSyntax) -> SwiftTypeName {
      deeper { reader in
        switch Syntax(type).as(SyntaxEnum.self) {
        case .identifierType(let type): reader.name(type.name)
        case .memberType(let type):
          reader.typeName(type.baseType) + "." + reader.name(type.name)
        case .optionalType(let type): reader.typeName(type.wrappedType)
        case .implicitlyUnwrappedOptionalType(let type): reader.typeName(type.wrappedType)
        case .someOrAnyType(let type): reader.typeName(type.constraint)
        case .attributedType(let type): reader.typeName(type.baseType)
        case .metatypeType(let type): reader.typeName(type.baseType) + ".Type"
        case .arrayType(let type): "[\(reader.typeName(type.element))]"
        case .tupleType(let type) where type.elements.count == 1:
          type.elements.first.map { reader.typeName($0.type) } ?? ""
        case .tupleType(let type):
          "("
            + type.elements.map { $0.firstName.map { reader.name($0) } ?? "_" }
            .joined(separator: ",") + ")"
        case .functionType(let type): "->" + reader.typeName(type.returnClause.type)
        case .compositionType(let type):
          type.elements.first.map { reader.typeName($0.type) } ?? ""
        default: ""
        }
      } ?? ""
    }
  }
#endif
