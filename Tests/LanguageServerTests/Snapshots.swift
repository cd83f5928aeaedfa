import Testing
import ThemeCompiler
import ThemeSyntax

@testable import LanguageServer

extension Snapshot {
  /// What is known of a theme that is made of no other file.
  static func theme(_ text: String, path: String = "/p/A.theme.yaml") -> Snapshot {
    let source = SourceFile(path: path, text: text)
    let analysis = Analysis(ThemeInput(source)) { _ in .failure(LoadFailure("no such file")) }
    return Snapshot(DocumentText(source.bytes), path: path, kind: .theme, analysis: analysis)
  }

  /// The bytes of the first occurrence of a text.
  func range(of part: String) throws -> Range<Int> {
    let whole = String(decoding: text.bytes, as: UTF8.self)
    let range = try #require(whole.firstRange(of: part))
    let start = whole.utf8.distance(from: whole.startIndex, to: range.lowerBound)
    return start..<(start + part.utf8.count)
  }
}
