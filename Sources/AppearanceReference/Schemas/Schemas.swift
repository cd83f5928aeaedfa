/// The names of the JSON Schemas there are, in the order of the documentation.
public let schemaNames = ["theme", "config", "manifest"]

/// A JSON Schema (draft-07) of a file format by its name, nil where there is none.
///
/// Draft-07 is the newest draft that the YAML support of common editors understands.
public func schema(named name: String) -> String? {
  switch name {
  case "theme": themeSchema
  case "config": configurationSchema
  case "manifest": manifestSchema
  default: nil
  }
}

/// Names as the elements of a JSON array.
func jsonList(_ names: [String]) -> String {
  names.map { "\"\($0)\"" }.joined(separator: ", ")
}
