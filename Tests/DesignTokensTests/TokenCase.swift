import ColorScience
import ThemeSyntax

@testable import DesignTokens

/// Files of tokens in memory, and what a list of tokens over them comes to.
struct TokenCase {
  let files: [String: String]

  /// One file, named `tokens.json`.
  init(_ text: String) { files = ["tokens.json": text] }

  init(_ files: [String: String]) { self.files = files }

  /// What a list of entries comes to, among the files of a run.
  func read(_ entries: [TokenEntry], numbers: FileNumbers = .alone, after count: Int = 0)
    -> TokenSystem
  {
    let load: FileLoader = { [files] path in
      if let text = files[path] { return .success(SourceFile(path: path, text: text)) }
      guard path.hasSuffix("/") else { return .failure(LoadFailure("no such file")) }
      let inner = files.keys.filter { $0.hasPrefix(path) }.map { $0.dropFirst(path.count) }
      let names = Set(
        inner.map { path in
          path.split(separator: "/", maxSplits: 1).count > 1
            ? path.split(separator: "/")[0] + "/" : String(path)
        })
      return names.isEmpty
        ? .failure(LoadFailure("no such folder"))
        : .success(SourceFile(path: path, text: names.sorted().joined(separator: "\n")))
    }
    return readTokens(entries, load, numbers: numbers, after: count)
  }

  /// What one plain entry comes to.
  func read(_ path: String = "tokens.json") -> TokenSystem { read([.plain(path)]) }
}

extension TokenEntry {
  /// A file with nothing said of its modes.
  static func plain(_ path: String, under: String? = nil) -> TokenEntry {
    var entry = TokenEntry(.file, path: Text(path, at: nil), folder: "")
    entry.namePrefix = under.map { Text($0, at: nil) }
    return entry
  }

  /// Files for variants.
  static func files(_ files: [Variant: [String]]) -> TokenEntry {
    var entry = TokenEntry(.variants, path: nil, folder: "")
    entry.files = files.mapValues { $0.map { Text($0, at: nil) } }
    return entry
  }

  /// A file with names of modes.
  static func modes(_ path: String, _ modes: [Variant: String], _ kind: Kind = .file) -> TokenEntry
  {
    var entry = TokenEntry(kind, path: Text(path, at: nil), folder: "")
    entry.modes = modes.mapValues { [Text($0, at: nil)] }
    return entry
  }

  /// A resolver document with inputs.
  static func resolver(_ path: String, _ inputs: [Variant: [String: String]]) -> TokenEntry {
    var entry = TokenEntry(.resolver, path: Text(path, at: nil), folder: "")
    entry.inputs = inputs.mapValues { pairs in
      pairs.sorted { $0.key < $1.key }.map { Input(Text($0.key, at: nil), Text($0.value, at: nil)) }
    }
    return entry
  }
}

extension TokenSystem {
  /// The light color of a token as CSS.
  func color(_ path: String, _ variant: Variant = .light) -> String? {
    tokens.first { $0.path == path }?.shown(in: variant)?.color.cssText
  }

  /// The paths of the colors.
  var paths: [String] { tokens.map(\.path) }

  /// The kinds of departures with their counts.
  var kinds: [String] { deviations.map { "\($0.kind.name) \($0.count)" } }

  /// Why a token has no value.
  func reason(_ path: String) -> String? { unresolved.first { $0.path == path }?.reason }
}

/// Parts of files of tokens.
enum TokenText {
  static let black = "{ \"colorSpace\": \"srgb\", \"components\": [0, 0, 0] }"
  static let white = "{ \"colorSpace\": \"srgb\", \"components\": [1, 1, 1] }"

  /// The value of a color that has nothing but red, 0 or 1.
  static func color(_ red: Int) -> String {
    "{ \"colorSpace\": \"srgb\", \"components\": [\(red), 0, 0] }"
  }

  /// A token of such a color.
  static func token(_ red: Int) -> String {
    "{ \"$type\": \"color\", \"$value\": \(color(red)) }"
  }

  /// A file with one color.
  static func named(_ name: String, _ value: String) -> String {
    "{ \"\(name)\": { \"$type\": \"color\", \"$value\": \(value) } }"
  }
}
