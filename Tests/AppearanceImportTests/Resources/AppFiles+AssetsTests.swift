import ColorScience
import DesignTokens
import Testing
import ThemeSyntax

@testable import AppearanceImport

@Suite("Asset catalogs of an app")
struct AppFilesAssetsTests {
  /// The files of an app with a catalog whose color sets have these entries.
  private func files(_ sets: [String: [String]], namespaces: [String] = []) -> AppFiles {
    let namespace = #"{ "properties": { "provides-namespace": true } }"#
    var texts = ["App/A.xcassets/Contents.json": "{}"]
    for (path, entries) in sets {
      texts["App/A.xcassets/\(path).colorset/Contents.json"] =
        "{ \"colors\": [\(entries.joined(separator: ", "))] }"
    }
    for folder in namespaces { texts["App/A.xcassets/\(folder)/Contents.json"] = namespace }
    var files = AppFiles()
    files.addCatalog("App/A.xcassets") { [texts] path in
      if let text = texts[path] { return .success(SourceFile(path: path, text: text)) }
      guard path.hasSuffix("/") else { return .failure(LoadFailure("no such file")) }
      let inner = texts.keys.filter { $0.hasPrefix(path) }
        .map { $0.dropFirst(path.count).split(separator: "/") }
      let names = Set(inner.map { $0.count > 1 ? "\($0[0])/" : "\($0[0])" })
      return .success(SourceFile(path: path, text: names.sorted().joined(separator: "\n")))
    }
    return files
  }

  private func entry(_ byte: Int, _ appearances: [String] = []) -> String {
    let traits = appearances.map { value in
      let name = value == "high" ? "contrast" : "luminosity"
      return "{ \"appearance\": \"\(name)\", \"value\": \"\(value)\" }"
    }
    return """
      { "idiom": "universal", "appearances": [\(traits.joined(separator: ", "))],
        "color": { "color-space": "srgb", "components":
          { "red": "\(byte)", "green": "\(byte)", "blue": "\(byte)", "alpha": "1.0" } } }
      """
  }

  private func gray(_ byte: UInt8) -> Paint { .color(Color(hex8: byte, byte, byte)) }

  @Test("a set has its name with the folders that provide a namespace, and its path with all")
  func names() {
    let files = files(
      ["Brand/Ink": [entry(0)], "Plain/Paper": [entry(255)]], namespaces: ["Brand"])
    #expect(files.assets.all.map(\.name) == ["Brand/Ink", "Paper"])
    #expect(files.assets.all.map(\.path) == [["Brand", "Ink"], ["Plain", "Paper"]])
  }

  @Test("a variant has a color only where an entry says it")
  func variants() {
    let files = files([
      "One": [entry(1)], "Two": [entry(1), entry(2, ["dark"])],
      "Four": [
        entry(1), entry(2, ["dark"]), entry(3, ["high"]), entry(4, ["dark", "high"]),
      ],
    ])
    #expect(files.assets.named("One")?.color == TraitColor(gray(1)))
    #expect(files.assets.named("Two")?.color == TraitColor(gray(1), dark: gray(2)))
    var four = TraitColor(gray(1), dark: gray(2))
    four.lightHighContrast = gray(3)
    four.darkHighContrast = gray(4)
    #expect(files.assets.named("Four")?.color == four)
  }

  @Test("the file of each set is one of the app's, at whose places the set is")
  func places() throws {
    let files = files(["Ink": [entry(0)], "Paper": [entry(255)]])
    for name in ["Ink", "Paper"] {
      let place = try #require(files.assets.named(name)?.place)
      #expect(
        files.sources[Int(place.file)].path == "App/A.xcassets/\(name).colorset/Contents.json")
      #expect(files.kinds[Int(place.file)] == .colorSet)
    }
    #expect(files.sources.count == 2)
  }
}
