import Foundation
import Testing

@Suite("Presets that run")
struct PresetValueTests {
  private static let folders = GoldenFolder.all(below: GoldenTests.themes).filter { folder in
    let others = (try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)) ?? []
    guard others.contains(where: { $0.hasSuffix(".appearance.json") }) else { return false }
    return folder.files.contains { file in
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return text.contains("import AppearanceKit")
        && file.lastPathComponent.hasPrefix("Appearance+")
    }
  }

  @Test("there are some")
  func existence() {
    #expect(Self.folders.count >= 5)
  }

  @Test("hold what the manifest says, in all four variants", arguments: folders)
  func values(folder: GoldenFolder) throws {
    let manifests = try FileManager.default
      .contentsOfDirectory(at: folder.url, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasSuffix(".appearance.json") }
    let manifest = try PresetManifest(at: try #require(manifests.first))
    let sources = folder.files.filter { $0.lastPathComponent.hasPrefix("Appearance+") }
    let lines = try Program.lines(
      of: sources, and: PresetDriver.text(symbols: manifest.symbols))
    var words: [String: String] = [:]
    var colors = 0
    for line in lines {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(fields.count == 3, "\(line)")
      guard !fields[1].isEmpty else {
        words[fields[0]] = fields[2]
        continue
      }
      colors += 1
      let key = "\(fields[0])\t\(fields[1])"
      let expected = try #require(manifest.colors[key], "\(key) is not in the manifest")
      let value = fields[2].split(separator: " ").map(String.init)
      #expect(value[0] == expected.space, "\(key)")
      for (text, component) in zip(value.dropFirst(), expected.components) {
        #expect(abs((Double(text) ?? .nan) - component) < 1e-9, "\(key)")
      }
    }
    #expect(colors == manifest.colors.count)
    for (path, word) in manifest.words { #expect(words[path] == word, "\(path)") }
  }
}
