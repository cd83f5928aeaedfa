package import ThemeSyntax

/// The files of an app in memory, and the colors of its asset catalogs.
package struct AppFiles: Sendable {
  /// What a file is read as, by its name.
  package enum Kind: Sendable, Hashable {
    case swift, interfaceBuilder, infoPlist, colorSet, objectiveC
  }

  /// A file's index is its number in ranges.
  package private(set) var sources: [SourceFile] = []
  package private(set) var kinds: [Kind] = []
  package var assets = AssetColors()

  package init() {}

  /// Adds a file and gives its number.
  @discardableResult
  package mutating func add(_ source: SourceFile, as kind: Kind) -> Int32 {
    sources.append(source)
    kinds.append(kind)
    return Int32(sources.count - 1)
  }

  /// The numbers of the files of a kind.
  package func numbers(of kind: Kind) -> [Int32] {
    kinds.indices.filter { kinds[$0] == kind }.map(Int32.init)
  }
}

/// The color sets of an app's asset catalogs by their names.
package struct AssetColors: Sendable {
  /// A color set: its color by traits, and its `Contents.json`.
  package struct Asset: Sendable, Hashable {
    /// The name that `UIColor(named:)` takes: with the folders that provide a namespace.
    package let name: String
    /// The folders of the catalog that lead to it, its own name last, whether they provide namespaces or not.
    package let path: [String]
    package let color: TraitColor
    package let place: SourceRange

    package init(name: String, path: [String], color: TraitColor, at place: SourceRange) {
      self.name = name
      self.path = path
      self.color = color
      self.place = place
    }
  }

  private var sets: [String: Asset] = [:]
  /// The sets by their paths as generators of Swift names shorten them; nil where two have the same.
  private var accessors: [String: Asset?] = [:]

  package init() {}

  package var all: [Asset] { sets.values.sorted { $0.name < $1.name } }

  /// Adds a color set; the first of a name counts.
  package mutating func add(_ set: Asset) {
    if sets[set.name] == nil { sets[set.name] = set }
    for start in set.path.indices {
      let key = Self.key(set.path[start...])
      accessors.updateValue(accessors[key] == nil ? set : nil, forKey: key)
    }
  }

  package func named(_ name: String) -> Asset? { sets[name] }

  /// The set that a generated accessor means by its names, `["Colors", "Brand", "blurple"]`: SwiftGen and R.swift
  /// drop whatever no identifier has, and change cases.
  package func accessed(by names: [String]) -> Asset? {
    names.indices.lazy.compactMap { accessors[Self.key(names[$0...])].flatMap(\.self) }.first
  }

  private static func key(_ names: ArraySlice<String>) -> String {
    names.joined().lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
