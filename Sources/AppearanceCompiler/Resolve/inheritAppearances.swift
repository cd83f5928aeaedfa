import ThemeSyntax

/// Lays every appearance over the one it extends, and that over its own.
struct AppearanceInheritance {
  private(set) var appearances: [AppearanceDocument]
  private(set) var diagnostics: [Diagnostic] = []
  private let texts: TextTable
  private let indices: [TextID: Int]
  private var isDone: [Bool]
  private var chain: [Int] = []

  init(_ appearances: [AppearanceDocument], indices: [TextID: Int], texts: TextTable) {
    self.appearances = appearances
    self.indices = indices
    self.texts = texts
    isDone = appearances.map { $0.extends == nil }
    for index in appearances.indices { resolve(index) }
  }

  private mutating func resolve(_ index: Int) {
    guard !isDone[index], let parent = appearances[index].extends else { return }
    guard !chain.contains(index) else { return reportCycle(from: index) }
    guard let parentIndex = indices[parent.value] else {
      isDone[index] = true
      let names = appearances.map { texts.string($0.name.value) }
      let written = texts.string(parent.value)
      diagnostics.append(
        .undefinedAppearance(written, among: names, at: parent.range))
      return
    }
    chain.append(index)
    resolve(parentIndex)
    chain.removeLast()
    guard !isDone[index] else { return }
    appearances[index] = appearances[index].inheriting(from: appearances[parentIndex])
    isDone[index] = true
  }

  private mutating func reportCycle(from index: Int) {
    let links = chain.drop { $0 != index }
    let names = (links + [index]).map { texts.string(appearances[$0].name.value) }
    diagnostics.append(
      .cycle(
        "cyclic-extends", "appearance", names, verb: "extends",
        at: links.compactMap { appearances[$0].extends?.range }))
    for link in links { isDone[link] = true }
  }
}
