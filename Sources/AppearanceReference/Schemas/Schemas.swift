import OutputText

/// The names of the JSON Schemas there are, in the order of the documentation.
public let schemaNames = ["theme", "config", "manifest"]

/// A JSON Schema (draft-07) of a file format by its name, nil where there is none.
///
/// Draft-07 is the newest draft that the YAML support of common editors understands.
public func schema(named name: String) -> String? {
  switch name {
  case "theme": themeSchema.rendered() + "\n"
  case "config": configurationSchema.rendered() + "\n"
  case "manifest": manifestSchema.rendered() + "\n"
  default: nil
  }
}
