/// A theme's file numbers: its index in the run, plus multiples of `themes` for extended files.
package struct FileNumbers: Sendable, Hashable {
  package let theme: Int32
  private let themes: Int32

  package init(ofTheme index: Int, among count: Int) {
    theme = Int32(index)
    themes = Int32(max(1, count))
  }

  package static let alone = FileNumbers(ofTheme: 0, among: 1)

  /// The theme's own index is 0.
  package func number(of index: Int) -> Int32 { theme + Int32(index) * themes }

  package func index(of number: Int32) -> Int { Int(number / themes) }

  /// The index of the theme for a file's number of 0 or more.
  package static func theme(of number: Int32, among count: Int) -> Int { Int(number) % count }

  package func isOwn(_ range: SourceRange) -> Bool { range.file == theme }

  package var limit: Int { Int(Int32.max / themes) }

  /// Below the numbers of themes.
  package static func configuration(_ index: Int) -> Int32 { -3 - Int32(index) }

  package static func output(_ index: Int) -> Int32 { Int32.min + Int32(index) }

  package static let baseline: Int32 = -2
}

/// Indices of a run's files in a list, by number; a file that several themes extend has several.
package struct FileIndices: Sendable {
  private var indices: [Int32: Int] = [:]

  /// Creates the indices for a list of themes alone, whose numbers are their indices.
  package init() {}

  package func index(of number: Int32) -> Int { indices[number] ?? Int(number) }

  package mutating func note(_ number: Int32, at index: Int) { indices[number] = index }
}
