#if Import
  import OutputText
  import ThemeSyntax

  /// Adds to an app's facts what its Swift says of bars.
  package func readSwiftFacts(of files: AppFiles, into facts: inout AppFacts) {
    let numbers = files.numbers(of: .swift)
    let trees = concurrentMap(numbers) { parseSwift(files.sources[Int($0)], number: $0) }
    let reader = BarReader(files, CodeIndex(trees))
    reader.readAll()
    reader.addObjects()
    facts.facts += settled(reader.drafts)
  }
#endif
