import Foundation
import Testing

@Suite struct SecurityPageTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test("every promise of the page on security names tests that there are")
  func names() throws {
    let page = try String(
      contentsOf: Self.root.appendingPathComponent("Docs/Security.md"), encoding: .utf8)
    let promises = page.split(separator: "\n").filter { $0.hasPrefix("| ") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
      .filter { $0.count == 3 && $0[0] != "---" && $0[2] != "Test" }
    #expect(promises.count >= 18)
    let tests = try Self.tests()
    for promise in promises {
      let names = promise[2].components(separatedBy: "\"; \"")
        .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "\"")) }
      #expect(!names.isEmpty)
      for name in names {
        #expect(tests.contains { $0.contains("\"\(name)") }, "\(promise[0]): \(name)")
      }
    }
  }

  /// The test files of the package.
  private static func tests() throws -> [String] {
    let folder = root.appendingPathComponent("Tests")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let paths = (files?.allObjects ?? []).compactMap { $0 as? URL }
    return try paths.filter { $0.lastPathComponent.hasSuffix("Tests.swift") }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
