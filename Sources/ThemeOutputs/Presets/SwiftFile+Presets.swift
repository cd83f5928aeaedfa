import ThemeModel

extension SwiftFile {
  /// The appearances as static constants, their list, and for some runtimes the way to inverses.
  mutating func writePresets(_ dialect: PresetDialect) {
    for appearance in context.theme.appearances {
      writePreset(appearance, dialect)
      writer.line()
    }
    writeList(dialect)
    if dialect.looksUpInverses { writeInverseLookup(dialect) }
  }

  /// The theme's appearances as a list, deprecated ones left out.
  private mutating func writeList(_ dialect: PresetDialect) {
    let name = SwiftName.lowerCamel(context.theme.name) + "Appearances"
    var symbols: [String] = []
    for appearance in context.theme.appearances where appearance.deprecation.isEmpty {
      symbols.append(".\(appearance.symbol)")
    }
    writer.line(
      text: "/// The appearances of \(context.theme.name) in the order of its theme file.")
    dialect.writeIsolation(to: &writer)
    writer.list(
      "\(dialect.isolation)\(access)static let \(name): [Appearance] = ", symbols)
  }
}
