import OutputText

/// A JSON value; objects keep the order of their entries.
package indirect enum JSONNode: Sendable {
  case object(JSONEntries)
  case array([JSONNode])
  /// An object or array on one line.
  case line(JSONNode)
  case json(String)

  package static func text(_ text: String) -> JSONNode {
    .json(String(decoding: jsonText(text), as: UTF8.self))
  }

  package static let null = JSONNode.json("null")

  package static func texts(_ texts: [String]) -> JSONNode { .array(texts.map(JSONNode.text)) }

  package static func number(_ number: Int) -> JSONNode { .json("\(number)") }

  package static func number(_ number: Double) -> JSONNode {
    var buffer = ByteBuffer()
    buffer.append(number: number)
    return .json(String(decoding: buffer.finish(), as: UTF8.self))
  }

  package var document: String {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.finishText()
  }

  fileprivate func write(to writer: inout JSONWriter) {
    switch self {
    case .object(let entries): writer.object { entries.write(to: &$0) }
    case .line(.object(let entries)): writer.inlineObject { entries.write(to: &$0) }
    case .array(let elements), .line(.array(let elements)):
      let isInline = if case .line = self { true } else { false }
      writer.array(isInline: isInline) { for element in elements { element.write(to: &$0) } }
    case .line(let value): value.write(to: &writer)
    case .json(let text): writer.rendered(Array(text.utf8))
    }
  }
}

package struct JSONEntries: Sendable {
  package let all: [(key: String, value: JSONNode)]

  package init(_ all: [(String, JSONNode)]) { self.all = all.map { ($0, $1) } }

  package init(joining parts: [JSONEntries]) { all = parts.flatMap(\.all) }

  package func adding(_ more: JSONEntries) -> JSONEntries { JSONEntries(joining: [self, more]) }

  fileprivate func write(to writer: inout JSONWriter) {
    for (key, value) in all {
      writer.key(text: key)
      value.write(to: &writer)
    }
  }
}

extension JSONEntries: ExpressibleByDictionaryLiteral {
  /// Drops nil values.
  package init(dictionaryLiteral entries: (String, JSONNode?)...) {
    all = entries.compactMap { key, value in value.map { (key, $0) } }
  }
}

extension JSONNode: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .text(text) }
  package init(integerLiteral number: Int) { self = .number(number) }
  package init(booleanLiteral flag: Bool) { self = .json("\(flag)") }
  package init(arrayLiteral elements: JSONNode...) { self = .array(elements) }
  package init(dictionaryLiteral entries: (String, JSONNode?)...) {
    self = .object(JSONEntries(entries.compactMap { key, value in value.map { (key, $0) } }))
  }
}
