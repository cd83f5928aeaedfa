import TestSupport
import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import AppearanceReference
@testable import ColorScience
@testable import OutputText
@testable import ThemeCompiler
@testable import ThemeFiles

@Suite("The schema of manifests")
struct ManifestSchemaTests {
  private static let cases = Fixtures.cases("Themes").filter { name in
    FixtureCase("Themes", name).files.contains { $0.hasSuffix(".appearance.json") }
  }

  @Test("there are manifests to validate")
  func areThere() { #expect(Self.cases.count > 10) }

  @Test("every manifest validates", arguments: cases)
  func manifests(name: String) throws {
    let fixture = FixtureCase("Themes", name)
    let validator = try SchemaValidator.named("manifest")
    for file in fixture.files where file.hasSuffix(".appearance.json") {
      let manifest = try JSONValue(json: fixture.bytes(file))
      #expect(validator.problems(manifest) == [], "\(file)")
      for key in manifest.keys {
        #expect(validator.problems(manifest.setting(key, nil)) != [], "without \(key)")
        #expect(validator.problems(manifest.setting(key, .null)) != [], "\(key) is null")
      }
      #expect(validator.problems(manifest.setting("unknown", .string(""))) != [])
    }
  }

  @Test(
    "a manifest with an unknown key is refused",
    arguments: ["appearances", "inputs"], ["unknown", "Name", ""])
  func unknownManifestKey(list: String, key: String) throws {
    let fixture = FixtureCase("Themes", "Quickstart")
    let manifest = try JSONValue(json: fixture.bytes("Quickstart.appearance.json"))
    let sources = try #require(manifest["sources"])
    guard case .array(let elements)? = manifest[list] ?? sources[list] else {
      Issue.record("no \(list)")
      return
    }
    let changed = JSONValue.array(elements.map { $0.setting(key, .null) })
    let whole =
      list == "inputs"
      ? manifest.setting("sources", sources.setting(list, changed))
      : manifest.setting(list, changed)
    #expect(try SchemaValidator.named("manifest").problems(whole) != [])
  }
}
