import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("The files of a theme that is analyzed")
struct AnalysisOutputsTests {
  @Test("are those of all outputs, or those in Swift")
  func all() {
    let analysis = analysis("tintColor: black")
    #expect(analysis.emit().map(\.output) == ["presets", "manifest"])
    #expect(analysis.emit(onlySwift: true).map(\.output) == ["presets"])
  }

  @Test("are none where there is an error, though a color that cannot be read leaves the manifest")
  func errors() throws {
    let unreadable = analysis("tintColor: white")
    #expect(unreadable.emit().isEmpty)
    #expect(try #require(unreadable.manifest).appearances.map(\.name) == ["a"])
    let broken = analysis("tintColor: whte")
    #expect(broken.emit().isEmpty && broken.manifest == nil)
    let unread = Analysis(ThemeInput(SourceFile(path: "A.theme.yaml", text: "a: [")), load: nothing)
    #expect(unread.emit().isEmpty && unread.manifest == nil)
  }

  private func analysis(_ bar: String) -> Analysis {
    let text = "appearances: { a: { toolbar: { backgroundColor: white, \(bar) } } }"
    return Analysis(ThemeInput(SourceFile(path: "A.theme.yaml", text: text)), load: nothing)
  }

  private let nothing: FileLoader = { _ in .failure(LoadFailure("no such file")) }
}
