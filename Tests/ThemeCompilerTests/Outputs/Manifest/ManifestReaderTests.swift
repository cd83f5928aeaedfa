import TestSupport
import Foundation
import Testing
import ThemeSyntax

@testable import AppearanceReference
@testable import ColorScience
@testable import FindingReports
@testable import OutputText
@testable import ThemeCompiler

@Suite("A manifest is read back as it was written")
struct ManifestReaderTests {
  @Test("every manifest of Fixtures, byte for byte", arguments: Fixtures.cases("Themes"))
  func roundTrip(name: String) throws {
    let fixture = FixtureCase("Themes", name)
    for file in fixture.files where file.hasSuffix(".appearance.json") {
      let bytes = try fixture.bytes(file)
      let (manifest, problems) = Manifest.read(SourceFile(path: file, bytes: bytes))
      #expect(problems == [])
      let read = try #require(manifest)
      let written = FileContent { read.write(to: $0) }.bytes
      #expect(written == bytes, "\(name)/\(file)")
      #expect(Manifest.read(SourceFile(path: file, bytes: written)).0 == read)
    }
  }

  @Test("no key is passed over: without it the manifest cannot be read, or says something else")
  func everyKeyCounts() throws {
    var seen: Set<String> = []
    for (path, text) in try Self.goldens() {
      let whole = try #require(Manifest.read(SourceFile(path: path, text: text)).0)
      for key in try Self.keys(of: text) where seen.insert(key).inserted {
        // The digits follow from the components.
        guard key != "hex" else { continue }
        let renamed = text.replacing("\"\(key)\":", with: "\"other\":", maxReplacements: 1)
        let read = Manifest.read(SourceFile(path: path, text: renamed)).0
        #expect(read != whole, "\(key) in \(path)")
      }
    }
    #expect(seen.count > 40)
  }

  @Test("the schema has no property that no manifest of Fixtures has")
  func schemaIsCovered() throws {
    let schema = try JSONValue(json: Array(manifestSchema.rendered().utf8))
    let keys = try Self.goldens().reduce(into: Set<String>()) {
      try $0.formUnion(Self.keys(of: $1.text))
    }
    // Those of groups are of one table, and no fixture has all.
    let plain = Self.properties(of: schema).filter { !$0.contains(".") }
    #expect(plain.subtracting(keys) == [])
  }

  @Test("a manifest of version 2 is the same as that of version 3 with its colors and bars")
  func versionTwo() throws {
    let fixture = try FixtureCase("Manifests", "two").bytes("Brand.appearance.json")
    let (read, problems) = Manifest.read(SourceFile(path: "two.json", bytes: fixture))
    #expect(problems == [])
    let two = try #require(read)
    let text = FileContent { two.write(to: $0) }.bytes
    #expect(Manifest.read(SourceFile(path: "three.json", bytes: text)).0 == two)
    let light = try #require(two.appearances.first { $0.name == "light" })
    #expect(light.kind == .declared && light.measured.contrast.first?.variants == .light)
    let bar = light.bars.navigationBar
    #expect(
      bar.settingsByName.map(\.property.name) == [
        "backgroundColor", "buttons.done", "buttons.done.font", "buttons.plain", "scrollEdge",
        "titlePositionAdjustment.vertical",
      ])
    #expect(light.statusBarStyle == StatusBarStyles(light: .darkContent, dark: .lightContent))
  }

  @Test("a text with a hash is a name in version 2, and a color in version 3")
  func hashes() throws {
    let bytes = try FixtureCase("Manifests", "two").bytes("Brand.appearance.json")
    let two = String(decoding: bytes, as: UTF8.self).replacing("\"paper\"", with: "\"#fff\"")
    for (version, color) in [
      ("2", ManifestColor.reference("#fff")), ("3", .color(.white)),
    ] {
      let text = two.replacing(
        "\"manifestVersion\": 2", with: "\"manifestVersion\": \(version)")
      let (read, problems) = Manifest.read(SourceFile(path: "two.json", text: text))
      #expect(problems == [])
      let bar = try #require(read?.appearances.first?.bars.navigationBar)
      #expect(bar.settings.first { $0.property == .backgroundColor }?.value == .color(color))
    }
  }

  @Test("keys that are not known are passed over")
  func unknownKeys() throws {
    let (path, text) = try #require(try Self.goldens().first { $0.path.hasPrefix("Quickstart") })
    let more = text.replacing("\"name\": ", with: "\"later\": [ { \"a\": null } ], \"name\": ")
    #expect(more != text)
    #expect(
      Manifest.read(SourceFile(path: path, text: more)).0
        == Manifest.read(SourceFile(path: path, text: text)).0)
  }

  @Test(
    "what is wrong is said with its place",
    arguments: [
      (
        "\"manifestVersion\": 3", "\"manifestVersion\": 1",
        "manifest version 1 is not supported; 2 and 3 are"
      ),
      (
        "\"manifestVersion\": 3", "\"manifestVersion\": 30",
        "manifest version 30 is not supported; 2 and 3 are"
      ),
      ("\"manifestVersion\": 3", "\"manifestVersion\": \"3\"", "expected a number"),
      ("\"generator\":", "\"generater\":", "'generator' is missing"),
      ("\"symbol\": \"darkAppearance\"", "\"symbol\": null", "expected text"),
      (
        "\"kind\": \"dynamic\"", "\"kind\": \"odd\"",
        "expected one of 'declared', 'inverse', 'dynamic'"
      ),
      ("\"ratio\": 15.902334", "\"ratio\": 0.5", "expected a number from 1 to 21"),
      (
        "\"ratio\": 15.902334", "\"verdict\": \"passed\", \"ratio\": 15.902334",
        "expected one of 'pass', 'fail', 'waived', 'depends-on-content'"
      ),
      ("\"at\": [", "\"at\": 1, \"x\": [", "expected a list"),
      ("\"screens\": {", "\"screens\": [], \"x\": {", "expected an object"),
      ("\"line\": 5", "\"line\": 0", "expected a whole number of 1 or more"),
      ("\"warnings\": 0", "\"warnings\": -1", "expected a whole number of 0 or more"),
      (
        "\"symbol\": \"darkAppearance\"", "\"deprecated\": false, \"symbol\": \"darkAppearance\"",
        "expected true or text"
      ),
      (
        "\"lightHighContrast\" ]", "\"bright\" ]",
        "expected one of 'light', 'dark', 'lightHighContrast', 'darkHighContrast'"
      ),
      (
        "\"ink\": \"#", "\"ink\": \"#x",
        "expected a color like #1C1C1E, or three components"
      ),
      ("\"backgroundColor\": \"ink\"", "\"backgroundColor\": 1", "expected an object"),
    ])
  func problems(old: String, new: String, message: String) throws {
    let text = try #require(try Self.goldens().first { $0.path.hasPrefix("Quickstart") }).text
    let place = try #require(text.range(of: old))
    let changed = text.replacingCharacters(in: place, with: new)
    let source = SourceFile(path: "Brand.appearance.json", text: changed)
    let (manifest, problems) = Manifest.read(source)
    #expect(manifest == nil)
    #expect(problems.map(\.message) == [message])
    #expect(problems.map(\.id) == ["broken-manifest"])
    let line = text[..<place.lowerBound].count { $0 == "\n" } + 1
    let found = try #require(problems.first?.range)
    if !message.hasSuffix("missing") { #expect(SourceMaps([source]).line(of: found) == line) }
  }

  @Test(
    "a file that is no JSON object is no manifest",
    arguments: ["", "[]", "{", "name: Brand", "{ \"a\": 1 } // b"])
  func otherFiles(text: String) {
    let (manifest, problems) = Manifest.read(SourceFile(path: "a.yaml", text: text))
    #expect(manifest == nil)
    #expect(!problems.isEmpty && problems.allSatisfy { !$0.message.contains("theme") })
  }

  /// The manifests of Fixtures with their paths.
  private static func goldens() throws -> [(path: String, text: String)] {
    try Fixtures.cases("Themes").flatMap { name in
      let fixture = FixtureCase("Themes", name)
      return try fixture.files.filter { $0.hasSuffix(".appearance.json") }.map { file in
        ("\(name)/\(file)", String(decoding: try fixture.bytes(file), as: UTF8.self))
      }
    }
  }

  /// The keys of all objects whose keys are not names of a theme.
  private static func keys(of text: String) throws -> Set<String> {
    func keys(_ value: JSONValue) -> Set<String> {
      switch value {
      case .array(let items): items.reduce(into: []) { $0.formUnion(keys($1)) }
      case .object(let members):
        members.reduce(into: []) { all, member in
          all.insert(member.key)
          let isNamed = ["palette", "roles", "screens", "locations"].contains(member.key)
          guard isNamed, case .object(let named) = member.value else {
            return all.formUnion(keys(member.value))
          }
          for inner in named.values { all.formUnion(keys(inner)) }
        }
      default: []
      }
    }
    return keys(try JSONValue(json: Array(text.utf8)))
  }

  /// The names under every `properties` of a schema.
  private static func properties(of schema: JSONValue) -> Set<String> {
    switch schema {
    case .array(let items): return items.reduce(into: []) { $0.formUnion(properties(of: $1)) }
    case .object(let members):
      return members.reduce(into: []) { all, member in
        guard member.key == "properties", case .object(let named) = member.value else {
          return all.formUnion(properties(of: member.value))
        }
        for (name, inner) in named {
          all.insert(name)
          all.formUnion(properties(of: inner))
        }
      }
    default: return []
    }
  }
}
