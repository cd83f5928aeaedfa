/// A mapping's title and keys, for messages, schemas, documentation and completion.
package struct Section: Sendable {
  package let title: String
  package let keys: [SectionKey]

  package var names: [String] { keys.map(\.name) }

  package func key(_ name: String) -> SectionKey? { keys.first { $0.name == name } }

  package static func bar(_ kind: BarKind) -> Section { wholeBars[kind.rawValue] }

  private static let wholeBars = BarKind.allCases.map { kind in
    Section(title: "a \(kind.title)", keys: keys(kind) { _ in true })
  }

  package static func state(_ kind: BarKind) -> Section { states[kind.rawValue] }

  private static let states = BarKind.allCases.map { kind in
    Section(
      title: "a state of a \(kind.title)", keys: keys(kind) { $0.isInStates(of: kind) })
  }

  private static func keys(
    _ kind: BarKind, where isThere: (BarProperty.Row) -> Bool
  ) -> [SectionKey] {
    BarGroup.keys(below: "", of: kind, where: isThere) + [.backdrop]
  }
}
