import TestSupport
import Testing

@testable import ThemeCompiler
@testable import ThemePreview

/// What `body` writes.
func markup(_ body: (inout MarkupWriter) throws -> Void) rethrows -> String {
  var writer = MarkupWriter()
  try body(&writer)
  return String(decoding: writer.finish(), as: UTF8.self)
}

/// A theme of a text on its way to a page of its own.
func previewed(_ text: String) throws -> PreviewedTheme {
  try #require(PreviewedTheme(PreviewedThemes.analysis(text), isAlone: true))
}
