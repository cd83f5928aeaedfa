import OutputText
import ThemeModel

/// A text for each property of each bar, made once.
struct BarTable: Sendable {
  private let texts: TextList
  private let properties = BarProperty.allCases.count

  init(_ text: (BarKind, BarProperty) -> String) {
    texts = TextList(
      BarKind.allCases.flatMap { kind in BarProperty.allCases.map { text(kind, $0) } })
  }

  func append(_ kind: BarKind, _ property: BarProperty, to buffer: inout ByteBuffer) {
    texts.append(kind.rawValue * properties + Int(property.rawValue), to: &buffer)
  }
}
