/// A text for each property of each bar, made once.
struct BarTable: Sendable {
  private let texts: [[UInt8]]

  init(_ text: (BarKind, BarProperty) -> String) {
    texts = BarKind.allCases.flatMap { kind in
      BarProperty.allCases.map { Array(text(kind, $0).utf8) }
    }
  }

  /// The text of a property.
  subscript(kind: BarKind, property: BarProperty) -> [UInt8] {
    texts[kind.rawValue * BarProperty.allCases.count + Int(property.rawValue)]
  }
}
