/// Reads JSON if the path ends in `.json`, otherwise YAML.
package func readTheme(
  _ source: SourceFile, file: Int32, texts: inout TextTable, limits: ReadLimits = ReadLimits()
) -> ReadResult {
  var check = ByteCheck(source: source, file: file, limits: limits)
  check.run()
  guard check.diagnostics.isEmpty else {
    return ReadResult(tree: nil, diagnostics: check.diagnostics)
  }
  // The reader owns the table meanwhile, which avoids copies.
  if source.isJSON {
    var reader = JSONReader(check)
    swap(&reader.builder.texts, &texts)
    reader.read()
    swap(&reader.builder.texts, &texts)
    return reader.builder.result()
  }
  var reader = YAMLReader(check)
  swap(&reader.builder.texts, &texts)
  reader.read()
  swap(&reader.builder.texts, &texts)
  return reader.builder.result()
}
