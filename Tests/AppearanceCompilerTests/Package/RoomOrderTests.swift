import TestSupport
import Foundation
import Testing

@Suite("The order of modules and of the folders in them")
struct RoomOrderTests {
  private static let package = Fixtures.root.deletingLastPathComponent()
  /// The targets of the manifest that have sources, in its order, each with what it depends on.
  private let targets: [(name: String, dependencies: [String])]

  init() throws {
    let text = try String(
      contentsOf: Self.package.appending(path: "Package.swift"), encoding: .utf8)
    let manifest = text[try #require(text.firstRange(of: "\n  targets: [")).upperBound...]
    let declaration =
      #/\.(?:target|executableTarget|testTarget|plugin|systemLibrary)\(\s*name: "(\w+)"/#
    let matches = manifest.matches(of: declaration)
    let ends = matches.map(\.range.lowerBound).dropFirst() + [manifest.endIndex]
    let names = Set(matches.map { String($0.1) })
    targets = zip(matches, ends).map { match, end in
      let rest = manifest[match.range.upperBound..<end]
      let list = rest.firstMatch(of: #/dependencies: \[([^\]]*)\]/#)?.1 ?? ""
      let words = list.matches(of: #/"([^"]+)"/#).map { String($0.1) }
      return (String(match.1), words.filter(names.contains))
    }
    try #require(targets.count > 25)
  }

  @Test("a target depends only on those before it in the manifest")
  func manifest() {
    var known: Set<String> = []
    for target in targets {
      let later = target.dependencies.filter { !known.contains($0) }
      #expect(later.isEmpty, "\(target.name) depends on \(later)")
      known.insert(target.name)
    }
  }

  @Test("a target imports only what it declares as a dependency")
  func imports() throws {
    let names = Set(targets.map(\.name))
    for target in targets {
      for (path, _, text) in try sources(of: target.name) {
        let imported = text.matches(of: #/(?m)^(?:\w+ |@\w+ )*import (?:\w+ )?(\w+)/#)
          .map { String($0.1) }
        let unknown = imported.filter { names.contains($0) && !target.dependencies.contains($0) }
        #expect(unknown.isEmpty, "\(path) imports \(unknown)")
      }
    }
  }

  @Test("folders of a module name one another one way, members included")
  func folders() throws {
    var known: Set<String> = []
    var arrows = 0
    for target in targets {
      let files = try sources(of: target.name).map { ($0.path, $0.folder, SourceCode($0.text)) }
      let rooms = SourceRooms(files, known: known)
      for (from, to, uses) in rooms.backward {
        let places = uses.prefix(10).map { "\($0.place): \($0.word)" }
        #expect(
          Bool(false), "\(target.name): \(from) names \(to)\n\(places.joined(separator: "\n"))")
      }
      arrows += rooms.count
      known.formUnion(rooms.declared)
    }
    #expect(arrows > 60 && known.count > 1_500)
  }

  @Test("a word that leads back is found with its place")
  func back() {
    let low = SourceCode(
      """
      /// Names `High` in a comment.
      struct Low {
        var text: String { "High \\(1)" }
      }
      """)
    let high = SourceCode(
      """
      struct High {
        let low: Low
        static let top = 1
      }
      """)
    let bad = SourceCode("let worst = [\n  \"\\(High.top)\",\n]\n")
    let good = SourceRooms(
      [("Low.swift", "Low", low), ("High.swift", "High", high)], known: [])
    #expect(good.count == 1 && good.backward.isEmpty)
    let both = SourceRooms(
      [
        ("Low.swift", "Low", low), ("Bad.swift", "Low", bad), ("High.swift", "High", high),
        ("More.swift", "High", SourceCode("let one = Low()\nlet two = Low.self\n")),
      ], known: [])
    #expect(both.backward.map(\.from) == ["Low"])
    let uses = both.backward.flatMap(\.uses).map { "\($0.place) \($0.word)" }
    #expect(uses == ["Bad.swift:2 High", "Bad.swift:2 top"])
  }

  /// The files of a target with the folder in it that each is in.
  private func sources(
    of target: String
  ) throws -> [(path: String, folder: String, text: String)] {
    let folder = Self.package.appending(path: "Sources/\(target)")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
    return try paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
      .map { path in
        let parts = path.split(separator: "/")
        return (
          "Sources/\(target)/\(path)", parts.dropLast().joined(separator: "/"),
          try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        )
      }
  }
}
