import Foundation
import Testing

@Suite("The folders of ColorScience")
struct RoomOrderTests {
  /// From what knows nothing of the others to what may know all of them.
  static let order = [
    "Text", "Spaces", "Color", "Gamut", "Contrast", "Inverse", "Repair", "CSS", "UIKit", "Parsing",
  ]

  @Test("name only what folders before them declare, members included")
  func arrows() throws {
    let sources = Vectors.package.appending(path: "Sources/ColorScience")
    let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .filter { !$0.hasPrefix(".") }.sorted()
    try #require(folders == Self.order.sorted())
    let codes = try Self.order.map { try code(in: sources.appending(path: $0)) }
    let declared = codes.map(names)
    #expect(declared.map(\.count).reduce(0, +) > 200)
    for (index, code) in codes.enumerated() {
      let known = declared[...index].reduce(into: Set()) { $0.formUnion($1) }
      let later = declared[(index + 1)...].reduce(into: Set()) { $0.formUnion($1) }
      let words = Set(code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
      let back = words.intersection(later).subtracting(known).subtracting(locals(in: code)).sorted()
      #expect(back.isEmpty, "\(Self.order[index]) names \(back)")
    }
  }

  /// The sources of a folder without comments and the texts of strings.
  private func code(in folder: URL) throws -> String {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    try #require(!files.isEmpty)
    return try files.map { file in
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      return text.replacing(#///[^\n]*/#, with: "").replacing(#/"(?:\\.|[^"\\\n])*"/#, with: "")
    }.joined(separator: "\n")
  }

  /// What code declares for others: top-level declarations and members, except private ones.
  private func names(in code: String) -> Set<String> {
    let declaration =
      #/(?:(?:package|indirect|static|mutating) )*(?:struct|enum|func|var|let|case) (\w+)/#
    var names: Set<String> = []
    var isFunction = false
    for line in code.split(separator: "\n") {
      let indentation = line.prefix { $0 == " " }.count
      guard indentation == 0 || indentation == 2 && !isFunction else { continue }
      if line.first?.isLetter == true { isFunction = line.contains("func ") }
      guard let match = line.dropFirst(indentation).prefixMatch(of: declaration) else { continue }
      names.insert(String(match.1))
    }
    // Sequences have these too.
    return names.subtracting(["count", "first", "map"])
  }

  /// The parameters, variables and functions of code, by which it means its own.
  private func locals(in code: String) -> Set<String> {
    Set(code.matches(of: #/(\w+):/#).map { String($0.1) })
      .union(code.matches(of: #/(?:let|var|for|func) (\w+)/#).map { String($0.1) })
  }
}
