/// What reading a file gives.
package struct ReadResult: Sendable {
  /// The file's tree; nil when it cannot be used.
  package var tree: SyntaxTree?
  /// Everything there is to say about the file's syntax, in the order of the file.
  package var diagnostics: [Diagnostic]
}

/// Reads a theme or config file: JSON when its path ends in `.json`, else YAML.
package func readTheme(
  _ source: SourceFile, file: Int32, texts: inout TextTable, limits: ReadLimits = ReadLimits()
) -> ReadResult {
  var check = ByteCheck(source, file: file, limits: limits)
  check.run()
  guard check.diagnostics.isEmpty else {
    return ReadResult(tree: nil, diagnostics: check.diagnostics)
  }
  var builder = TreeBuilder(file: file, limits: limits, expecting: source.bytes.count)
  swap(&builder.texts, &texts)
  if source.isJSON {
    var reader = JSONReader(source.bytes, from: check.contentStart, builder: builder)
    reader.read()
    builder = reader.builder
  } else {
    var reader = YAMLReader(source.bytes, check: check, builder: builder)
    reader.read()
    builder = reader.builder
  }
  swap(&builder.texts, &texts)
  return builder.result()
}
