/// The numbers of a theme's files in a run, which they have from when they are read.
///
/// A theme's own number is its index among the themes of the run. The files that it extends have that
/// number plus a multiple of how many themes there are, so that no two themes share a number, whichever
/// is read first.
package struct FileNumbers: Sendable, Hashable {
  package let theme: Int32
  /// How many themes the run has, at least 1.
  private let themes: Int32

  /// The numbers of the theme at an index among `count` ones, below 2³¹.
  package init(ofTheme index: Int, among count: Int) {
    theme = Int32(index)
    themes = Int32(max(1, count))
  }

  /// The numbers of the only theme.
  package static let alone = FileNumbers(ofTheme: 0, among: 1)

  /// The number of a file by its index among the theme's files, the theme first.
  package func number(of index: Int) -> Int32 { theme + Int32(index) * themes }

  /// The index of a file among the theme's files.
  package func index(of number: Int32) -> Int { Int(number / themes) }

  /// The index of the theme, among `count` ones, that a file's number of 0 or more belongs to.
  package static func theme(of number: Int32, among count: Int) -> Int { Int(number) % count }

  /// Whether a range is in the theme's own file.
  package func isOwn(_ range: SourceRange) -> Bool { range.file == theme }

  /// How many files of the theme can be told apart.
  package var limit: Int { Int(Int32.max / themes) }

  /// The number of a configuration by its index among those of the run; it is below those of themes.
  package static func configuration(_ index: Int) -> Int32 { -3 - Int32(index) }

  /// The number of a generated file by its index among those that a run finds out of date.
  package static func output(_ index: Int) -> Int32 { Int32.min + Int32(index) }

  /// The number of the file of known findings.
  package static let baseline: Int32 = -2
}

/// Where the files of a run are in a list, by their numbers.
///
/// A file that several themes extend has several numbers and one place.
package struct FileIndices: Sendable {
  private var indices: [Int32: Int] = [:]

  /// A list of themes alone, which are where their numbers say.
  package init() {}

  /// The index of a file, which need not be in the list.
  package func index(of number: Int32) -> Int { indices[number] ?? Int(number) }

  /// Notes where a file is.
  package mutating func note(_ number: Int32, at index: Int) { indices[number] = index }
}
