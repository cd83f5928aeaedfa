import ColorScience
import ThemeSyntax

/// Merges every appearance onto the one it extends, transitively.
struct AppearanceInheritance {
  var appearances: [AppearanceDocument]
  private(set) var diagnostics = FindingList()
  private var suggestions = NameSuggestions()
  private let texts: TextTable
  private let indices: [TextID: Int]
  private var isDone: [Bool]
  private var isInChain: [Bool]
  private var chain: [Int] = []

  init(_ appearances: consuming [AppearanceDocument], indices: [TextID: Int], texts: TextTable) {
    isDone = appearances.map { $0.extends.value == nil }
    isInChain = [Bool](repeating: false, count: isDone.count)
    self.appearances = appearances
    self.indices = indices
    self.texts = texts
    for index in isDone.indices { resolve(index) }
  }

  /// Iterative, since a chain may be as long as the theme.
  private mutating func resolve(_ start: Int) {
    chain.removeAll(keepingCapacity: true)
    var index = start
    while !isDone[index], let parent = appearances[index].extends.value {
      guard !isInChain[index] else {
        reportCycle(from: index)
        break
      }
      isInChain[index] = true
      chain.append(index)
      guard let parentIndex = indices[parent.value] else {
        reportUndefined(parent, of: index)
        isDone[index] = true
        break
      }
      index = parentIndex
    }
    for index in chain.reversed() {
      isInChain[index] = false
      guard !isDone[index], let parent = appearances[index].extends.value,
        let parentIndex = indices[parent.value]
      else { continue }
      appearances[index] = appearances[index].extending(appearances[parentIndex])
      isDone[index] = true
    }
  }

  private mutating func reportUndefined(_ parent: Located<TextID>, of heir: Int) {
    let own = texts.string(appearances[heir].name.value)
    let name = texts.string(parent.value)
    let candidate = suggestions.nearest(name, among: appearances.count) { [appearances, texts] in
      appearances.map { texts.string($0.name.value) }
    }
    diagnostics.add("undefined-appearance", .error, at: parent.range) { [appearances, texts] in
      let others = appearances.map { texts.string($0.name.value) }.filter { $0 != own }
      return .undefinedAppearance(name, nearest: candidate, among: others, at: parent.range)
    }
  }

  private mutating func reportCycle(from index: Int) {
    let links = chain.drop { $0 != index }
    let names = (links + [index]).map { texts.string(appearances[$0].name.value) }
    let places = links.compactMap { appearances[$0].extends.value?.range }
    diagnostics.append(
      .cycle("cyclic-extends", "appearance", names, verb: "extends", at: places))
    for link in links { isDone[link] = true }
  }
}
