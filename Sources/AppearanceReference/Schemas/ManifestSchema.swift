import OutputText
import ThemeCompiler

/// The JSON Schema of the fields that `visit` lists.
let manifestSchema = {
  var maker = SchemaMaker()
  guard case .defined(_, let shape) = Manifest.schemaShape, case .object(let fields) = shape()
  else { return JSONNode.null }
  let properties = fields.map { ($0.key, maker.node($0)) }
  return JSONNode.document(
    "manifest:3", title: "Appearance manifest",
    "Every decision about a theme.",
    required: fields.filter(\.isRequired).map(\.key), JSONEntries(properties),
    definitions: JSONEntries(maker.definitions.sorted { $0.0 < $1.0 }))
}()

private struct SchemaMaker {
  private(set) var definitions: [(String, JSONNode)] = []

  mutating func node(_ field: ManifestShape.Field) -> JSONNode {
    .described("\(field.about).", keywords(field.shape), keywords(field.limit, field.shape))
  }

  private mutating func node(_ shape: ManifestShape) -> JSONNode { .object(keywords(shape)) }

  private func keywords(_ limit: FieldLimit, _ shape: ManifestShape) -> JSONEntries {
    let isList = if case .list = shape { true } else { false }
    return switch limit {
    case .none: [:]
    case .notEmpty: isList ? [:] : ["minLength": 1]
    case .positive: ["exclusiveMinimum": 0]
    case .pattern(let pattern): ["pattern": .text(pattern)]
    case .atLeast(let least): [isList ? "minItems" : "minimum": .number(least)]
    case .items(let count): ["minItems": .number(count), "maxItems": .number(count)]
    case .unique: ["minItems": 1, "uniqueItems": true]
    }
  }

  private mutating func keywords(_ shape: ManifestShape) -> JSONEntries {
    switch shape {
    case .constant(let value): return ["const": .json(value)]
    case .text: return ["type": "string"]
    case .name: return ["type": "string", "minLength": 1]
    case .flag: return ["type": "boolean"]
    case .whole: return ["type": "integer"]
    case .number(nil): return ["type": "number"]
    case .number(let range?):
      return [
        "type": "number", "minimum": .number(range.lowerBound),
        "maximum": .number(range.upperBound),
      ]
    case .pattern(let pattern): return ["type": "string", "pattern": .text(pattern)]
    case .words(let words): return ["enum": .texts(words)]
    case .list(.text): return ["type": "array", "items": node(.name)]
    case .list(let item): return ["type": "array", "items": node(item)]
    case .named(let value): return ["type": "object", "additionalProperties": node(value)]
    case .any(let shapes):
      var nodes: [JSONNode] = []
      for shape in shapes { nodes.append(node(shape)) }
      return ["anyOf": .array(nodes)]
    case .object(let fields):
      let properties = fields.map { ($0.key, node($0)) }
      return .mapping(
        required: fields.filter(\.isRequired).map(\.key), JSONEntries(properties))
    case .defined(let name, let shape):
      if !definitions.contains(where: { $0.0 == name }) {
        let index = definitions.count
        definitions.append((name, .null))
        definitions[index].1 = node(shape())
      }
      return ["allOf": [.reference(name)]]
    }
  }
}
